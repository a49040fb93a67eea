import type { CardId } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import type { CodeWith } from './refusals.js';
import type { Alignment, AttackKind } from './words.js';

export type TargetFilter = 'any' | { readonly alignment: Alignment } | { readonly groups: readonly CardId[] };

/** Ability of a card, as data: `modify` (numbers, lists), `forbid`, `react` (into a window), `use` (an intent), `after` (an event). */
export type Ability =
  /** Points for attacks of the owner; with `directOnly` only when this card leads (C-411). */
  | {
      readonly modify: 'attack';
      readonly kinds: readonly AttackKind[];
      readonly target: TargetFilter;
      readonly amount: number;
      readonly directOnly: boolean;
    }
  /** Own Resistance is `to` against attackers with one of these alignments (C-413). */
  | { readonly modify: 'ownResistance'; readonly to: number; readonly against: readonly Alignment[] }
  /** The owner's other Groups get so much Resistance (C-413). */
  | { readonly modify: 'othersResistance'; readonly plus: number }
  /** Counts as one alignment instead of another while it leads an attack to control a Group of that alignment (C-413). */
  | { readonly modify: 'alignment'; readonly as: Alignment; readonly insteadOf: Alignment }
  /** Cards drawn at the start of the turn (C-203). */
  | { readonly modify: 'draws'; readonly to: number }
  /** Attacks a turn that the card may take part in (C-403). */
  | { readonly modify: 'participations'; readonly to: number }
  /** Its money reaches every card of its structure (C-701). */
  | { readonly modify: 'reach' }
  /** Income counts, as upkeep from the Illuminati or the master (C-202). */
  | { readonly after: 'income'; readonly upkeep: number }
  /** Takes MB from every other player (C-202). */
  | { readonly after: 'income'; readonly tax: number }
  /** Groups of others with one of these alignments neither attack nor aid against its structure (C-412). */
  | { readonly forbid: 'attack'; readonly by: readonly Alignment[] }
  /** Privilege for MB, once a turn (C-602). */
  | { readonly use: 'privilege'; readonly cost: number }
  /** An extra draw for MB from the card itself, once a turn (C-1002). */
  | { readonly use: 'draw'; readonly cost: number }
  /** Changes one alignment of another Group, once a turn (C-413). */
  | { readonly use: 'alignment' }
  /** Moves money among the own treasuries in phase `powers` (C-1001). */
  | { readonly use: 'money' }
  /** Rearranges the structure in phase `powers` (C-1001). */
  | { readonly use: 'structure' };

/** Effect of a Special (C-900); behaviour is in `effects/`. */
export type EffectFacts =
  /** Result that the dice of the attack count as (C-901, C-908). */
  | { readonly react: 'dice'; readonly to: number }
  /** Breaks a privilege alone (C-904). */
  | { readonly react: 'privilege'; readonly does: 'break' }
  /** Lets its player into a privileged attack (C-905). */
  | { readonly react: 'privilege'; readonly does: 'letIn' }
  /** Cancels a Special (C-909). */
  | { readonly react: 'special' }
  /** Makes a Group of Power 0 attackable (C-914). */
  | { readonly use: 'whispering' }
  | { readonly use: 'bribe' }
  | { readonly use: 'spy' }
  | { readonly use: 'revive' }
  | { readonly use: 'doubleIncome' }
  | { readonly use: 'skipTurn' }
  | { readonly use: 'money'; readonly amount: number }
  /** Moves money among the own treasuries, and so much from the bank (C-913). */
  | { readonly use: 'redistribute'; readonly bonus: number };

type KindOf<Facts> = Facts extends { readonly use: infer Use } ? Use : Facts extends { readonly react: infer React } ? React : never;

export type EffectKind = KindOf<EffectFacts>;

/** A special goal (C-1106). */
export type Goal =
  | { readonly total: 'power' | 'transferable' | 'money'; readonly need: number }
  | { readonly count: 'alignments'; readonly need: number }
  | { readonly count: Alignment; readonly need: number }
  | { readonly count: 'destroyed'; readonly need: number }
  /** The goal of another, named in secret (C-103). */
  | { readonly count: 'secret'; readonly need: 0 };

/** A card added to decks by a later version of the rules. */
export interface Since {
  readonly since?: number;
}

export interface IlluminatiFacts {
  readonly id: CardId;
  readonly kind: 'illuminati';
  readonly power: number;
  readonly transferable: number;
  readonly income: number;
  readonly outward: readonly Side[];
  readonly goal: Goal;
  /** Power and transferable power with `hiddenGoals`, where they differ (C-1202). */
  readonly hiddenGoalsPower?: number;
  readonly abilities: readonly Ability[];
}

export interface GroupFacts extends Since {
  readonly id: CardId;
  readonly kind: 'group';
  readonly power: number;
  readonly transferable: number;
  readonly resistance: number;
  readonly income: number;
  readonly alignments: readonly Alignment[];
  readonly inward: Side;
  readonly outward: readonly Side[];
  readonly abilities: readonly Ability[];
}

export interface SpecialFacts extends Since {
  readonly id: CardId;
  readonly kind: 'special';
  readonly rule: CodeWith<'notHeld'>;
  readonly play: EffectFacts;
}

export type CardFacts = IlluminatiFacts | GroupFacts | SpecialFacts;
