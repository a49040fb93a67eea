import type { CardId } from '../../core/types.js';
import type { Alignment, AttackKind, Attribute, GroupKind, Stat, Tag } from './words.js';

export type Trait = Alignment | Attribute | GroupKind | Tag;

/** Filter for cards; evaluated on live cards by `values/filter`, for attack, defence, payment and goals alike. */
export type Filter =
  | Trait
  | 'anything'
  | { readonly card: CardId }
  | { readonly any: readonly Filter[] }
  | { readonly all: readonly Filter[] }
  | { readonly not: Filter }
  | { readonly puppetOf: Filter };

/** Cards whose numbers or traits change, seen from the source. */
export type Covers =
  | 'self'
  | 'master'
  | 'puppets'
  /** All cards of the owner's structure, itself included. */
  | 'structure'
  /** All other cards of the owner's structure. */
  | 'others'
  | 'linked'
  /** Groups that are linked to the card. */
  | 'guests'
  | 'illuminati'
  /** Every Group, those of hands under attack included: New World Orders. */
  | 'all'
  | 'structures';

export interface When {
  readonly linked?: boolean;
  readonly master?: Filter;
  /** A card in play, under any player. */
  readonly inPlay?: CardId;
  readonly control?: CardId;
}

/** Number of cards of the owner's structure that match a filter. */
export interface Per {
  readonly filter: Filter;
  readonly among: 'structure' | 'others' | 'puppets';
}

/** A change of Power, Global Power or Resistance, by its layer (N-303). */
export interface StatChange {
  readonly stat: Stat | 'global';
  /** `set`, `rise`, `fall`: fixed number; `times`: multiplier; `add`: sum; `asPower`: Global Power is the live Power. */
  readonly how: 'set' | 'rise' | 'fall' | 'times' | 'add' | 'asPower';
  readonly amount: number;
}

/** Standing changes: in force while the card is in play and awake, and the conditions of `when` hold. */
export type Modify = { readonly form: 'modify'; readonly when?: When } & (
  | {
      readonly of: 'stats';
      readonly covers: Covers;
      readonly filter?: Filter;
      readonly changes: readonly StatChange[];
      readonly per?: Per;
    }
  /**
   * A bonus to attacks of the owner. `any` counts for each, `part` if the card leads or aids, `direct` if it leads, `aid` if it aids
   * (N-422).
   */
  | {
      readonly of: 'attack';
      readonly kinds: readonly AttackKind[];
      readonly target: Filter;
      readonly amount: number;
      readonly scope: 'any' | 'part' | 'direct' | 'aid';
      /** Alignments that it replaces in the alignment row. */
      readonly instead?: readonly Alignment[];
      /** It replaces the card's other bonuses if it applies. */
      readonly alone?: true;
      readonly led?: 'byMaster';
      /** The target must not be the owner's own. */
      readonly rivalOnly?: true;
      readonly power?: readonly number[];
      readonly earthly?: true;
      readonly notPrivileged?: true;
      /** Filter of the leader, unless the card leads itself; then the target need not match. */
      readonly orLeader?: Filter;
      /** Any player's attack that the card joins. */
      readonly anyones?: true;
    }
  /** Bonus to the defence of cards covered (N-420): `resistance`, `power` in `defence`, `number` in `ability`; `base`: printed. */
  | {
      readonly of: 'defence';
      readonly covers: Covers;
      readonly filter?: Filter;
      readonly kinds: readonly AttackKind[];
      readonly amount: number;
      readonly stat: 'number' | 'resistance' | 'power' | 'base';
      /** Filter of some leading or aiding card. */
      readonly against?: Filter;
      readonly leader?: Filter;
      /** Only while the card itself opposes. */
      readonly opposing?: true;
      /** Filter of the leader; then the target need not match. */
      readonly orLeader?: Filter;
    }
  /** The card is easier to attack for some. */
  | {
      readonly of: 'weakness';
      readonly kinds: readonly AttackKind[];
      readonly amount: number;
      readonly leader?: Filter;
      readonly illuminati?: CardId;
    }
  /** Everything of the owner is stronger against structures of these Illuminati. */
  | { readonly of: 'rivalry'; readonly illuminati: CardId; readonly amount: number }
  | { readonly of: 'tokens'; readonly covers: Covers; readonly how: 'set' | 'add'; readonly amount: number; readonly per?: Per }
  | {
      readonly of: 'traits';
      readonly covers: Covers;
      readonly filter?: Filter;
      readonly add?: readonly Trait[];
      readonly remove?: readonly Trait[];
      /** The addition coexists with an opposite (N-1507). */
      readonly beside?: true;
    }
  /** The number of Plots in hand (N-503), or of Goal cards (N-1204). */
  | { readonly of: 'limit'; readonly what: 'plots' | 'goals'; readonly how: 'set' | 'add'; readonly amount: number }
  | { readonly of: 'draws'; readonly how: 'set' | 'add'; readonly amount: number; readonly per?: Per }
  /** May join without the alignment, with full Power (N-430, N-440). */
  | {
      readonly of: 'join';
      readonly sides: readonly ('lead' | 'aid' | 'oppose')[];
      readonly target?: Filter;
      readonly orLeader?: Filter;
      readonly involves?: Filter;
      readonly master?: true;
      readonly evenSecret?: true;
    }
  /** Counts as more cards of an alignment in goals (N-1203). */
  | { readonly of: 'weight'; readonly alignment: Alignment; readonly amount: number }
  /** Power is multiplied in attacks like these (N-304). */
  | {
      readonly of: 'multiplier';
      readonly kinds: readonly AttackKind[];
      readonly amount: number;
      readonly target: Filter;
      /** Cards with the multiplier: of both sides, of the attackers, or of the opposing Groups. */
      readonly side: 'both' | 'attackers' | 'defenders';
      readonly affects: Filter;
      /** Required role of the card: leading or aiding; opposing; target; or, for a New World Order: only the leader's own Power. */
      readonly needs: 'part' | 'opposing' | 'target' | 'leading';
    }
  /** Cards of a kind defend the owner's structure without a token (N-446). */
  | { readonly of: 'freeDefence'; readonly target: Filter }
  /** Value for Relief (N-735). */
  | { readonly of: 'relief'; readonly how: 'set' | 'times'; readonly amount: number }
  /** Steps of the alignment rows (N-1505). */
  | { readonly of: 'rows'; readonly identical?: number; readonly opposite?: number }
  /** The Group may be linked to another one (N-805), and shares its fate. */
  | { readonly of: 'linksTo'; readonly target: Filter; readonly fate?: 'falls' }
  /** Such Groups may be linked to the card, and die with it. */
  | { readonly of: 'host'; readonly filter: Filter; readonly fate: 'dies' }
  /** Automatic Relief at the start of the owner's turn, and at once. */
  | { readonly of: 'autoRelief'; readonly covers: Covers; readonly atOnce?: true }
  /** A rule of one card alone; its file is named in `effects/rules`. */
  | { readonly of: 'rule'; readonly rule: RuleId }
);

