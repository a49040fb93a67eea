import type { Special } from '../src/classic/cards/specials.js';
import { type Argument, type Effect, effect } from '../src/classic/effects/effect.js';
import { EFFECTS } from '../src/classic/effects/effects.js';
import { actorIn, type Game, illuminatiOf, seatOf, turnOf } from '../src/classic/game/game.js';
import { createGame, step } from '../src/classic/index.js';
import type { EffectKind } from '../src/classic/types/cards.js';
import type { Frame, FrameKind } from '../src/classic/types/index.js';
import { refuse } from '../src/classic/types/refusals.js';
import { pay } from '../src/classic/verbs/verbs.js';
import type { WindowOf } from '../src/classic/windows/window.js';
import { WINDOWS } from '../src/classic/windows/windows.js';
import { restricted } from '../src/core/frames.js';
import type { CardId, PlayerId } from '../src/core/types.js';

/*
 * Worked examples for docs/contributing.md: an effect and a window that the game does not have, compiled into the records.
 * The lines marked `@ts-expect-error` fail the types step if the compiler ever stops finding what they leave out.
 */

/** Ann and Bob at a table where the first turn has begun. */
const newGame = (): Game => {
  const { state } = createGame({ players: ['ann', 'bob'], seed: 'registries', options: { illuminati: 'dealt' } });
  const { board } = state;
  // Whoever has a secret goal to name takes the first there is; the turn begins then.
  for (const seat of board.seats) if (!seat.goalChosen) step(state, seat.player, { type: 'chooseGoal', goal: 'network' });
  return { state, board, events: [] };
};

/** A Special that takes an action from a player whose turn it is. */
interface RedTape {
  readonly id: 'red-tape';
  readonly rule: 'C-903';
  readonly play: { readonly use: 'redTape' };
}

const slowed: Argument<PlayerId, RedTape> = {
  needs: 'player',
  fields: ['player'],
  read: ({ fields }) => fields.player,
  missing: ({ effect: { rule } }) => refuse(rule, 'needsPlayer'),
  check: () => null,
  candidates: ({ actor: { board } }) => ({ players: [turnOf(board).player] }),
};

const redTape: Effect<RedTape> = effect(
  { player: slowed },
  {
    apply: ({ board }, { player }) => {
      const turn = turnOf(board);
      if (turn.player === player) turn.actionsLeft -= 1;
    },
  },
);

type MoreSpecials = Special | RedTape;
type Effects = {
  readonly [K in EffectKind | 'redTape']: Effect<Extract<MoreSpecials, { play: { use: K } } | { play: { react: K } }>>;
};
const effects: Effects = { ...EFFECTS, redTape };
// @ts-expect-error redTape is not registered
const effectsWithout: Effects = EFFECTS;

test('a made-up effect is registered by its line in the record, and works', () => {
  const game = newGame();
  const { player } = turnOf(game.board);
  const card: RedTape = { id: 'red-tape', rule: 'C-903', play: { use: 'redTape' } };
  const context = { actor: actorIn(game, 'bob'), effect: card, fields: {} };
  expect(effects.redTape.check(context)).toEqual({ code: 'C-903', why: 'needsPlayer' });
  expect(effects.redTape.arguments.player?.candidates(context)).toEqual({ players: [player] });
  expect([...effects.redTape.asks()]).toEqual(['player']);
  effects.redTape.apply(game, { by: 'bob', fields: { player } }, card);
  expect(turnOf(game.board).actionsLeft).toBe(1);
  expect('redTape' in effectsWithout).toBe(false);
});

/** A card was captured; its former owner may keep 2 MB of it. */
interface Parachute {
  readonly kind: 'parachute';
  readonly id: number;
  readonly rev: number;
  readonly by: PlayerId;
  readonly card: CardId;
}

const parachute: WindowOf<Parachute> = {
  code: () => 'C-504',
  asks: () => false,
  restriction: (_board, { by }) => ({ only: ['done'], refusal: refuse('C-909', 'replacementPending', { player: by }) }),
  decision: (_board, { by }) => ({ kind: 'settle', who: [by] }),
  checkAnswer: (_board, { by }, player) => (by === player ? null : refuse('C-504', 'notAsked')),
  answer: (game, { by, card }) =>
    pay(game, { from: card, to: illuminatiOf(seatOf(game.board, by)), amount: 2, reason: 'settle', player: by }),
  takesFirm: () => false,
  next: () => false,
  partOf: () => 'attack',
};

type Windows = { readonly [K in FrameKind | 'parachute']: WindowOf<Extract<Frame | Parachute, { kind: K }>> };
const windows: Windows = { ...WINDOWS, parachute };
// @ts-expect-error parachute is not registered
const windowsWithout: Windows = WINDOWS;

test('a made-up window is registered by its line in the record, and works', () => {
  const game = newGame();
  const { board } = game;
  const [ann, bob] = board.seats.map(illuminatiOf) as [CardId, CardId];
  const frame: Parachute = { kind: 'parachute', id: 1, rev: 0, by: 'bob', card: ann };
  const before = board.cards[bob]?.money ?? 0;
  const restriction = windows.parachute.restriction(board, frame);
  expect(restricted(restriction, 'endTurn')).toEqual({ code: 'C-909', why: 'replacementPending', with: { player: 'bob' } });
  expect(restricted(restriction, 'done')).toBeNull();
  expect(windows.parachute.checkAnswer(board, frame, 'ann', false)).toEqual({ code: 'C-504', why: 'notAsked' });
  windows.parachute.answer(game, frame, 'bob', false);
  expect(board.cards[bob]?.money).toBe(before + 2);
  expect('parachute' in windowsWithout).toBe(false);
});

test('the compiler knows every rule, its reasons and their values', () => {
  const right = refuse('C-202', 'notYours', { card: 'cia' });
  expect(right).toEqual({ code: 'C-202', why: 'notYours', with: { card: 'cia' } });
  const wrong = [
    // @ts-expect-error no such rule
    () => refuse('C-999', 'notYours', { card: 'cia' }),
    // @ts-expect-error the rule has no such reason
    () => refuse('C-202', 'noPower', { card: 'cia' }),
    // @ts-expect-error the value has another name
    () => refuse('C-202', 'notYours', { player: 'ann' }),
    // @ts-expect-error the value is left out
    () => refuse('C-202', 'notYours'),
    // @ts-expect-error this reason names nothing
    () => refuse('C-204', 'noActionLeft', { card: 'cia' }),
  ];
  expect(wrong).toHaveLength(5);
});
