import { type Chance, chance } from '@illuminice/bots';
import { inwoLab } from '@illuminice/lab';
import type { CardId, PlayerId } from '@illuminice/rules';
import {
  CARDS,
  check,
  dealsKnown,
  decision,
  findFacts,
  type Intent,
  inwo,
  isGroupCard,
  type Kept,
  leastIntent,
  type State,
  step,
  viewFor,
} from '@illuminice/rules/inwo';
import { guess, renamed } from './inwo-copies.js';
import { playInRooms } from './inwo-rooms.js';
import type { Pairs } from './pairs.js';

/* Pairs of games of INWO on the rules alone: what another player and a spectator may see, byte for byte (N-1401, N-1402). */

const IDS = ['ann', 'bob', 'cat', 'dan'] as const;
const [ANN, BOB] = IDS;
/** Intents of a pair, from the moment that it differs in what is hidden. */
const BEATS = 60;

interface Twins {
  one: State;
  other: State;
  /** Cards that lie nowhere but hidden with Ann, in one of the games. */
  hidden: ReadonlySet<CardId>;
  /** Ann's hidden copies in the first game, each with its id in the other. */
  copies: ReadonlyMap<string, string>;
}

export interface InwoPairs extends Pairs {
  /** Intents that named copies by number. */
  guesses: number;
}

/** A random game in its middle. */
const midGame = (seed: number, dice: Chance): State => {
  const { state } = inwo.createGame({ players: IDS, seed: `twins ${seed}` });
  for (let left = 30 + dice.below(400); left > 0 && !state.board.outcome; left -= 1) {
    const player = dice.pick(decision(state.board).who);
    const intent = inwoLab.randomIntent(viewFor(state, player), dice);
    if (intent) step(state, player, intent);
  }
  return state;
};

const privateOf = ({ secrets }: State): State['secrets']['private'][string] => {
  const mine = secrets.private[ANN];
  if (!mine) throw new Error('Ann does not sit here');
  return mine;
};

/** Every place in which a hidden card of Ann's lies. A card that somebody else knows stays what it is. */
const hiddenPlaces = (state: State): { id: string; card: CardId }[] => {
  const { secrets } = state;
  const { plots, groups } = privateOf(state);
  const known = new Set(Object.entries(secrets.private).flatMap(([player, { seen }]) => (player === ANN ? [] : seen.map(({ id }) => id))));
  const unknown = (kept: Kept) => !known.has(kept.id);
  return [...plots, ...groups].filter(unknown) as { id: string; card: CardId }[];
};

/** Other cards of the same backs, which lie nowhere at this table. Goal cards are left out: a second one turns up by itself (N-1204). */
const strangers = (state: State, dice: Chance): { plots: CardId[]; groups: CardId[] } => {
  const used = JSON.stringify(state);
  const free = CARDS.filter(({ id, kind }) => kind !== 'goal' && kind !== 'illuminati' && !used.includes(`"${id}"`)).map(({ id }) => id);
  const mixed = free.map((card) => [dice.below(1_000_000), card] as const).sort(([a], [b]) => a - b);
  const cards = mixed.map(([, card]) => card);
  return { plots: cards.filter((card) => !isGroupCard(card)), groups: cards.filter(isGroupCard) };
};

/** Draws anew in which order the hidden cards of Ann's came that nobody else knows: each gets the number of one of them, or one that is gone. */
const drawnInOtherOrder = (state: State, dice: Chance): ReadonlyMap<string, string> => {
  const all = JSON.stringify(state);
  const own = hiddenPlaces(state).map(({ id }) => id);
  const gone = Array.from({ length: state.board.next.copy - 1 }, (_, at) => String(at + 1)).filter((id) => !all.includes(`"${id}"`));
  const free = [...own, ...gone];
  const ids = new Map(own.map((id) => [id, free.splice(dice.below(free.length), 1)[0] ?? id]));
  state.secrets.private[ANN] = renamed(privateOf(state), ids);
  return ids;
};

/**
 * A game in its middle, and the same with other cards in Ann's hand, drawn in another order, and in both of her decks.
 *
 * @returns null if this seed leads to a game that is over, or in which somebody is about to choose among cards
 */
