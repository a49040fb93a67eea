import { isTimelyCard } from '@illuminice/bots/inwo';
import { SIDES } from '@illuminice/rules';
import {
  ALIGNMENTS,
  ATTRIBUTES,
  CARDS,
  type CardFacts,
  check,
  findFacts,
  GROUP_KINDS,
  type Intent,
  type IntentOf,
  isGroupCard,
  type Kept,
  usesOf,
} from '@illuminice/rules/inwo';
import type { Sought } from '../game-lab.js';
import { type Play, randomPlay } from './plays.js';
import type { SeekingScene } from './seeking-scene.js';
import { THEMES, type Theme } from './themes.js';

/* Seeking of cards and refusals: suitable decks, and sought texts tried first. */

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const wordsOf = (facts: CardFacts): string[] => [
  facts.id,
  facts.kind,
  ...('alignments' in facts ? facts.alignments : []),
  ...('attributes' in facts ? facts.attributes : []),
  ...('tags' in facts ? facts.tags : []),
  ...('concerns' in facts ? (facts.concerns ?? []) : []),
];

const WORDS = new Map(CARDS.map((facts) => [facts, new Set(wordsOf(facts))]));

const SPOKEN = new Map(CARDS.map((facts) => [facts, new Set(textsIn([facts.abilities, 'goal' in facts ? facts.goal : null]))]));

const spokenOf = (facts: CardFacts): ReadonlySet<string> => SPOKEN.get(facts) ?? new Set();

/** Texts related to a card: its own, and those of named kinds of Plots (a Disaster needs a Place). */
const aroundOf = (facts: CardFacts): ReadonlySet<string> => {
  const spoken = spokenOf(facts);
  const kinds = CARDS.filter(({ kind }) => spoken.has(kind) && (kind === 'disaster' || kind === 'assassination'));
  return new Set([...spoken, ...kinds.flatMap((card) => [...spokenOf(card)])]);
};

const wordsAt = (facts: CardFacts): ReadonlySet<string> => WORDS.get(facts) ?? new Set();
const ALL_WORDS: readonly string[] = [...ALIGNMENTS, ...ATTRIBUTES, ...GROUP_KINDS];

/** Power required of a payer; 0 if any may pay. */
const leastPower = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Math.max(0, ...Object.entries(value).map(([key, part]) => (key === 'each' && typeof part === 'number' ? part : leastPower(part))));

const themeFor = (card: string): Theme | null => {
  const facts = findFacts(card);
  if (!facts) return null;
  const spoken = spokenOf(facts);
  const around = aroundOf(facts);
  const each = leastPower(facts.abilities);
  const asksWords = ALL_WORDS.some((word) => around.has(word));
  const named = CARDS.filter(({ id }) => id !== card && spoken.has(id));
  const led = [facts, ...named].find(({ kind }) => kind === 'illuminati');
  const nameIt = facts.kind === 'goal' ? [] : CARDS.filter((other) => other.id !== card && spokenOf(other).has(card));
  return {
    cards: [facts, ...named, ...nameIt].filter(({ kind }) => kind !== 'illuminati').map(({ id }) => id),
    leans: (other) => {
      const isWeak = 'power' in other && isGroupCard(other.id) && (other.power ?? 0) < each;
      return !isWeak && ((each > 0 && !asksWords && isGroupCard(other.id)) || [...wordsAt(other)].some((word) => around.has(word)));
    },
    ...(led && { illuminati: led.id }),
  };
};

export const themesFor = (sought: Sought): readonly Theme[] => [
  ...soughtCards(sought).flatMap((card) => themeFor(card) ?? []),
  ...THEMES.filter(({ cards }) => cards.some((card) => sought.has(card))),
];

const partners = new WeakMap<Sought, Sought>();

export const withPartners = (sought: Sought): Sought => {
  let all = partners.get(sought);
  if (!all) {
    all = new Set([...sought, ...themesFor(sought).flatMap(({ cards }) => cards)]);
    partners.set(sought, all);
  }
  return all;
};

const played = (scene: SeekingScene, type: Play['type'], { id, card }: Pick<Kept, 'id' | 'card'>): Intent | null => {
  if (!isTimelyCard(scene, card)) return null;
  if (type === 'playPlot') return randomPlay(scene, { type, card: id });
  for (const ability of usesOf(card).keys()) {
    const play = randomPlay(scene, { type, card: id, ability });
    if (play) return play;
  }
  return null;
};

const lawful = ({ view }: SeekingScene, intent: Intent): Intent | null => (check(view, intent) === null ? intent : null);

/** A card of the hand controlled without dice. */
const takenOver = (scene: SeekingScene, { id, card }: Kept): Intent | null => {
  const { structure, own, board, chance } = scene;
  const pay = board.phase === 'main' ? { pay: true } : {};
  if (findFacts(card)?.kind === 'resource') {
    const link = chance.percent(40) && own.length > 0 ? { link: chance.pick(own).id } : {};
    return lawful(scene, { type: 'takeOver', card: id, ...pay, ...link }) ?? lawful(scene, { type: 'takeOver', card: id, ...pay });
  }
  if (board.phase === 'main') return null;
  for (const { id: onto } of structure)
    for (const arrow of SIDES) {
      const intent = lawful(scene, { type: 'takeOver', card: id, onto, arrow });
      if (intent) return intent;
    }
  return null;
};

/** An attack with a Plot for announcements, or on a card in hand. */
type Attacks = (scene: SeekingScene, with_: { readonly plot: Kept } | { readonly target: Kept }) => IntentOf<'attack'> | null;

