import type { CardId, PlayerId } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import type { CopyId } from './copy-id.js';
import type { Stat } from './words.js';

/** A branch card with a place other than the default one. */
export interface PuppetPlace {
  readonly group: CopyId;
  readonly onto: CopyId;
  readonly arrow: Side;
}

/** Fields of a Plot or an ability beside its card; each reads the fields it knows. */
export interface PlayFields {
  readonly on?: CopyId;
  readonly player?: PlayerId;
  readonly stat?: Stat;
  readonly alignment?: string;
  readonly change?: 'add' | 'remove' | 'reverse';
  readonly cards?: readonly CopyId[];
  readonly card2?: CopyId;
  readonly onto?: CopyId;
  readonly arrow?: Side;
  readonly helper?: CopyId;
  readonly plus?: readonly CopyId[];
  /** The card whose play or action it answers; `last` or left out: the newest. */
  readonly against?: CopyId;
  readonly mode?: string;
  readonly by?: number;
  readonly side?: 'for' | 'against';
  readonly pay?: readonly CopyId[];
  readonly discard?: readonly CopyId[];
  readonly attacker?: CopyId;
  readonly aids?: readonly CopyId[];
  readonly placements?: readonly PuppetPlace[];
}

export interface PlotPlay extends PlayFields {
  readonly card: CopyId;
}

/** Parts of one side of a deal without named cards. */
export interface Unnamed {
  /** Numbers of Plots, and of Groups and Resources, chosen by their giver on acceptance. */
  readonly anyPlots?: number;
  readonly anyCards?: number;
  /** An additional promise; it binds nobody (N-1104). */
  readonly promise?: string;
}

export interface DealFields extends Unnamed {
  readonly plots?: readonly CopyId[];
  readonly cards?: readonly CopyId[];
  readonly resources?: readonly CopyId[];
  readonly groups?: readonly CopyId[];
}

interface Placement {
  readonly onto: CopyId;
  readonly arrow: Side;
  readonly puppets?: readonly PuppetPlace[];
  readonly acceptLoss?: boolean;
}

interface Draw {
  readonly from?: 'bottom';
  readonly keep?: CardId | number;
  readonly rest?: 'top' | 'bottom';
}

interface IntentFields {
  /** Cards by id, `id*2` for two. */
  chooseDeck: { readonly ready?: string; readonly illuminati?: CardId; readonly cards?: readonly string[] };
  /** One of the three dealt (N-1304). */
  chooseIlluminati: { readonly card: CardId };
  chooseLead: { readonly card: CardId; readonly arrow: Side };
  drawPlot: Draw;
  drawGroup: Draw & { readonly pay?: boolean };
  takeOver: {
    readonly card: CopyId;
    readonly onto?: CopyId;
    readonly arrow?: Side;
    readonly link?: CopyId;
    readonly pay?: boolean;
    /** A card whose text allows the takeover (N-203). */
    readonly by?: CopyId;
  };
  ready: object;
  buyPlot: { readonly pay: readonly CopyId[] };
  expose: { readonly cards: readonly CopyId[] };
  show: { readonly card: CopyId; readonly to: PlayerId };
  discard: { readonly cards: readonly CopyId[] };
  returnPlot: { readonly card: CopyId; readonly at: 'top' | 'bottom' | number };
  removeToken: { readonly card: CopyId };
  attack: {
    readonly kind: 'control' | 'destroy';
    readonly attacker: CopyId;
    readonly target: CopyId;
    readonly fromHand?: boolean;
    readonly aids?: readonly CopyId[];
    readonly plots?: readonly PlotPlay[];
    readonly privilege?: CopyId;
    readonly plus?: readonly { readonly plot: CopyId; readonly on: CopyId }[];
  };
  join: { readonly side: 'for' | 'against'; readonly card: CopyId; readonly plus?: readonly CopyId[]; readonly tokens?: number };
  agents: { readonly card: CopyId; readonly side: 'for' | 'against' };
  callOff: object;
  done: { readonly rev?: number };
  roll: { readonly rev?: number };
  knock: object;
  concede: object;
  place: Placement;
  playPlot: PlotPlay;
  /** `ability`: index of the card's use; left out: the first. */
  useAbility: { readonly card: CopyId; readonly ability?: number } & PlayFields;
  move: { readonly group: CopyId; readonly pay: CopyId } & Placement;
  link: { readonly card: CopyId; readonly to?: CopyId };
  relief: { readonly place: CopyId; readonly cards: readonly CopyId[]; readonly joint?: boolean };
  pledge: { readonly cards: readonly CopyId[] };
  choose: { readonly frame?: number; readonly option?: number | string; readonly cards?: readonly (CopyId | CardId)[] };
  offer: {
    /** One player, or several at once: the first to accept gets the deal. */
    readonly to: PlayerId | readonly PlayerId[];
    readonly give: DealFields;
    readonly ask: DealFields;
    readonly pay?: readonly CopyId[];
    readonly placements?: readonly PuppetPlace[];
    /** Known to the two alone until it is carried out, like all answers to a secret offer. */
    readonly secret?: true;
    readonly counters?: number;
    /** An open offer of the sender that this one replaces, with those made together with it. */
    readonly replaces?: number;
  };
  answer: {
    readonly offer?: number;
    readonly accept: boolean;
    readonly placements?: readonly PuppetPlace[];
    /** Cards chosen by the sender, if the offer asks for them. */
    readonly cards?: readonly CopyId[];
  };
  withdraw: { readonly offer?: number };
  /** The complete list of what the sender is open to offers on; empty: nothing any more. */
  openToOffers: {
    readonly plots?: readonly CopyId[];
    readonly cards?: readonly CopyId[];
    readonly resources?: readonly CopyId[];
    readonly groups?: readonly CopyId[];
    readonly hiddenPlots?: number;
    readonly hiddenGroups?: number;
  };
  claim: { readonly cards: readonly CopyId[] };
}

export type IntentType = keyof IntentFields;
export type IntentOf<T extends IntentType> = { readonly type: T } & IntentFields[T];
export type Intent = { [T in IntentType]: IntentOf<T> }[IntentType];
