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
  /** More Power and Resistance for each such card of the structure. */
  readonly perChurch?: number;
  readonly direct?: { readonly kinds: readonly AttackKind[]; readonly target: Filter; readonly amount: number };
  readonly defence?: readonly { readonly kinds: readonly AttackKind[]; readonly amount: number }[];
  readonly noPuppets?: true;
  /** Copies of the Group are no agents against or for it. */
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
      /** A Group of a hand under attack, too. */
      readonly slipped?: true;
      readonly link: LinkFacts;
      /** The link holds whatever the Group becomes. */
      readonly stays?: true;
    }
  | { readonly kind: 'reload'; readonly filter: Filter; readonly all?: true }
  | { readonly kind: 'nwo' }
  | {
      readonly kind: 'disaster';
      readonly targets: Filter;
      /** Power against the first filter that fits. */
      readonly power: readonly (readonly [Filter, number])[];
      /** Destroys with a margin above this; null: never. */
      readonly destroysAbove: number | null;
      readonly instant: boolean;
      /** The Power of the Group that paid is added. */
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
      /** Some card that leads or aids. */
      readonly by?: Filter;
      readonly privileged?: true;
      /** Groups of third players that may join either side all the same. */
      readonly admits?: Filter;
      /** A target like this that it helps to destroy never comes back. */
      readonly seals?: Filter;
      readonly other?: { readonly filter: Filter; readonly amount: number };
    }
  /** Cancels a Plot or agents being played. */
  | {
      readonly kind: 'cancelPlay';
      readonly what: 'plot' | 'agents';
      readonly filter?: Filter;
      readonly card?: CardId;
      /** Agents against a Group of the player's own. */
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
      /** Only after dice that bring success. */
      readonly succeeding?: true;
      readonly link?: LinkFacts;
    }
  | { readonly kind: 'destroyResource'; readonly filter: Filter; readonly own?: true }
  | { readonly kind: 'gainToken' }
  | { readonly kind: 'defendPlace'; readonly amount: number; readonly relief?: true }
  | { readonly kind: 'discardNwo'; readonly all: boolean }
  /** One card's own, by its name in `SINGLES`. */
  | { readonly kind: 'single'; readonly name: SingleId };

export type EffectKind = EffectFacts['kind'];
export type EffectOf<K extends EffectKind> = Extract<EffectFacts, { kind: K }>;