const leaning = new WeakMap<Sought, ReadonlySet<string>>();

const leantTo = (sought: Sought): ReadonlySet<string> => {
  let cards = leaning.get(sought);
  if (!cards) {
    const themes = themesFor(sought);
    cards = new Set(CARDS.flatMap((facts) => (themes.some(({ leans }) => leans?.(facts)) ? [facts.id] : [])));
    leaning.set(sought, cards);
  }
  return cards;
};

/** Help for others to use sought cards: agents, and named cards; null if none. */
const occasion = (scene: SeekingScene): Intent | null => {
  const { sought, plots, hand, own, top, board, chance } = scene;
  const leant = leantTo(sought);
  const copy = top?.kind === 'contest' ? hand.find(({ card }) => card === board.attack?.targetCard) : undefined;
  if (copy && chance.percent(50)) {
    const agents = lawful(scene, { type: 'agents', card: copy.id, side: chance.pick(['for', 'against'] as const) });
    if (agents) return agents;
  }
  if (!chance.percent(35)) return null;
  const near = [
    ...plots.filter(({ card }) => leant.has(card)).map((card) => ['playPlot', card] as const),
    ...own.filter(({ card }) => leant.has(card)).map((card) => ['useAbility', card] as const),
  ].filter(([, { card }]) => isTimelyCard(scene, card));
  if (near.length === 0) return null;
  const [type, card] = chance.pick(near);
  return played(scene, type, card);
};

const WOULD_WIN = 'N-1105 wouldWin';

const gift = (scene: SeekingScene): Intent | null => {
  const { board, player, structure, seat, sought, top } = scene;
  const receiver = board.turn?.player;
  if (!sought.has(WOULD_WIN) || receiver === undefined || receiver === player || top || board.phase !== 'main') return null;
  const groups = structure.filter(({ master }) => master === seat.illuminati).map(({ id }) => id);
  const payers = structure.filter(({ tokens }) => tokens > 0);
  for (const { id } of payers) {
    const offer = lawful(scene, { type: 'offer', to: receiver, give: { groups }, ask: {}, pay: [id] });
    if (offer) return offer;
  }
  return null;
};

interface Search {
  readonly scene: SeekingScene;
  readonly attacks: Attacks;
  readonly isSought: (copy: { readonly card: string }) => boolean;
  readonly isOwnTurn: boolean;
}

const firstOf = <T>(things: Iterable<T>, intentFor: (thing: T) => Intent | null): Intent | null => {
  for (const thing of things) {
    const intent = intentFor(thing);
    if (intent) return intent;
  }
  return null;
};

/** Shows a goal, alone or with another, while claims are open. */
const claimed = (scene: SeekingScene, plot: SeekingScene['plots'][number]): Intent | null => {
  const { top, plots } = scene;
  if (findFacts(plot.card)?.kind !== 'goal' || (top?.kind !== 'claims' && top?.kind !== 'victory')) return null;
  const others = plots.filter(({ id, card }) => id !== plot.id && findFacts(card)?.kind === 'goal');
  return firstOf([[plot.id], ...others.map(({ id }) => [plot.id, id])], (cards) => lawful(scene, { type: 'claim', cards }));
};

const plotPlayed = ({ scene, attacks, isSought, isOwnTurn }: Search, plot: SeekingScene['plots'][number]): Intent | null => {
  const claim = claimed(scene, plot);
  if (claim || !isSought(plot)) return claim;
  const isAnnounced = isOwnTurn && scene.board.phase === 'main' && usesOf(plot.card).some(({ moments }) => moments.includes('announce'));
  return played(scene, 'playPlot', plot) ?? (isAnnounced ? attacks(scene, { plot }) : null);
};

const handUsed = ({ scene, attacks, isSought, isOwnTurn }: Search, copy: SeekingScene['hand'][number]): Intent | null => {
  if (!isSought(copy)) return null;
  const used = played(scene, 'useAbility', copy);
  if (used || !isOwnTurn) return used;
  const isGroup = isGroupCard(copy.card) && findFacts(copy.card)?.kind !== 'resource';
  return takenOver(scene, copy) ?? (isGroup && scene.board.phase === 'main' ? attacks(scene, { target: copy }) : null);
};

/** A legal intent for sought things; null if none was found. */
export const soughtIntent = (scene: SeekingScene, attacks: Attacks): Intent | null => {
  const { sought, plots, hand, own, top, board, player } = scene;
  const wanted = withPartners(sought);
  const isSought = ({ card }: { readonly card: string }) => wanted.has(card);
  const isOwnTurn = !top && board.turn?.player === player;
  const search: Search = { scene, attacks, isSought, isOwnTurn };
  return (
    gift(scene) ??
    firstOf(plots, (plot) => plotPlayed(search, plot)) ??
    firstOf(own, (card) => (isSought(card) ? played(scene, 'useAbility', card) : null)) ??
    (isOwnTurn || top?.kind === 'takeover' ? firstOf(hand, (copy) => handUsed(search, copy)) : null) ??
    occasion(scene)
  );
};

export const soughtCards = (sought: Sought): string[] => [...sought].filter((thing) => findFacts(thing) !== undefined);

export const seeksRefusal = (sought: Sought): boolean => sought.size > soughtCards(sought).length;

/** True if a special goal is sought, which takes time. */
export const seeksGoal = (sought: Sought): boolean => soughtCards(sought).some((card) => findFacts(card)?.kind === 'goal');
