import type { CardId, PlayerId, RecordedGame } from '@illuminice/rules';
import { eventsFor, replayStart, replayStep } from '@illuminice/rules';
import {
  type Board,
  branchOf,
  type CopyId,
  findFacts,
  findSeat,
  type GameEvent,
  type InwoTypes,
  inwo,
  openAttack,
  powerOf,
  progressOf,
  publicGoals,
} from '@illuminice/rules/inwo';
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

interface Offered {
  readonly by: PlayerId;
  readonly to: PlayerId;
  readonly promises: ReadonlyMap<PlayerId, string>;
}

type Attacked = Tried & { readonly copy: CopyId; readonly kind: string };

interface Telling {
  readonly board: Board;
  readonly at: { readonly turn: number; readonly moment: number };
  readonly pacts: Pacts;
  readonly offers: Map<number, Offered>;
  /** Owners of the table's cards before the step. */
  readonly owners: ReadonlyMap<CopyId, PlayerId | null>;
  readonly tried: Attacked | null;
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Tellers = { readonly [T in GameEvent['type']]?: (event: EventOf<T>, telling: Telling) => Weighed[] };

const offeredIn = ({ deals }: Board, id: number): Offered | null => {
  const deal = deals.find((open) => open.id === id);
  if (!deal) return null;
  const { from: by, to, give, ask } = deal;
  const promises = [...(give.promise ? [[by, give.promise] as const] : []), ...(ask.promise ? [[to, ask.promise] as const] : [])];
  return { by, to, promises: new Map(promises) };
};

/** Worth of a captured branch: a card counts more than its Power. */
const worthOf = (board: Board, copies: readonly CopyId[]): number => copies.reduce((sum, copy) => sum + 3 + powerOf(board, copy), 0);

const TELLERS: Tellers = {
  announced({ player, target }, { board, at, pacts, owners, tried }) {
    const owner = owners.get(target) ?? null;
    const card = board.cards[target]?.card ?? tried?.card;
    if (owner === null || owner === player || card === undefined) return [];
    return treachery(pacts, 'betrayal', { ...at, player, other: owner, card });
  },
  joined({ player, side }, { at, pacts, tried }) {
    if (side !== 'against' || !tried || tried.player === player || tried.owner === player) return [];
    return treachery(pacts, 'meddling', { ...at, player, other: tried.player, card: tried.card });
  },
  resolved({ result }, { at, tried }) {
    // Disasters have points of their own.
    if (!tried || tried.kind === 'disaster' || (result !== 'success' && result !== 'failure')) return [];
    return againstOdds(tried, result === 'success', at);
  },
  placed({ copy, player, how }, { board, at, owners, tried }) {
    const card = board.cards[copy]?.card;
    if (card === undefined) return [];
    const branch = branchOf(board, copy);
    const fact = { ...at, player, card, n: branch.length };
    const worth = worthOf(board, branch);
    const from = owners.get(copy) ?? (tried?.copy === copy ? tried.owner : null);
    if (how === 'captured' && from !== null && from !== player)
      return [{ point: { ...fact, kind: 'capture', other: from }, weight: 50 + worth }];
    if (how === 'captured') return [{ point: { ...fact, kind: 'control' }, weight: 34 + worth }];
    if (how === 'takenOver') return [{ point: { ...fact, kind: 'control' }, weight: 20 + worth }];
    if (how === 'traded' && from !== null && from !== player)
      return [{ point: { ...fact, kind: 'deal', other: from }, weight: 40 + worth }];
    return [];
  },
  destroyed({ copy, card, by }, { at, owners }) {
    const owner = owners.get(copy) ?? null;
    const isOwn = by !== null && owner === by;
    return [{ point: { ...at, kind: isOwn ? 'ownGoal' : 'fallen', player: by, other: isOwn ? null : owner, card }, weight: 76 }];
  },
  devastated({ copy }, { board, at, tried }) {
    const hit = board.cards[copy];
    const player = tried?.copy === copy ? tried.player : null;
    return hit ? [{ point: { ...at, kind: 'disaster', player, other: hit.owner, card: hit.card }, weight: 82 }] : [];
  },
  played: ({ player, card }, { at }) =>
    findFacts(card)?.kind === 'nwo' ? [{ point: { ...at, kind: 'order', player, card }, weight: 72 }] : [],
  cancelled: ({ player, card, by }, { at }) =>
    by === null || by === player ? [] : [{ point: { ...at, kind: 'cancelled', player: by, other: player, card }, weight: 54 }],
  left: ({ player }, { at }) => [{ point: { ...at, kind: 'left', player }, weight: 60 }],
  offered({ deal }, { board, offers }) {
    const offer = offeredIn(board, deal);
    if (offer) offers.set(deal, offer);
    return [];
  },
  answered({ deal, accept }, { at, pacts, offers }) {
    const offer = offers.get(deal);
    if (accept && offer) pacts.made(offer.by, offer.to, at.turn, offer.promises);
    return [];
  },
  exchanged({ player, to }, { at, pacts }) {
    pacts.made(player, to, at.turn);
    return [];
  },
};

const told = <T extends GameEvent['type']>(event: EventOf<T>, telling: Telling): Weighed[] =>
  (TELLERS[event.type] as Tellers[T])?.(event, telling) ?? [];

/** The open attack with its chance before the dice. @param former the newest attack before the step */
function trying(board: Board, former: Attacked | null): Attacked | null {
  const attack = openAttack(board);
  if (!attack || attack.dice) return former;
  const { by: player, target: copy, targetCard: card, defender: owner, odds, kind } = attack;
  return { player, copy, card, owner, odds, kind };
}

const progress = (board: Board): Map<PlayerId, number> =>
  new Map(
    board.seats.flatMap(({ player, status, illuminati }) => {
      if (status !== 'in' || illuminati === null) return [];
      const [have, need] = progressOf(board, player);
      return [[player, Math.min(1, have / need)] as const];
    }),
  );

const ownersOf = ({ cards }: Board): Map<CopyId, PlayerId | null> => new Map(Object.values(cards).map(({ id, owner }) => [id, owner]));

/** Players eliminated since `before`. */
const outNow = (board: Board, before: ReadonlySet<PlayerId>, events: readonly GameEvent[]): PlayerId[] =>
  board.seats.flatMap(({ player, status }) =>
    status === 'out' && before.has(player) && !events.some((event) => event.type === 'left' && event.player === player) ? [player] : [],
  );

const playing = ({ seats }: Board): Set<PlayerId> => new Set(seats.flatMap(({ player, status }) => (status === 'in' ? [player] : [])));

const headOf = (board: Board, player: PlayerId | undefined): CardId | null => {
  const head = player && findSeat(board, player)?.illuminati;
  return (head && board.cards[head]?.card) || null;
};

/**
 * Facts of a recorded game for its chronicle, from public events, and the state at its end. @throws BrokenRecord if an intent does not fit
 * @throws RangeError if this build does not know the version of its rules
 */
export function tell(game: RecordedGame<InwoTypes>): { readonly story: Story; readonly state: InwoTypes['State'] } {
  const { state } = replayStart(inwo, game);
  const [pacts, reigns, offers] = [new Pacts(game.players.length), new Reigns(), new Map<number, Offered>()];
  const found: Weighed[] = [];
  let tried: Attacked | null = null;
  let turn = 0;
  for (const index of game.intents.keys()) {
    const owners = ownersOf(state.board);
    const before = playing(state.board);
    const events = eventsFor(replayStep(inwo, game, state, index), null);
    const { board } = state;
    const at = { turn: Math.max(1, turn), moment: index + 1 };
    tried = trying(board, tried);
    for (const event of events) found.push(...told(event, { board, at, pacts, offers, owners, tried }));
    for (const player of outNow(board, before, events)) found.push({ point: { ...at, kind: 'out', player }, weight: 92 });
    const now = board.turn?.number ?? 0;
    if (now !== turn || board.outcome) reigns.note(now, index + 1, progress(board));
    turn = now;
  }
  const { board } = state;
  const winners = board.outcome?.winners ?? [];
  const [first] = winners;
  const goal = first !== undefined && publicGoals(board, first).includes('basic') ? 'basic' : 'special';
  const story: Story = {
    headline: { kind: board.outcome ? headlineKind(board.outcome, goal) : 'agreed', winners, card: headOf(board, first) },
    turns: turn,
    illuminati: Object.fromEntries(board.seats.map(({ player }) => [player, headOf(board, player)])),
    taken: takenIn(found),
    reign: reigns.longest,
    points: weightiest(withFinal([...found, ...reignPoint(reigns.longest, winners, game.players.length)], winners, turn)),
  };
  return { story, state };
}
