import { type Decoder, Encoder, Reflection, TypeContext } from '@colyseus/schema';
import { TableMirror, type TableState } from '@illuminice/protocol';
import { createGame } from '@illuminice/rules/classic';
import type { Room } from 'colyseus.js';
import { LOBBY } from '../harness/table-info';

jest.mock('colyseus.js', () => ({
  Client: class {
    consumeSeatReservation = async () => undefined;
  },
  Room: class {
    onLeave = () => undefined;
    connection = { close: () => undefined };
  },
}));

import { openRoom } from '../../src/net/open-room';

const { state: game } = createGame({ players: ['ann', 'bob'], seed: '1' });

test('U103 a connection leaves no classes of its state behind, and what comes later is read all the same', async () => {
  Object.assign(globalThis, { location: { origin: 'http://here' }, fetch: async () => ({ json: async () => ({ ruleset: 'classic' }) }) });
  const mirror = new TableMirror();
  mirror.writeTable(LOBBY);
  mirror.writeBoard(game.board);
  const encoder = new Encoder(mirror.state);
  const described = Reflection.encode(encoder);
  const open = async (): Promise<Decoder> => {
    let decoder: Decoder | undefined;
    const listen = (_: Room<TableState>, welcomed: () => void): void => {
      // As the library does when a server says what its state is made of.
      decoder = Reflection.decode(described);
      expect(TypeContext.inheritedTypes.size).toBeGreaterThan(0);
      welcomed();
    };
    await openRoom('BCDFGH', { name: 'Ann' } as Parameters<typeof openRoom>[1], async () => undefined, listen);
    return decoder as Decoder;
  };
  for (const decoder of [await open(), await open()]) {
    expect(TypeContext.inheritedTypes.size).toBe(0);
    decoder.decode(encoder.encodeAll({ offset: 0 }));
    expect((decoder.state as unknown as { board: { seq: number } }).board.seq).toBe(game.board.seq);
  }
});
