import { randomBytes } from 'node:crypto';
import { classicLab, simulateGame } from '@illuminice/lab';
import type { PlayerId } from '@illuminice/rules';
import { classic, type Intent, optionsSchema } from '@illuminice/rules/classic';
import { newCode } from '#server/http/codes.js';
import { newSecret } from '#server/secrets.js';
import { Table } from '#server/session/game/table.js';
import type { TableRecord } from '#server/store/record.js';
import type { Packed } from '#server/store/sql-store.js';
import type { Entry, NewGame } from '#server/store/store.js';

/** A whole game of computer players, as the store would have it. */
export interface PlayedGame {
  game: NewGame;
  intents: { by: PlayerId; intent: Intent }[];
  entries: Entry[];
}

export function playGame(seed: number, players: number): PlayedGame {
  const intents: PlayedGame['intents'] = [];
  let seats: PlayerId[] = [];
  simulateGame(classicLab, seed, players, {
    kinds: Array.from({ length: players }, () => 'greedy'),
    onStep: (state, _, by, intent) => {
      seats = state.board.seats.map(({ player }) => player);
      intents.push({ by, intent: structuredClone(intent) });
    },
  });
  const game: NewGame = {
    id: 'template',
    ruleset: 'classic',
    version: classic.version,
    players: seats,
    options: JSON.stringify(optionsSchema.parse({})),
    seed: String(seed),
    origin: null,
    cast: JSON.stringify(seats.map((player, colour) => ({ player, name: player, colour, computer: false }))),
    begun: Date.now(),
  };
  const entries = intents.map(({ by, intent }, i) => ({ player: by, n: i + 1, at: game.begun + 1000 * i, intent: JSON.stringify(intent) }));
  return { game, intents, entries };
}

/** A table at which that game has been played so far, under a code and a token of its own. */
export function packTable({ game, intents, entries }: PlayedGame, length: number): { packed: Packed; token: string } {
  const code = newCode();
  const id = randomBytes(9).toString('base64url');
  const table = Table.begin(game);
  let snapshot: Packed['games'][number]['snapshot'] = null;
  for (const { by, intent } of intents.slice(0, length)) {
    table.play(by, intent);
    snapshot = table.settled ?? snapshot;
  }
  const { secret, hash } = newSecret();
  const absence = { since: null, away: false, substitute: false, paused: false, ballots: {} };
  const all = game.players.map((player, place) => ({
    ...{
      player,
      place,
      name: player,
      colour: place,
      ready: true,
      sealed: false,
      tokenHash: hash,
      ticket: null,
      absence,
      computer: false,
      level: 'expert',
      style: 'plain',
    },
  }));
  const record = {
    stage: 'playing',
    startWhenFull: false,
    settings: { name: code, public: false, password: null, options: JSON.parse(game.options), clock: 'off' },
    seats: { capacity: all.length, host: game.players[0] ?? null, all },
    orders: {},
  } as unknown as TableRecord;
  const now = Date.now();
  const row = { code, rev: length, created: now, touched: now, stage: 'playing' as const, public: 0, game: id };
  const pulse = '{"timer":null,"restingSince":null,"heard":{}}';
  const begun = {
    ...{ code, ruleset: game.ruleset, version: game.version, options: game.options, seed: game.seed, origin: null },
    begun: now,
  };
  return {
    token: secret,
    packed: {
      code,
      table: { row: { ...row, record: JSON.stringify(record), pulse }, talk: [] },
      games: [
        {
          row: { id, ...begun, players: JSON.stringify(game.players), seats: game.cast, public: 0, ended: null, hash: null, outcome: null },
          snapshot,
          entries: entries.slice(0, length),
          decks: [],
        },
      ],
    },
  };
}