const twins = (seed: number, dice: Chance): Twins | null => {
  const one = midGame(seed, dice);
  const { board, secrets } = one;
  if (board.outcome || !board.turn || board.seats[0]?.status !== 'in' || board.frames.some(({ kind }) => kind === 'choose')) return null;
  if (board.deals.length > 0 || Object.values(secrets.private).some(({ looked }) => looked?.player === ANN)) return null;
  const { plots, groups } = strangers(one, dice);
  const hidden = new Set<CardId>();
  const disguise = (state: State): void => {
    const next = (card: CardId): CardId => {
      // A goal stays in one of the games only as one of any other Plots.
      const list = isGroupCard(card) ? groups : plots;
      const found = list.pop() ?? card;
      if (found !== card) hidden.add(found);
      return found;
    };
    for (const place of hiddenPlaces(state)) if (findFacts(place.card)?.kind !== 'goal') place.card = next(place.card);
    const decks = state.secrets.decks[ANN];
    if (decks) for (const pile of [decks.plot, decks.group]) pile.splice(0, 4, ...pile.slice(0, 4).map(next));
  };
  const other = structuredClone(one);
  disguise(one);
  disguise(other);
  return hidden.size > 0 ? { one, other, hidden, copies: drawnInOtherOrder(other, dice) } : null;
};

/** What a player (null: a spectator) is told by a step, and may see after it. */
const seenBy = (state: State, events: Parameters<typeof inwo.eventsFor>[0], viewer: PlayerId | null): string =>
  JSON.stringify([inwo.eventsFor(events, viewer), viewFor(state, viewer), decision(state.board)]);

/** Events that tell of a hidden card without a name. */
const NAMELESS: ReadonlySet<string> = new Set(['drew', 'bought', 'returned', 'shown', 'deckChosen', 'leadChosen', 'offered', 'saidDone']);

/** What may never name a hidden card, whatever happens: the board but for cards that lie open, and events that say how many. */
const nameless = (state: State, events: Parameters<typeof inwo.eventsFor>[0], viewer: PlayerId | null): string => {
  const { cards: _, seats, frames: __, attack: ___, ...rest } = viewFor(state, viewer).board;
  const counted = seats.map(({ plots, groups, discards, destroyed, ...seat }) => seat);
  return JSON.stringify([rest, counted, inwo.eventsFor(events, viewer).filter(({ type }) => NAMELESS.has(type))]);
};

/** What names a hidden card of its sender and does not show it. */
const SHOWS_NOTHING: ReadonlySet<Intent['type']> = new Set(['returnPlot', 'offer']);

/** An intent that is the same and legal in both games, and does not show what differs. */
const sameIntent = ({ one, other, copies }: Twins, player: PlayerId, dice: Chance): Intent | null => {
  const view = viewFor(one, player);
  const { plots, groups } = privateOf(one);
  const ids = player === ANN ? [...plots, ...groups].map(({ id }) => id) : [];
  for (const intent of [inwoLab.randomIntent(view, dice), leastIntent(view)]) {
    if (!intent || (!SHOWS_NOTHING.has(intent.type) && ids.some((id) => JSON.stringify(intent).includes(`"${id}"`)))) continue;
    if (check(viewFor(other, player), asIn(player, intent, copies)) === null) return intent;
  }
  return null;
};

/** The intent as its sender means it in the other game: Ann alone has other copies there. */
const asIn = (player: PlayerId, intent: Intent, copies: Twins['copies']): Intent => (player === ANN ? renamed(intent, copies) : intent);

/** Ann and Bob deal in secret, in one of the two games alone. */
const dealAside = (state: State, dice: Chance): void => {
  const by = dice.pick([ANN, BOB]);
  const to = by === ANN ? BOB : ANN;
  const secret = dealsKnown(viewFor(state, by)).filter((deal) => deal.secret);
  const made = secret.find((deal) => deal.to === to);
  const got = secret.find((deal) => deal.from === to);
  const offer: Intent = { type: 'offer', to, give: {}, ask: { anyPlots: 1, promise: 'peace' }, secret: true };
  const intents: Intent[] = [
    offer,
    ...(made
      ? [
          { type: 'withdraw' as const, offer: made.id },
          { ...offer, replaces: made.id },
        ]
      : []),
    ...(got
      ? [
          { type: 'answer' as const, offer: got.id, accept: false },
          { ...offer, counters: got.id },
        ]
      : []),
  ];
  step(state, by, dice.pick(intents));
};

