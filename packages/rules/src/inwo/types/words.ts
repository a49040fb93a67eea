export const ALIGNMENTS = [
  'Government',
  'Corporate',
  'Liberal',
  'Conservative',
  'Peaceful',
  'Violent',
  'Straight',
  'Weird',
  'Criminal',
  'Fanatic',
] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const ATTRIBUTES = [
  'Bank',
  'Church',
  'Coastal',
  'Communist',
  'Computer',
  'Green',
  'Huge',
  'Magic',
  'Media',
  'Nation',
  'Science',
  'Secret',
  'Space',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const GROUP_KINDS = ['organization', 'place', 'personality'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** Traits beside alignments and attributes; some only come from other cards. */
export const TAGS = ['us', 'usState', 'male', 'female', 'Artifact', 'Gadget', 'Dictatorship', 'Vampire'] as const;
export type Tag = (typeof TAGS)[number];

/** `disaster`, `assassination` and `instant` (any other Instant attack) are attacks by a Plot; the first two destroy. */
/** How a card got its place. `returned`: by a card's text. */
export const PLACED_HOW = ['lead', 'takenOver', 'captured', 'moved', 'traded', 'returned'] as const;
export type PlacedHow = (typeof PLACED_HOW)[number];

export const OFFER_ENDS = ['withdrawn', 'replaced', 'lapsed'] as const;
export type OfferEnd = (typeof OFFER_ENDS)[number];

export const ATTACK_KINDS = ['control', 'destroy', 'disaster', 'assassination', 'instant'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

export const STATS = ['power', 'resistance'] as const;
export type Stat = (typeof STATS)[number];

export const COLOURS = ['red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** The phases of a game, in order: decks, leads, then each turn's three (N-200). */
export const PHASES = ['chooseDeck', 'chooseIlluminati', 'chooseLead', 'start', 'main', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Every window (N-1004). */
export const FRAME_KINDS = [
  'start',
  'takeover',
  'playing',
  'using',
  'contest',
  'dice',
  'place',
  'choose',
  'loss',
  'draw',
  'limit',
  'relief',
  'end',
  'claims',
  'victory',
] as const;

/** Kinds of decision, in the order in which a game first comes to them. */
export const DECISION_KINDS = ['chooseDeck', 'chooseIlluminati', 'chooseLead', 'turn', ...FRAME_KINDS, 'roll', 'over'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Parts of the number needed (N-420), in this order. */
export const LEDGER_PARTS = [
  'power',
  'aid',
  'alignment',
  'ability',
  'plots',
  'agents',
  'faction',
  'spy',
  'defence',
  'loyalty',
  'position',
  'opposition',
] as const;
export type LedgerPart = (typeof LEDGER_PARTS)[number];

const PAIRS: readonly (readonly [Alignment, Alignment])[] = [
  ['Government', 'Corporate'],
  ['Liberal', 'Conservative'],
  ['Peaceful', 'Violent'],
  ['Straight', 'Weird'],
];

const OPPOSITE: ReadonlyMap<Alignment, Alignment> = new Map([
  ...PAIRS.flatMap(([first, second]): [Alignment, Alignment][] => [
    [first, second],
    [second, first],
  ]),
  ['Fanatic', 'Fanatic'],
]);

/** The opposite of an alignment; Fanatic is its own, Criminal has none (N-301). */
export const oppositeOf = (alignment: Alignment): Alignment | undefined => OPPOSITE.get(alignment);

/** True for alignments of the four reversible pairs (N-301). */
export const isReversible = (alignment: Alignment): boolean => alignment !== 'Fanatic' && OPPOSITE.has(alignment);

const ALIGNMENT_SET: ReadonlySet<string> = new Set(ALIGNMENTS);

export const isAlignment = (word: string): word is Alignment => ALIGNMENT_SET.has(word);