/** Rules of one card each, beyond standing numbers. */
export const RULE_IDS = [
  'failedTakeoverReturns',
  'easyWeird',
  'ignoresHarm',
  'opensSecrets',
  'barsInterference',
  'idleAtZero',
  'rollsTwice',
  'tokensAccumulate',
  'copiesAllowed',
  'destroyedDoesNotCount',
  'linksLocked',
  'ignoresDiscordia',
  'immuneToTax',
  'bottomDraw',
  'drawLook',
  'topOrBottom',
  'showsFirstDraw',
  'ignoresMagicDefence',
  'anyMayDefend',
  'noAgents',
  'hidesResources',
  'linkedSafe',
  'uncontrolledIfNone',
  'taxesAll',
  'hungerSilences',
  'notForDestroy',
  'disasterTarget',
  'replaceable',
  'cannotBeKilled',
  'onlyForItself',
  'undisturbed',
  'usedFromHand',
  'onlyByMagic',
  'privilegePerTurn',
  'onlyViolent',
  'noControlOfPeaceful',
  'immunePrivileged',
  'pcAlignment',
  'stripsResistance',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Immunities, protections, prohibitions. Checked whenever a card would act on another. */
export interface Forbid {
  readonly form: 'forbid';
  /**
   * Forbidden acts. `magic`: an Instant attack that counts as Magic; `ability`: a use, with a cost, of an ability that touches the card.
   */
  readonly acts: readonly ('attack' | 'aid' | 'oppose' | 'ability' | 'magic' | AttackKind)[];
  /** Protected cards, seen from this card; `rivals`: binds opponents of its owner's attack. */
  readonly covers: Covers | 'own attack';
  readonly filter?: Filter;
  /** Forbidden players; left out: all. */
  readonly by?: Filter;
  /** Counts only in structures of rivals of this Illuminati. */
  readonly illuminati?: CardId;
  readonly except?: Filter;
  readonly code: 'N-412' | 'N-490';
  /** Cards already in the attack stay. */
  readonly newcomers?: true;
  readonly when?: 'powerZero' | 'masterMedia' | 'part';
}