const playPair = (pair: Twins, seed: number, sum: InwoPairs): void => {
  const { one, other, hidden, copies } = pair;
  const dice = chance(seed);
  // In every second pair two of them deal aside: the others must not notice.
  const hasAsides = seed % 2 === 1;
  const viewers = [...IDS.slice(hasAsides ? 2 : 1), null];
  for (let beat = 0; beat < BEATS && !one.board.outcome; beat += 1) {
    if (hasAsides && dice.percent(20)) {
      sum.asides += 1;
      dealAside(dice.pick([one, other]), dice);
    }
    const player = dice.percent(10) ? dice.pick(IDS) : dice.pick(decision(one.board).who);
    // Others look for the hidden cards of Ann's by their numbers.
    const isGuess = viewers.some((viewer) => viewer === player) && dice.percent(30);
    const intent = isGuess ? guess(one, player, ANN, dice) : sameIntent(pair, player, dice);
    if (!intent) continue;
    const [first, second] = [step(one, player, intent), step(other, player, asIn(player, intent, copies))];
    const answers = [first, second].map((answer) => (answer.ok ? 'carried out' : JSON.stringify(answer.refusal)));
    if (answers[0] !== answers[1]) {
      sum.interferences.push({ seed, who: player, what: `${JSON.stringify(intent)} is ${answers.join(' and ')}` });
      return;
    }
    if (isGuess) sum.guesses += 1;
    if (!first.ok || !second.ok) continue;
    sum.intents += 1;
    const told = viewers.map((viewer) => ({
      viewer,
      mine: seenBy(one, first.events, viewer),
      theirs: seenBy(other, second.events, viewer),
      bare: nameless(one, first.events, viewer) + nameless(other, second.events, viewer),
    }));
    for (const { viewer, bare } of told) {
      const named = [...hidden].find((card) => bare.includes(`"${card}"`));
      if (named === undefined) continue;
      sum.interferences.push({ seed, who: viewer ?? 'spectator', what: `was told of ${named}` });
      return;
    }
    // What anybody looked at, took or had turned up lawfully is no secret any more, and others may see that it is gone: the pair ends.
    if ([...hidden].some((card) => told.some(({ mine, theirs }) => mine.includes(`"${card}"`) || theirs.includes(`"${card}"`)))) return;
    for (const { viewer, mine, theirs } of told) {
      sum.frames += 1;
      if (mine === theirs) continue;
      const at = [...mine].findIndex((letter, i) => letter !== theirs[i]);
      const what = `${JSON.stringify(intent)}: …${mine.slice(Math.max(0, at - 80), at + 60)}… and …${theirs.slice(Math.max(0, at - 80), at + 60)}…`;
      sum.interferences.push({ seed, who: viewer ?? 'spectator', what });
      return;
    }
  }
};

/**
 * Plays pairs of games of INWO that differ in one player's hidden cards and decks, on the rules alone; frames are the views that
 * were compared.
 *
 * @param logOf each pair is played in rooms of this process, too; the lines that were logged about a table
 */
export const playInwoPairs = async (pairs: number, firstSeed: number, logOf?: (code: string) => string[]): Promise<InwoPairs> => {
  const sum: InwoPairs = { pairs: 0, frames: 0, intents: 0, asides: 0, guesses: 0, interferences: [] };
  for (let seed = firstSeed; sum.pairs < pairs; seed += 1) {
    const pair = twins(seed, chance(seed));
    if (!pair) continue;
    sum.pairs += 1;
    const rooms = logOf && structuredClone(pair);
    playPair(pair, seed, sum);
    if (rooms) await playInRooms(rooms, seed, logOf, sum);
  }
  return sum;
};
