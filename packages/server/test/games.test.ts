import type { GameList, GameRecord, HttpRefusal } from '@illuminice/protocol';
import { hashOf, recordedGameShape, replayStart, replayStep } from '@illuminice/rules';
import { classic } from '@illuminice/rules/classic';
import { matchMaker } from 'colyseus';
import type { TableRoom } from '../src/room/table-room.js';
import { finished } from './harness/finished.js';
import { type Guest, gatherAndStart } from './harness/guest.js';
import { get, startServer, type TestServer } from './harness/server.js';
import { ask } from './harness/wire.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const listed = async () => ((await get(`${server.url}/api/games`)).body as GameList).games;

describe('U106 a game that is over', () => {
  test('U102: tells no code of its table, which may be private by now', async () => {
    const [ann] = (await finished(server, true)) as [Guest];
    const code = ann.room.roomId;
    await ann.ask('rematch');
    expect(await ann.ask('configure', { public: false })).toMatchObject({ ok: true });
    const [entry] = await listed();
    const record = (await get(`${server.url}/api/games/${entry?.id}`)).body as GameRecord;
    expect(record.id).toBe(entry?.id);
    expect(JSON.stringify(await listed())).not.toContain(code);
    expect(JSON.stringify(record)).not.toContain(code);
  });

  test('is listed, told whole, and comes to its hash when it is stepped again', async () => {
    const [ann] = (await finished(server, true)) as [Guest];
    const [entry] = await listed();
    expect(entry).toMatchObject({ seats: [{ name: 'Ann' }, { name: 'Bob' }], winners: ['p1'] });
    const { status, body } = await get(`${server.url}/api/games/${entry?.id}`);
    expect(status).toBe(200);
    const game = body as GameRecord;
    expect(game.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(game.intents).toHaveLength(entry?.intents ?? 0);
    const read = recordedGameShape(classic).parse(game);
    const { state } = replayStart(classic, read);
    for (const at of read.intents.keys()) replayStep(classic, read, state, at);
    expect(hashOf(state)).toBe(game.hash);
    expect(state.board).toEqual(ann.view.board);
  });

  test('is sent packed to who can unpack it and plain to who cannot, and not at all to who has it', async () => {
    const [entry] = await listed();
    const url = `${server.url}/api/games/${entry?.id}`;
    const plain = await ask(url);
    const packed = await fetch(url);
    expect([plain.headers['content-encoding'], packed.headers.get('content-encoding')]).toEqual([undefined, 'gzip']);
    expect(JSON.parse(plain.body)).toEqual(await packed.json());
    const { etag = '' } = plain.headers;
    expect(packed.headers.get('etag')).toBe(etag);
    expect(await ask(url, { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, body: '' });
    expect(await ask(url, { headers: { 'if-none-match': 'W/"another"' } })).toMatchObject({ status: 200, body: plain.body });
  });

  test('U102: tells nothing of what was said at the table, nor of who may sit there', async () => {
    const [entry] = await listed();
    const [ann] = (await finished(server, true)) as [Guest];
    const text = JSON.stringify((await get(`${server.url}/api/games/${entry?.id}`)).body);
    expect(text).not.toContain('nobody must read this');
    expect(text).not.toContain(ann.token);
  });

  test('is not listed when its table was private', async () => {
    const before = (await listed()).length;
    await finished(server, false);
    expect(await listed()).toHaveLength(before);
  });
});

test('U102, U106: of a game that is on nothing is told, not even that there is one', async () => {
  const [ann, bob] = (await gatherAndStart(server.url, await server.table({ public: true }), ['Ann', 'Bob'])) as [Guest, Guest];
  const { table } = (matchMaker.getLocalRoomById(ann.room.roomId) as TableRoom).session;
  const reply = await get(`${server.url}/api/games/${table?.id}`);
  expect([reply.status, (reply.body as HttpRefusal).refusal.why]).toEqual([404, 'noSuchGame']);
  expect((await listed()).some(({ id }) => id === table?.id)).toBe(false);
  for (const guest of [ann, bob]) await guest.leave();
});

test('U102, U106: a game that does not exist, and a time that is none, are refused', async () => {
  const none = await get(`${server.url}/api/games/nothere`);
  expect([none.status, (none.body as HttpRefusal).refusal.why]).toEqual([404, 'noSuchGame']);
  const odd = await get(`${server.url}/api/games?before=soon`);
  expect([odd.status, (odd.body as HttpRefusal).refusal.why]).toEqual([400, 'badMessage']);
});
