import type { CardId } from '../../core/types.js';
import type { Filter, StatChange } from './abilities.js';
import type { SingleId } from './singles.js';
import type { Alignment, AttackKind, Attribute, Tag } from './words.js';

/* Effect of a played card or used ability: a closed vocabulary, one file a kind in `effects/`; `single`: of one card alone. */

/** Changes by a linked Plot while it is awake (N-806, N-807). */
export interface LinkFacts {
  readonly changes: readonly StatChange[];
  readonly add?: readonly (Alignment | Attribute | Tag)[];
  readonly remove?: readonly (Alignment | Attribute | Tag)[];
  /** Additional Power and Resistance for each such card of the structure. */
  readonly perChurch?: number;
  readonly direct?: { readonly kinds: readonly AttackKind[]; readonly target: Filter; readonly amount: number };
  readonly defence?: readonly { readonly kinds: readonly AttackKind[]; readonly amount: number }[];
  readonly noPuppets?: true;
  /** Copies of the Group cannot be agents for or against it. */
  readonly noAgents?: true;
}

export type EffectFacts =
  /** +10 on Power or Resistance of an own Group (N-1502). */
  | { readonly kind: 'boost'; readonly filter: Filter; readonly amount: number; readonly illuminati?: true }
  /** The Plot is linked for good; an alignment Plot by N-1503, a raise by N-1504. */
  | {
      readonly kind: 'link';
      readonly filter: Filter;
      readonly whose: 'own' | 'any';
      /** Also on a Group of a hand under attack. */
      readonly slipped?: true;
      readonly link: LinkFacts;
      /** The link holds regardless of the Group's changes. */
      readonly stays?: true;
    }
  | { readonly kind: 'reload'; readonly filter: Filter; readonly all?: true }
  | { readonly kind: 'nwo' }
  | {
      readonly kind: 'disaster';
      readonly targets: Filter;
      /** Power by the first matching filter. */
      readonly power: readonly (readonly [Filter, number])[];
      /** Destroys with a margin above this; null: never. */
      readonly destroysAbove: number | null;
      readonly instant: boolean;
      /** Adds the Power of the paying Group. */
      readonly plusPayer?: true;
      readonly plusPer?: { readonly resource: string; readonly amount: number };
      readonly joiners?: 'opposing';
      readonly isMagic?: true;
      readonly space?: true;
      /** This card loses its tokens as it is played. */
      readonly empties?: CardId;
    }
  | { readonly kind: 'assassination'; readonly power: number; readonly helper: Filter; readonly magic?: 'always' | 'helper' }
  /** Added to an attack, with its announcement or in its contest. */
  | {
      readonly kind: 'attackBonus';
      readonly kinds: readonly AttackKind[];
      readonly amount: number;
      readonly target?: Filter;
      readonly targetMinPower?: number;
      readonly leader?: Filter;
      /** Filter of some leading or aiding card. */
      readonly by?: Filter;
      readonly privileged?: true;
      /** Groups of third players that may join either side despite privilege. */
      readonly admits?: Filter;
      /** A matching target that it helps to destroy can never return. */
      readonly seals?: Filter;
      readonly other?: { readonly filter: Filter; readonly amount: number };
    }
  /** Cancels a Plot or agents being played. */
  | {
      readonly kind: 'cancelPlay';
      readonly what: 'plot' | 'agents';
      readonly filter?: Filter;
      readonly card?: CardId;
      /** Agents against an own Group. */
      readonly own?: true;
      readonly take?: true;
    }
  | { readonly kind: 'cancelAction'; readonly filter: Filter; readonly illuminati?: true }
  | { readonly kind: 'setRoll'; readonly value: number }
  | { readonly kind: 'shiftRoll'; readonly by: number; readonly magicBy?: number }
  | {
      readonly kind: 'reroll';
      readonly whose: 'own' | 'others';
      readonly outcome?: 'success' | 'failure';
      readonly kinds?: readonly AttackKind[];
      readonly strength?: number;
      readonly rollerDraws?: true;
    }
  | { readonly kind: 'dropPrivilege' }
  | { readonly kind: 'enterPrivilege' }
  | { readonly kind: 'makePrivileged' }
  | { readonly kind: 'drawPlots'; readonly count: number }
  | { readonly kind: 'drawGroups'; readonly count: number }
  | {
      readonly kind: 'boostAttack';
      readonly kinds: readonly AttackKind[];
      readonly amount: number;
      readonly target?: Filter;
      readonly whose?: 'any';
    }
  | { readonly kind: 'editAlignment' }
  | { readonly kind: 'relief' }
  | { readonly kind: 'rollForResource' }
  | {
      readonly kind: 'autoFail';
      readonly kinds: readonly AttackKind[];
      readonly filter?: Filter;
      readonly own?: true;
      readonly succeeding?: true;
      readonly link?: LinkFacts;
    }
  | { readonly kind: 'destroyResource'; readonly filter: Filter; readonly own?: true }
  | { readonly kind: 'gainToken' }
  | { readonly kind: 'defendPlace'; readonly amount: number; readonly relief?: true }
  | { readonly kind: 'discardNwo'; readonly all: boolean }
  | { readonly kind: 'single'; readonly name: SingleId };

export type EffectKind = EffectFacts['kind'];
export type EffectOf<K extends EffectKind> = Extract<EffectFacts, { kind: K }>;
