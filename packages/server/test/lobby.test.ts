import { JOIN_ERROR, NAME_LENGTH, type TableSummary, WIRE_VERSION, type WireRefusal } from '@illuminice/protocol';
import { Guest, gather, gatherAndStart, joinAt, type Reply } from './harness/guest.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ lobbyGraceSeconds: 0 });
});
afterAll(() => server.close());

const refused = (reply: Reply): WireRefusal => {
  if (reply.ok) throw new Error('it was accepted');
  return reply.refusal;
};

/** The error that a join ends with. */
const joining = (code: string, options: unknown) =>
  joinAt(server.url, code, options as object).then(
    () => {
      throw new Error('the join was accepted');
    },
    (error: { code: number; message: string }) => error,
  );

describe('U100 friends join by one link', () => {
  test('and are seated in the order they come', async () => {
    const code = await server.table({ seats: 3 });
    const [ann, bob, cat] = (await gather(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest, Guest, Guest];
    expect([ann.player, bob.player, cat.player]).toEqual(['p1', 'p2', 'p3']);
    await ann.until(() => ann.seated.length === 3);
    expect(ann.seated).toEqual(['Ann', 'Bob', 'Cat']);
    expect(ann.table.host).toBe('p1');
    const colours = ['p1', 'p2', 'p3'].map((player) => ann.seat(player)?.colour);
    expect(new Set(colours).size).toBe(3);
  });

  test('the list of public tables names them, but not where a password keeps people out', async () => {
    const open = await server.table({ public: true });
    const closed = await server.table({ public: true, password: 'swordfish' });
    const secret = await server.table({});
    await gather(server.url, open, ['Ann', 'Bob']);
    await Guest.join(server.url, closed, 'Cat', { password: 'swordfish' });
    await Guest.join(server.url, secret, 'Dan');
    const namesAt = async (code: string) => ((await get(`${server.url}/api/tables/${code}`)).body as TableSummary).names;
    expect(await Promise.all([open, closed, secret].map(namesAt))).toEqual([['Ann', 'Bob'], [], []]);
  });

  test('a seat that was given up goes to the next who comes', async () => {
    const code = await server.table({ seats: 3 });
    const [, bob, cat] = (await gather(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest, Guest, Guest];
    await bob.leave();
    await cat.until(() => cat.seated.length === 2);
    const dan = await Guest.join(server.url, code, 'Dan');
    expect(dan.player).toBe('p2');
    expect(dan.seated).toEqual(['Ann', 'Dan', 'Cat']);
  });

  test('the host orders the seats, everybody moves to a free one, and a free one is chosen by whoever sits down', async () => {
    const code = await server.table({ seats: 4 });
    const [ann, bob, cat] = (await gather(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest, Guest, Guest];
    expect((await ann.ask('move', { player: 'p3', place: 0 })).ok).toBe(true);
    await bob.until(() => bob.seated[0] === 'Cat');
    expect(bob.seated).toEqual(['Cat', 'Bob', 'Ann']);
    expect(refused(await bob.ask('move', { player: 'p2', place: 0 })).why).toBe('placeTaken');
    expect(refused(await bob.ask('move', { player: 'p1', place: 3 })).why).toBe('notHost');
    expect(refused(await ann.ask('move', { player: 'p1', place: 4 })).why).toBe('noSuchSeat');
    expect((await bob.ask('move', { player: 'p2', place: 3 })).ok).toBe(true);
    await cat.ask('stand');
    await ann.until(() => ann.seated.length === 2);
    expect(refused(await cat.ask('sit', { place: 2 })).why).toBe('placeTaken');
    await cat.ask('sit', { place: 1 });
    await cat.until(() => cat.player !== null);
    await ann.until(() => ann.seated.length === 3);
    expect(ann.table.seats.map(({ name, place }) => [name, place])).toEqual([
      ['Cat', 1],
      ['Ann', 2],
      ['Bob', 3],
    ]);
    // No two are the same player, whatever they moved.
    expect(new Set(ann.table.seats.map(({ player }) => player)).size).toBe(3);
  });

  test('two of one name are told apart', async () => {
    const code = await server.table();
    await Guest.join(server.url, code, 'Ann');
    await Guest.join(server.url, code, ' ann ');
    const third = await Guest.join(server.url, code, 'Ann');
    expect(third.seated).toEqual(['Ann', 'ann 2', 'Ann 3']);
    const long = 'x'.repeat(NAME_LENGTH);
    await Guest.join(server.url, code, long);
    const fifth = await Guest.join(server.url, code, long);
    expect(fifth.seated[4]).toBe(`${'x'.repeat(NAME_LENGTH - 2)} 2`);
  });

  test.each([
    ['Cyrillic letters', 'Ann', '\u0410nn'],
    ['full-width letters', 'Ann', '\uff21\uff4e\uff4e'],
    ['capital I for small l', 'Al', 'AI'],
    ['a figure for a letter', 'Bob O', 'Bob 0'],
    ['two letters for one', 'Tom', 'Torn'],
    ['Greek capitals', 'MIRA', '\u039c\u0399RA'],
    ['a blank of another width', 'Ann B', 'Ann\u00a0B'],
    ['another quotation mark', "Ann's", 'Ann\u2019s'],
    ['a selector behind an emoji', 'Ann \u2764', 'Ann \u2764\ufe0f'],
    ['a computer player\u2019s', 'Ann', 'Agent N\u043ebody'],
  ])('U100 %s make no second of a name: it gets a number', async (_, first, second) => {
    const code = await server.table();
    await Guest.join(server.url, code, first);
    const guest = await Guest.join(server.url, code, second);
    expect(guest.seated[1]).toMatch(/ 2$/);
    expect((await guest.ask('rename', { name: second })).ok).toBe(true);
    expect(guest.seated[1]).toMatch(/ 2$/);
  });

  test('U100 names that look unlike stay as they are, in any script', async () => {
    const code = await server.table({ seats: 8 });
    const names = ['Ann', '\u00c4nn', 'Anna', '\u0410\u043d\u043d\u0430', '\u5b8b\u6176\u9f61', 'A\ud83d\ude00', 'A\ud83d\ude01'];
    for (const name of names) await Guest.join(server.url, code, name);
    const last = await Guest.join(server.url, code, '\ud83d\ude00'.repeat(12));
    expect(last.seated.slice(0, -1)).toEqual(names);
  });

  test('U100 the number behind a name cuts no character in two', async () => {
    const code = await server.table();
    const long = `x${'\ud83d\ude00'.repeat(11)}y`;
    for (const name of [long, long]) await Guest.join(server.url, code, name);
    const third = await Guest.join(server.url, code, 'Ann');
    expect(third.seated[1]).toBe(`x${'\ud83d\ude00'.repeat(10)} 2`);
  });

  test('markup in a name is text like any other', async () => {
    const code = await server.table();
    const guest = await Guest.join(server.url, code, '<b>Ann</b><script>');
    expect(guest.seated).toEqual(['<b>Ann</b><script>']);
  });

  test.each([
    ['no name', { name: '', version: WIRE_VERSION }, 'badName'],
    ['blanks for a name', { name: '   ', version: WIRE_VERSION }, 'badName'],
    ['a name of 1,000 characters', { name: 'x'.repeat(1000), version: WIRE_VERSION }, 'badName'],
    ['a name with a line break', { name: 'a\nb', version: WIRE_VERSION }, 'badName'],
    ['a name of another kind', { name: 7, version: WIRE_VERSION }, 'badName'],
    ['no version', { name: 'Ann' }, 'wrongVersion'],
    ['an old version', { name: 'Ann', version: 0 }, 'wrongVersion'],
    ['an unknown field', { name: 'Ann', version: WIRE_VERSION, seat: 'p1' }, 'badMessage'],
    ['a token of another kind', { name: 'Ann', version: WIRE_VERSION, token: { $ne: null } }, 'badMessage'],
  ] as const)('%s is refused in words, and nobody notices', async (_, options, why) => {
    const code = await server.table();
    const host = await Guest.join(server.url, code, 'Host');
    const before = host.heard.length;
    const error = await joining(code, options);
    expect(error.code).toBe(JOIN_ERROR[why]);
    expect(error.message.length).toBeGreaterThan(20);
    await host.ask('ready', { ready: true });
    expect(host.seated).toEqual(['Host']);
    expect(host.heard.slice(before).map(({ type }) => type)).toEqual(['patch', 'accepted']);
  });

  test('a full table says so, and can be watched', async () => {
    const code = await server.table({ seats: 2 });
    const [ann] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest];
    expect((await joining(code, { name: 'Cat', version: WIRE_VERSION })).code).toBe(JOIN_ERROR.tableFull);
    const cat = await Guest.join(server.url, code, 'Cat', { spectate: true });
    expect(cat.player).toBeNull();
    expect(cat.token).toBeNull();
    await ann.until(() => ann.table.spectators === 1);
  });

  test('a password is asked of everybody, but not of who has a seat', async () => {
    const code = await server.table({ password: 'swordfish' });
    expect((await joining(code, { name: 'Ann', version: WIRE_VERSION })).code).toBe(JOIN_ERROR.wrongPassword);
    expect((await joining(code, { name: 'Ann', version: WIRE_VERSION, password: 'sword', spectate: true })).code).toBe(
      JOIN_ERROR.wrongPassword,
    );
    const ann = await Guest.join(server.url, code, 'Ann', { password: 'swordfish' });
    const again = await Guest.join(server.url, code, 'Ann', { token: ann.token });
    expect(again.player).toBe(ann.player);
    expect(server.log.join('')).not.toContain('swordfish');
    expect(server.log.join('')).not.toContain(ann.token as string);
  });
});

describe('U01 the table is set up', () => {
  test('the host begins once two sit and all are ready', async () => {
    const code = await server.table();
    const ann = await Guest.join(server.url, code, 'Ann');
    expect(refused(await ann.ask('start')).why).toBe('tooFewPlayers');
    const bob = await Guest.join(server.url, code, 'Bob');
    expect(refused(await ann.ask('start'))).toMatchObject({ why: 'notReady', text: expect.stringContaining('Bob') });
    expect(refused(await bob.ask('start')).why).toBe('notHost');
    await bob.ask('ready', { ready: true });
    expect((await ann.ask('start')).ok).toBe(true);
    await bob.until(() => bob.table.stage === 'playing');
    expect(bob.board.seats.map((seat) => seat.player)).toEqual(['p1', 'p2']);
  });

  test('the host alone changes options, and those who were ready say so again', async () => {
    const code = await server.table();
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    expect(refused(await bob.ask('configure', { options: { longGame: true } })).why).toBe('notHost');
    expect(refused(await ann.ask('configure', { options: { cheat: 1 } })).why).toBe('badOptions');
    expect(refused(await ann.ask('configure', { options: { groupsToWin: 0.5 } })).why).toBe('badOptions');
    expect(refused(await ann.ask('configure', { seats: 1 })).why).toBe('badMessage');
    expect(ann.options.illuminati).toBe('pick');
    expect((await ann.ask('configure', { options: { illuminati: 'dealt' }, seats: 2, public: true, name: 'Ours' })).ok).toBe(true);
    await bob.until(() => bob.options.illuminati === 'dealt');
    expect(bob.seat('p2')?.ready).toBe(false);
    expect((await get(`${server.url}/api/tables/${code}`)).body).toMatchObject({ name: 'Ours', public: true, seats: 2 });
  });

  test('U107 a table that strangers may join has a relaxed clock, unless its host chose another one or none', async () => {
    const [open, chosen, closed] = [
      await server.table({ public: true }),
      await server.table({ public: true, clock: 'off' }),
      await server.table(),
    ];
    const clockAt = async (code: string) => (await get(`${server.url}/api/tables/${code}`)).body;
    expect([await clockAt(open), await clockAt(chosen), await clockAt(closed)]).toMatchObject([
      { clock: 'relaxed' },
      { clock: 'off' },
      { clock: 'off' },
    ]);
    const ann = await Guest.join(server.url, closed, 'Ann');
    await ann.ask('configure', { public: true });
    expect(ann.table.clock).toBe('relaxed');
    await ann.ask('configure', { clock: 'off' });
    await ann.ask('configure', { name: 'Ours', public: true });
    expect(ann.table.clock).toBe('off');
  });

  test('seats that are taken cannot be taken away', async () => {
    const code = await server.table({ seats: 4 });
    const [ann] = (await gather(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest];
    expect(refused(await ann.ask('configure', { seats: 2 }))).toMatchObject({ why: 'seatsTaken', with: { taken: 3, seats: 2 } });
  });

  test('colours: no two alike', async () => {
    const code = await server.table();
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    const taken = ann.seat('p1')?.colour as number;
    expect(refused(await bob.ask('colour', { colour: taken })).why).toBe('colourTaken');
    expect((await bob.ask('colour', { colour: 7 })).ok).toBe(true);
    expect(refused(await bob.ask('colour', { colour: 8 })).why).toBe('badMessage');
    expect(refused(await bob.ask('colour', { colour: 1.5 })).why).toBe('badMessage');
    expect(bob.seat('p2')?.colour).toBe(7);
  });

  test('a name can be changed, by the same rules', async () => {
    const code = await server.table();
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    expect(refused(await bob.ask('rename', { name: '' })).why).toBe('badName');
    expect(refused(await bob.ask('rename', { name: 'x'.repeat(1000) })).why).toBe('badName');
    expect((await bob.ask('rename', { name: ' Ann ' })).ok).toBe(true);
    await ann.until(() => ann.seated[1] !== 'Bob');
    expect(ann.seated).toEqual(['Ann', 'Ann 2']);
  });

  test('the host takes somebody off a seat, who watches and sits again once the host lets them', async () => {
    const code = await server.table();
    const [ann, bob] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest, Guest];
    expect(refused(await bob.ask('kick', { player: 'p1' })).why).toBe('notHost');
    expect(refused(await ann.ask('kick', { player: 'p8' })).why).toBe('noSuchSeat');
    expect((await ann.ask('kick', { player: 'p2' })).ok).toBe(true);
    await bob.until(() => bob.player === null);
    expect(bob.heard.some(({ type, message }) => type === 'notice' && (message as { why: string }).why === 'kicked')).toBe(true);
    expect(refused(await bob.ask('ready', { ready: true })).why).toBe('notSeated');
    expect(refused(await bob.ask('sit')).why).toBe('kicked');
    expect((await ann.ask('readmit', { name: 'Bob' })).ok).toBe(true);
    expect((await bob.ask('sit')).ok).toBe(true);
    expect(bob.player).toBe('p2');
    expect(refused(await bob.ask('sit')).why).toBe('alreadySeated');
  });

  test('the host’s part passes on when the host stands up or leaves', async () => {
    const code = await server.table();
    const [ann, bob, cat] = (await gather(server.url, code, ['Ann', 'Bob', 'Cat'])) as [Guest, Guest, Guest];
    await ann.ask('stand');
    await cat.until(() => cat.table.host === 'p2');
    await bob.leave();
    await cat.until(() => cat.table.host === 'p3');
    expect((await ann.ask('sit')).ok).toBe(true);
    expect(ann.player).toBe('p1');
    expect(cat.table.host).toBe('p3');
  });

  test('once the game has begun the lobby is closed, and who comes late watches', async () => {
    const code = await server.table();
    const [ann] = (await gatherAndStart(server.url, code, ['Ann', 'Bob'])) as [Guest];
    for (const [type, body] of [
      ['rename', { name: 'Anna' }],
      ['ready', { ready: false }],
      ['colour', { colour: 5 }],
      ['configure', { seats: 8 }],
      ['kick', { player: 'p2' }],
      ['stand', {}],
      ['start', {}],
    ] as const) {
      expect(refused(await ann.ask(type, body)).why).toBe('notInLobby');
    }
    const late = await Guest.join(server.url, code, 'Late');
    expect(late.player).toBeNull();
    expect(late.board.seats).toHaveLength(2);
    expect(refused(await late.ask('sit')).why).toBe('notInLobby');
    expect(refused(await late.ask('intent', { intent: { type: 'pass' } })).why).toBe('notSeated');
  });
});
