import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import type { Place, PuppetPlace } from '../../domain/tree.js';
import type { TakeBack } from './board.js';
import type { IntentOf, IntentType } from './intents.js';
import type { DecisionKind } from './words.js';

/** Possible actions, one entry a type of intent: `refusal`, or `can` with candidates. An intent is legal exactly if `admits` says so. */
export type Offer = { [T in IntentType]: OfferOf<T> }[IntentType];

export type OfferOf<T extends IntentType> =
  | { readonly type: T; readonly refusal: Refusal; readonly can?: undefined }
  | { readonly type: T; readonly refusal?: undefined; readonly can: Candidates[T] };

/** A condition on the whole intent, where candidates cannot be listed: arrangements, deals, moves of money. */
type Allows<T extends IntentType> = (intent: IntentOf<T>) => boolean;

export interface Candidates {
  chooseIlluminati: { slots: number[] };
  chooseGoal: { goals: CardId[] };
  /** `draw` in phase `start`; `extra` the Recyclers' paid draw (C-1002). */
  drawCard: { draw: boolean; extra: boolean };
  keepSpecial: { cards: CardId[] };
  flipSpecial: { cards: CardId[] };
  taxFrom: { cards: CardId[] };
  attack: {
    attackers: {
      card: CardId;
      money: number;
      control: readonly CardId[];
      neutralize: readonly CardId[];
      destroy: readonly CardId[];
      /** Power 0 targets allowed by a Whispering Campaign in hand (C-914). */
      whispering: readonly CardId[];
    }[];
    /** Possible helpers, each with the targets it may not help against (the attacker itself and the target are out anyway). */
    aids: { card: CardId; never: readonly CardId[] }[];
    /** The second treasury that may pay for an attack (C-421). */
    illuminati: { card: CardId; money: number };
    privilege: PrivilegeOptions;
    whispering: CardId | null;
  };
  spend: { from: { card: CardId; max: number }[] };
  interfere: { sides: ('for' | 'against')[]; max: number };
  privilege: PrivilegeOptions;
  /** `pairs`: any two of these; `agent`: the Deep Agent; `single`: any one of these (replacing a cancelled one, C-909). */
  breakPrivilege: { pairs: CardId[]; agent: CardId | null; single: CardId[] };
  forceInterference: { cards: CardId[] };
  callOff: Record<string, never>;
  /** `plain`: not answered yet; `firm`: a firm answer is possible (C-422). */
  done: { rev: number; plain: boolean; firm: boolean };
  roll: { rev: number };
  /** `puppets` is the best fit of the branch on that place, `lost` the rest (then `acceptLoss` is needed). */
  place: { group: CardId; places: (Place & { puppets: PuppetPlace[]; lost: CardId[] })[]; allows: Allows<'place'> };
  settle: { max: number };
  /** `asAction`: no free transfer is left, so each costs a regular action; `actionLeft`: there is one. */
  transfer: { from: { card: CardId; to: CardId[]; max: number }[]; asAction: boolean; actionLeft: boolean };
  /** Places where the Group itself fits; `suggestPlacement` has the fit of its branch. */
  moveGroup: { groups: { group: CardId; places: Place[] }[]; allows: Allows<'moveGroup'> };
  drop: { groups: CardId[] };
  offer: { to: PlayerId[]; money: number; specials: CardId[]; groups: boolean; allows: Allows<'offer'> };
  /** `acceptable`: those acceptable without placements. */
  answer: { offers: string[]; acceptable: string[]; allows: Allows<'answer'> };
  withdraw: { offers: string[] };
  openToOffers: { money: number; groups: CardId[]; specials: CardId[]; faceDown: number; allows: Allows<'openToOffers'> };
  playSpecial: { cards: PlayableSpecial[]; allows: Allows<'playSpecial'> };
  counter: { cards: CardId[] };
  usePower: { cards: UsablePower[]; allows: Allows<'usePower'> };
  takeBack: TakeBack;
  askBack: TakeBack;
  denyBack: Record<string, never>;
  pass: Record<string, never>;
  endTurn: { next: 'powers' | 'end' };
  concede: Record<string, never>;
}

/** Payments for privilege (C-602): one of these Specials, or (`pay`) so many MB of the Illuminati's. */
export interface PrivilegeOptions {
  cards: CardId[];
  pay: boolean;
  cost: number;
}

export interface PlayableSpecial {
  card: CardId;
  needs: 'nothing' | 'groupAndPlace' | 'deadGroup' | 'player' | 'moves';
  groups?: readonly CardId[];
  places?: readonly Place[];
  players?: readonly PlayerId[];
}

export interface UsablePower {
  card: CardId;
  needs: 'alteration' | 'moves' | 'placements';
  groups?: readonly CardId[];
}

export interface Decision {
  /** Frame of the question; null: the set-up or the turn's own player. */
  frame: number | null;
  rev: number;
  kind: DecisionKind;
  who: PlayerId[];
}
