import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedGame } from '@illuminice/rules';
import { type ClassicTypes, cardFacts, classic, type GameEvent } from '@illuminice/rules/classic';
import { findFacts, type InwoTypes, inwo } from '@illuminice/rules/inwo';
import { spectaclesOf as ofClassic } from '../../src/games/classic/board/spectacles';
import { spectaclesOf as ofInwo } from '../../src/games/inwo/board/spectacles';
import { Reel } from '../../src/screens/replay/reel';
import { apart } from '../../src/screens/replay/timeline';
import '../harness/page';

const fixture = (path: string) => JSON.parse(readFileSync(join(__dirname, '../../../rules/test', path), 'utf8')) as unknown;

test('U106 U121 the reel of a classic game has its great moments, each with a card, at the step that brought it', () => {
  const game = fixture('fixtures/1/3-greedy-hidden-5.json') as RecordedGame<ClassicTypes>;
  const reel = new Reel(classic, game, ofClassic as never);
  const kinds = new Set(reel.spectacles.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['capture', 'victory']));
  for (const { moment, kind, card } of reel.spectacles) {
    expect(cardFacts[card]).toBeDefined();
    const types = reel.eventsAt(moment).map(({ type }) => type as GameEvent['type']);
    expect(types).toContain({ capture: 'placed', control: 'placed', destruction: 'destroyed', victory: 'gameOver' }[kind as 'capture']);
  }
  expect(reel.spectacles.at(-1)?.kind).toBe('victory');
});

test('U106 the reel of a game of INWO has cards, not copies, for its pictures', () => {
  const game = fixture('inwo/fixtures/2/4-mixed-6.json') as RecordedGame<InwoTypes>;
  const reel = new Reel(inwo, game, ofInwo as never);
  expect(reel.spectacles.length).toBeGreaterThan(5);
  for (const { card } of reel.spectacles) expect(findFacts(card)).not.toBeNull();
});

test('U106 pictures on the timeline leave room for each other, and the greater moment stays', () => {
  const mark = (kind: 'capture' | 'victory' | 'destruction', moment: number) => ({ kind, moment });
  expect(apart([mark('capture', 0), mark('capture', 2), mark('destruction', 3), mark('capture', 50), mark('victory', 99)], 100)).toEqual([
    mark('destruction', 3),
    mark('capture', 50),
    mark('victory', 99),
  ]);
});

describe('U121 the great moments of INWO', () => {
  const table = (cards: object) => ({ cards, seats: [{ player: 'ann', illuminati: 'c9' }] }) as unknown as Parameters<typeof ofInwo>[1];
  const TEXAS = { id: 'c1', card: 'texas', owner: 'bob' };

  test('a Disaster over a Place, which is devastated or destroyed', () => {
    expect(ofInwo([{ type: 'devastated', copy: 'c1' }], table({ c1: TEXAS }))).toEqual([
      { kind: 'disaster', at: 'c1', card: 'texas', player: 'bob' },
    ]);
    expect(ofInwo([{ type: 'destroyed', copy: 'c1', card: 'texas', by: 'ann' }], table({}))).toEqual([
      { kind: 'destruction', at: 'c1', card: 'texas', player: 'ann' },
    ]);
  });

  test('a New World Order as it is played, and no other Plot', () => {
    const played = (card: string) => ofInwo([{ type: 'played', player: 'ann', copy: 'c2', card }], table({}));
    expect(played('gun-control')).toEqual([{ kind: 'order', at: 'c2', card: 'gun-control', player: 'ann' }]);
    expect(played('fnord')).toEqual([]);
  });

  test('a capture and a trade, but no move or takeover', () => {
    const placed = (how: 'captured' | 'traded' | 'moved' | 'takenOver') =>
      ofInwo([{ type: 'placed', copy: 'c1', player: 'ann', onto: 'c9', arrow: 'left', how }], table({ c1: TEXAS })).map(({ kind }) => kind);
    expect(placed('captured')).toEqual(['capture']);
    expect(placed('traded')).toEqual(['control']);
    expect([...placed('moved'), ...placed('takenOver')]).toEqual([]);
  });
});
