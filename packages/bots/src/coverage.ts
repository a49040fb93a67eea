import {
  type CardId,
  cardFacts,
  type GameEvent,
  type IntentType,
  type PlayerId,
  REFUSALS,
  type Refusal,
  type State,
} from '@illuminice/rules';

/** What games have shown: cards played, abilities used, intents sent, refusals given. */
export interface Coverage {
  readonly intents: Map<IntentType, number>;
  /** Specials, by how often they were played, for whatever. */
  readonly specials: Map<CardId, number>;
  /** Cards with abilities, by how often one of them made itself felt. */
  readonly abilities: Map<CardId, number>;
  /** `C-422 waiting`, by how often that was the answer. */
  readonly refusals: Map<string, number>;
}

const NEVER = 0;

export const emptyCoverage = (): Coverage => ({
  intents: new Map(),
  specials: new Map(Object.values(cardFacts).flatMap(({ id, kind }) => (kind === 'special' ? [[id, NEVER]] : []))),
  abilities: new Map(
    Object.values(cardFacts).flatMap((facts) => (facts.kind !== 'special' && facts.abilities.length > 0 ? [[facts.id, NEVER]] : [])),
  ),
  refusals: new Map(Object.entries(REFUSALS).flatMap(([code, whys]) => Object.keys(whys).map((why) => [`${code} ${why}`, NEVER]))),
});

const count = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

const has = (card: CardId, ability: 'reach' | 'othersResistance' | 'alignment' | 'draws' | 'participations' | 'ownResistance'): boolean => {
  const facts = cardFacts[card];
  return facts !== undefined && facts.kind !== 'special' && facts.abilities.some((a) => 'modify' in a && a.modify === ability);
};

/** Cards whose abilities show in an attack as it was announced. */
const inAttack = ({ board }: State): CardId[] => {
  const { attack } = board;
  if (!attack) return [];
  const found = attack.ledger.flatMap(({ part, card }) => (part === 'ability' && card ? [card] : []));
  const defence = attack.ledger.find(({ part }) => part === 'defence');
  const facts = cardFacts[attack.target];
  if (defence?.by === 'resistance' && facts?.kind === 'group' && -defence.value !== facts.resistance) {
    if (has(attack.target, 'ownResistance')) found.push(attack.target);
    const structure = board.seats.find(({ player }) => player === board.cards[attack.target]?.owner)?.cards ?? [];
    found.push(...structure.filter((card) => card !== attack.target && has(card, 'othersResistance')));
  }
  const counted = attack.ledger.some(({ alignments }) => alignments?.[0] === 'Government');
  if (counted && has(attack.attacker, 'alignment')) found.push(attack.attacker);
  const twice = board.turn?.attacked.filter((card, i, all) => all.indexOf(card) !== i) ?? [];
  return [...found, ...twice.filter((card) => has(card, 'participations'))];
};

/** Cards whose abilities show in an event. */
const inEvent = (state: State, event: GameEvent): CardId[] => {
  const { board } = state;
  switch (event.type) {
    case 'attackAnnounced':
    case 'rolled':
      return inAttack(state);
    case 'powerUsed':
      return [event.card];
    case 'money': {
      const { from, to, reason } = event;
      if (reason === 'tax') return [to];
      if (reason === 'privilege') return [from];
      if (reason === 'upkeep') return ['post-office'];
      const neighbours = board.cards[from]?.master === to || board.cards[to]?.master === from;
      return reason === 'transfer' && has(from, 'reach') && !neighbours ? [from] : [];
    }
    default:
      return [];
  }
};

const drawn = (event: GameEvent): boolean => event.type === 'specialDrawn' || (event.type === 'uncovered' && event.why === 'draw');

/** Notes what an intent carried out has shown. */
export const noteStep = (coverage: Coverage, state: State, events: readonly GameEvent[], by: PlayerId, type: IntentType): void => {
  count(coverage.intents, type);
  for (const event of events) {
    if (event.type === 'specialPlayed') count(coverage.specials, event.card);
    if (event.type === 'specialDiscarded' && event.why !== 'refill' && event.why !== 'left') count(coverage.specials, event.card);
    for (const card of inEvent(state, event)) count(coverage.abilities, card);
  }
  const illuminati = state.board.seats.find(({ player }) => player === by)?.illuminati;
  if (illuminati && has(illuminati, 'draws') && events.filter(drawn).length > 1) count(coverage.abilities, illuminati);
};

/** Notes a refusal; one that is on no list is an error. */
export const noteRefusal = (coverage: Coverage, { code, why, with: values = {} }: Refusal): void => {
  const key = `${code} ${why}`;
  const named = REFUSALS[code]?.[why];
  if (!named || [...named].sort().join() !== Object.keys(values).sort().join())
    throw new Error(`${key} with ${JSON.stringify(values)} is not in the list of refusals`);
  count(coverage.refusals, key);
  if (code === 'C-412' && typeof values.target === 'string') count(coverage.abilities, 'discordian-society');
};

/** What never happened, in words; empty if everything did. */
export const gaps = ({ specials, abilities, refusals }: Coverage): string[] => {
  const never = <K>(map: Map<K, number>, what: string) => [...map].flatMap(([key, times]) => (times === NEVER ? [`${what} ${key}`] : []));
  return [...never(specials, 'never played:'), ...never(abilities, 'ability never felt:'), ...never(refusals, 'never refused:')];
};

const table = <K>(title: string, map: Map<K, number>): string[] => [
  '',
  title,
  ...[...map].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([key, times]) => `${String(times).padStart(9)}  ${key}`),
];

/** All of it as a table. */
export const inTable = (coverage: Coverage): string =>
  [
    ...table('Intents carried out', coverage.intents),
    ...table('Specials played', coverage.specials),
    ...table('Abilities felt', coverage.abilities),
    ...table('Refusals', coverage.refusals),
    '',
    ...gaps(coverage),
  ].join('\n');
