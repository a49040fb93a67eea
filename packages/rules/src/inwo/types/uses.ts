import type { CardId } from '../../core/types.js';
import type { Filter, Forbid, Modify } from './abilities.js';
import type { EffectFacts } from './effects.js';
import type { Alignment } from './words.js';

/** When something may be played or used; each is a function of the frame on top and of the turn. */
export const MOMENTS = [
  /** N-1005. */
  'any',
  /** Any-time, but not inside an attack. */
  'quiet',
  /** Any-time, but not inside a privileged attack. */
  'open',
  /** One's own phase `main`, outside attacks. */
  'main',
  /** Just after placing tokens (N-204). */
  'placing',
  /** One's own phase `start`. */
  'ownStart',
  'rivalStart',
  /** The end of one's own turn (N-207). */
  'ownEnd',
  /** With the announcement of an attack; never by itself. */
  'announce',
  /** The contest of an attack that is not Instant. */
  'contest',
  'ownContest',
  /** The contest of a privileged attack, for third players. */
  'privileged',
  'disaster',
  'assassination',
  /** In answer to a Plot, to agents, to an action or ability. */
  'play',
  'agents',
  'action',
  /** In answer to the ability of a Resource, by what destroys that; the same, but not inside a privileged attack. */
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

/** A cost; `effects/cost` checks and pays all of them. */
export type Cost =
  | 'nothing'
  | 'own'
  | 'target'
  | 'targetOrMaster'
  /** Illuminati tokens: one, or all and at least one. */
  | { readonly illuminati: 1 | 'all' }
  /** Tokens of own Groups. `power`: live Power together; `count`: how many cards; `shares`: an alignment of the target. */
  | {
      readonly groups: {
        readonly filter?: Filter;
        readonly count?: number;
        readonly power?: number;
        /** Live Power together above the live Power of what is answered. */
        readonly overAnswered?: true;
        readonly each?: number;
        readonly shares?: 'all' | 'one';
        readonly illuminati?: true;
        /** None that leads or aids the open attack. */
        readonly outside?: true;
        /** Not the target of the open attack itself. */
        readonly notTarget?: true;
        /** Other players may add tokens of such Groups, where the own ones are not enough. */
        readonly several?: true;
        /** Enough Power by N-1503. */
        readonly toAlign?: Alignment;
      };
    }
  | { readonly cards: readonly CardId[] }
  /** Cards from the top of own decks; where all share one set, `shared` instead, or nothing pays it (N-1304). */
  | { readonly deck: { readonly plot?: number; readonly group?: number }; readonly shared?: Cost }
  | { readonly hand: { readonly plots?: number; readonly groups?: number } }
  | { readonly discardSelf: true }
  | { readonly any: readonly Cost[] }
  | { readonly all: readonly Cost[] };

/** An intent of one's own (`use`), or one that answers (`react`): told apart by its moments alone. */
export interface Use {
  readonly form: 'use' | 'react';
  readonly moments: readonly Moment[];
  readonly cost: Cost;
  readonly effect: EffectFacts;
  readonly once?: 'turn' | 'game' | 'attack';
}

/** Events that texts follow. `captured`: by the owner's attack; `taken`: by anybody; `failedAgainst`: an attack on the card failed. */
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
  /** The card led, or led or aided; or it is the card that fell. */
  readonly role?: 'led' | 'part' | 'self' | 'target';
  readonly effect: EffectFacts;
}

export type Ability = Modify | Forbid | Use | After;
