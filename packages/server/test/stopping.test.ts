import { CLOSE, JOIN_ERROR, WIRE_VERSION } from '@illuminice/protocol';
import { matchMaker } from 'colyseus';
import type { TableRoom } from '../src/room/table-room.js';
import { type Guest, gatherAndStart } from './harness/guest.js';
import { get, post, startServer } from './harness/server.js';

test('U103 a server that stops lets nobody in, says so, and sends everybody to the next one', async () => {
  const server = await startServer();
  const code = await server.table({ seats: 2 });
  const [ann, bob] = (await gatherAndStart(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
  expect((await get(`${server.url}/healthz`)).status).toBe(200);

  // The table has something to finish yet.
  const room = matchMaker.getLocalRoomById(code) as TableRoom;
  const dispose = room.onDispose.bind(room);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  room.onDispose = () => finished.then(dispose);
  const closing = server.close();
  expect(await get(`${server.url}/healthz`)).toMatchObject({ status: 503, body: { refusal: { why: 'stopping' } } });
  expect(await post(`${server.url}/api/tables`, {})).toMatchObject({ status: 503, body: { refusal: { why: 'stopping' } } });
  expect(await post(`${server.url}/matchmake/joinById/${code}`, { name: 'Late', version: WIRE_VERSION })).toMatchObject({
    body: { code: JOIN_ERROR.stopping },
  });
  for (const guest of [ann, bob]) {
    await guest.until(() => guest.left !== null);
    expect(guest.left).toBe(CLOSE.stopping);
    expect(guest.heard.filter(({ type }) => type === 'notice')).toMatchObject([{ message: { why: 'stopping' } }]);
  }
  // Whatever was done now, by the clock or a computer player, nobody would hear of.
  const { played } = room.session.table as NonNullable<typeof room.session.table>;
  const unstuck = await room.session.unstick();
  finish();
  await closing;
  expect([unstuck, room.session.table?.played]).toEqual([0, played]);
  expect(room.clients).toHaveLength(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});
