import type { CardId } from '../../core/types.js';
import type { Filter, Forbid, Modify } from './abilities.js';
import type { EffectFacts } from './effects.js';
import type { Alignment } from './words.js';

/** Moments for plays and uses, each a function of the top frame and the turn. */
export const MOMENTS = [
  /** N-1005. */
  'any',
  /** Any-time, except inside an attack. */
  'quiet',
  /** Any-time, except inside a privileged attack. */
  'open',
  /** The own phase `main`, outside attacks. */
  'main',
  /** Just after placing tokens (N-204). */
  'placing',
  'ownStart',
  'rivalStart',
  /** The end of the own turn (N-207). */
  'ownEnd',
  /** Only with the announcement of an attack. */
  'announce',
  /** The contest of an attack that is not Instant. */
  'contest',
  'ownContest',
  /** The contest of a privileged attack, for third players. */
  'privileged',
  'disaster',
  'assassination',
  /** Answer to a Plot, to agents, to an action or ability. */
  'play',
  'agents',
  'action',
  /** Answer to the ability of a Resource, by destroying it; the second not inside a privileged attack. */
  'using',
  'openUsing',
  'dice',
  'loss',
  /** A Plot was drawn, bought or discarded (N-1006). */
  'draw',
  'takeover',
  /** Kept in the hand: Goal cards. */
  'never',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type Cost =
  | 'nothing'
  | 'own'
  | 'target'
  | 'targetOrMaster'
  /** Illuminati tokens: one, or all and at least one. */
  | { readonly illuminati: 1 | 'all' }
  /** Tokens of own Groups. `power`: live Power together; `count`: number of cards; `shares`: an alignment of the target. */
  | {
      readonly groups: {
        readonly filter?: Filter;
        readonly count?: number;
        readonly power?: number;
        /** Live Power together above that of the answered card. */
        readonly overAnswered?: true;
        readonly each?: number;
        readonly shares?: 'all' | 'one';
        readonly illuminati?: true;
        /** Cards outside the open attack. */
        readonly outside?: true;
        /** Not the target of the open attack itself. */
        readonly notTarget?: true;
        /** Other players may add tokens of such Groups, if the own ones are not enough. */
        readonly several?: true;
        /** Enough Power by N-1503. */
        readonly toAlign?: Alignment;
      };
    }
  | { readonly cards: readonly CardId[] }
  /** Cards from the top of own decks; with a shared set `shared` instead, or nothing pays it (N-1304). */
  | { readonly deck: { readonly plot?: number; readonly group?: number }; readonly shared?: Cost }
  | { readonly hand: { readonly plots?: number; readonly groups?: number } }
  | { readonly discardSelf: true }
  | { readonly any: readonly Cost[] }
  | { readonly all: readonly Cost[] };

/** An own intent (`use`), or an answer (`react`): distinguished by its moments. */
export interface Use {
  readonly form: 'use' | 'react';
  readonly moments: readonly Moment[];
  readonly cost: Cost;
  readonly effect: EffectFacts;
  readonly once?: 'turn' | 'game' | 'attack';
}

/** Events that trigger texts. `captured`: by the owner's attack; `taken`: by anybody; `failedAgainst`: an attack on the card failed. */
export type AfterEvent =
  | 'destroyed'
  | 'captured'
  | 'taken'
  | 'lost'
  | 'attacked'
  | 'rolled'
  | 'failed'
  | 'failedAgainst'
  | 'entered'
  | 'began'
  | 'attacking'
  | 'relief';

export interface After {
  readonly form: 'after';
  readonly event: AfterEvent;
  readonly filter?: Filter;
  /** Role of the card: it led, or led or aided; or it is the card that fell. */
  readonly role?: 'led' | 'part' | 'self' | 'target';
  readonly effect: EffectFacts;
}

export type Ability = Modify | Forbid | Use | After;
