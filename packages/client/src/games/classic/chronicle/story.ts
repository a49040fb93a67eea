import { eventsFor, type PlayerId, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import {
  type Board,
  branchOf,
  type ClassicTypes,
  classic,
  findSeat,
  type GameEvent,
  goalsOf,
  powerOf,
  type TradeOffer,
} from '@illuminice/rules/classic';
import {
  againstOdds,
  headlineKind,
  Pacts,
  Reigns,
  reignPoint,
  type Story,
  type Tried,
  takenIn,
  treachery,
  type Weighed,
  weightiest,
  withFinal,
} from '../../../table/story';

interface Telling {
  readonly board: Board;
  readonly at: { readonly turn: number; readonly moment: number };
  readonly pacts: Pacts;
  readonly offers: Map<string, TradeOffer>;
  readonly tried: Tried | null;
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Tellers = { readonly [T in GameEvent['type']]?: (event: EventOf<T>, telling: Telling) => Weighed[] };

const promisesOf = ({ by, to, give, ask }: TradeOffer): Map<PlayerId, string> =>
  new Map([...(give.promise ? [[by, give.promise] as const] : []), ...(ask.promise ? [[to, ask.promise] as const] : [])]);

/** Worth of a captured branch: a card counts more than its Power. */
const worthOf = (board: Board, cards: readonly string[]): number => cards.reduce((sum, card) => sum + 3 + powerOf(board, card), 0);

const TELLERS: Tellers = {
  attackAnnounced({ player, target }, { board, at, pacts }) {
    const owner = board.cards[target]?.owner ?? null;
    return owner === null || owner === player ? [] : treachery(pacts, 'betrayal', { ...at, player, other: owner, card: target });
  },
  spent({ player, side, interference }, { at, pacts, tried }) {
    if (!interference || side !== 'against' || !tried || tried.player === player) return [];
    return treachery(pacts, 'meddling', { ...at, player, other: tried.player, card: tried.card });
  },
  privilegeBroken: ({ player }, { at, tried }) =>
    tried ? [{ point: { ...at, kind: 'privilege', player, other: tried.player, card: tried.card }, weight: 79 }] : [],
  attackEnded({ result }, { at, tried }) {
    return tried && result !== 'calledOff' ? againstOdds(tried, result === 'success', at) : [];
  },
  placed({ why, card, player, from }, { board, at }) {
    const branch = branchOf(board, card);
    const fact = { ...at, player, card, n: branch.length };
    const worth = worthOf(board, branch);
    if (why === 'captured' && from !== null && from !== player)
      return [{ point: { ...fact, kind: 'capture', other: from }, weight: 50 + worth }];
    if (why === 'captured' || why === 'bribed') return [{ point: { ...fact, kind: 'control' }, weight: 24 + worth }];
    if (why === 'traded' && from !== null && from !== player)
      return [{ point: { ...fact, kind: 'deal', other: from }, weight: 40 + worth }];
    return [];
  },
  freed: ({ card, from, why }, { at, tried }) =>
    why === 'neutralized' && tried ? [{ point: { ...at, kind: 'freed', player: tried.player, other: from, card }, weight: 58 }] : [],
  destroyed: ({ card, by, from }, { at }) => [
    { point: { ...at, kind: from === by ? 'ownGoal' : 'fallen', player: by, other: from === by ? null : from, card }, weight: 76 },
  ],
  specialCancelled: ({ player, card, by }, { at }) =>
    player === by ? [] : [{ point: { ...at, kind: 'cancelled', player: by, other: player, card }, weight: 54 }],
  eliminated: ({ player }, { at }) => [{ point: { ...at, kind: 'out', player }, weight: 92 }],
  left: ({ player }, { at }) => [{ point: { ...at, kind: 'left', player }, weight: 60 }],
  offered({ offer }, { offers }) {
    offers.set(offer.id, offer);
    return [];
  },
  offerClosed({ id, by, to, why }, { at, pacts, offers }) {
    const offer = id === null ? undefined : offers.get(id);
    if (why === 'accepted') pacts.made(by, to, at.turn, offer && promisesOf(offer));
    return [];
  },
};

const told = <T extends GameEvent['type']>(event: EventOf<T>, telling: Telling): Weighed[] =>
  (TELLERS[event.type] as Tellers[T])?.(event, telling) ?? [];

/** The open attack with its chance before the dice; null: none. @param former the attack before the step */
function trying({ attack }: Board, former: Tried | null): Tried | null {
  if (!attack || attack.result !== null) return null;
  if (attack.dice) return former;
  const { by: player, target: card, defender: owner, odds } = attack;
  return { player, card, owner, odds };
}

const progress = (board: Board): Map<PlayerId, number> =>
  new Map(
    board.seats.flatMap(({ player, status, illuminati }) => {
      if (status !== 'in' || illuminati === null) return [];
      const parts = goalsOf({ board, player: null, mine: null }, player).map(({ have, need }) => have / need);
      return [[player, Math.min(1, Math.max(0, ...parts))] as const];
    }),
  );

/**
 * Facts of a recorded game for its chronicle, from public events, and the state at its end. @throws BrokenRecord if an intent does not fit
 * @throws RangeError if this build does not know the version of its rules
 */
export function tell(game: RecordedGame<ClassicTypes>): { readonly story: Story; readonly state: ClassicTypes['State'] } {
  const { state } = replayStart(classic, game);
  const [pacts, reigns, offers] = [new Pacts(game.players.length), new Reigns(), new Map<string, TradeOffer>()];
  const found: Weighed[] = [];
  let tried: Tried | null = null;
  let turn = 0;
  for (const index of game.intents.keys()) {
    const events = eventsFor(replayStep(classic, game, state, index), null);
    const { board } = state;
    const at = { turn: Math.max(1, turn), moment: index + 1 };
    tried = trying(board, tried) ?? tried;
    for (const event of events) found.push(...told(event, { board, at, pacts, offers, tried }));
    const now = board.turn?.number ?? 0;
    if (now !== turn || board.outcome) reigns.note(now, index + 1, progress(board));
    turn = now;
  }
  const { outcome } = state.board;
  const winners = outcome?.winners ?? [];
  const first = winners[0];
  const goal = outcome?.goals.some(({ player, goal: met }) => player === first && met !== 'basic') ? 'special' : 'basic';
  const story: Story = {
    headline: {
      kind: outcome ? headlineKind(outcome, goal) : 'agreed',
      winners,
      card: (first && findSeat(state.board, first)?.illuminati) ?? null,
    },
    turns: turn,
    illuminati: Object.fromEntries(state.board.seats.map(({ player, illuminati }) => [player, illuminati])),
    taken: takenIn(found),
    reign: reigns.longest,
    points: weightiest(withFinal([...found, ...reignPoint(reigns.longest, winners, game.players.length)], winners, turn)),
  };
  return { story, state };
}
