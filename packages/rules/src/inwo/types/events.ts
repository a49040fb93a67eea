import type { CardId, PlayerId } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import type { Kept } from './board.js';
import type { CopyId } from './copy-id.js';
import type { AttackKind, OfferEnd, PlacedHow } from './words.js';

interface EventFields {
  deckChosen: { player: PlayerId };
  leadChosen: { player: PlayerId };
  revealed: { player: PlayerId; copy: CopyId; card: CardId };
  /** A Resource came into play from the hand; `payer`: the card whose token it took (N-205). */
  broughtIn: { player: PlayerId; copy: CopyId; card: CardId; payer: CardId | null };
  setAside: { player: PlayerId; card: CardId };
  /** Throw for the first turn (N-109); ties throw again, in the next round. */
  startRolled: { player: PlayerId; dice: number[]; round: number };
  turnBegan: { player: PlayerId; number: number };
  drew: { player: PlayerId; deck: 'plot' | 'group'; count: number };
  bought: { player: PlayerId };
  exposed: { player: PlayerId; cards: Kept[] };
  shown: { player: PlayerId; to: PlayerId };
  discarded: { player: PlayerId; card: CardId };
  returned: { player: PlayerId };
  tokensPlaced: { player: PlayerId };
  played: { player: PlayerId; card: CardId; copy: CopyId };
  used: { player: PlayerId; card: CardId; copy: CopyId };
  /** `by`: the canceller, with the card; null: it could not be paid any more. */
  cancelled: { player: PlayerId; card: CardId; by: PlayerId | null; with: CardId | null };
  /** `leader`: null for an attack by a Plot. */
  announced: { player: PlayerId; kind: AttackKind; leader: CopyId | null; target: CopyId };
  joined: { player: PlayerId; copy: CopyId; side: 'for' | 'against' };
  calledOff: { player: PlayerId };
  voided: { attack: number };
  rolled: { player: PlayerId; dice: number[] };
  resolved: { attack: number; result: string };
  placed: { copy: CopyId; player: PlayerId; onto: CopyId; arrow: Side; how: PlacedHow };
  destroyed: { copy: CopyId; card: CardId; by: PlayerId | null };
  devastated: { copy: CopyId };
  relieved: { copy: CopyId };
  /** Number of Groups whose values a card changed at once. */
  changed: { card: CardId; count: number };
  uncontrolled: { copy: CopyId; card: CardId };
  linked: { copy: CopyId; to: CopyId | null };
  saidDone: { player: PlayerId; frame: number };
  offered: { player: PlayerId; to: PlayerId; deal: number };
  answered: { deal: number; accept: boolean };
  offerClosed: { deal: number; player: PlayerId; to: PlayerId; why: OfferEnd };
  /** A secret offer was carried out: others learn nothing else. */
  exchanged: { player: PlayerId; to: PlayerId };
  openedToOffers: { player: PlayerId; open: boolean };
  /** `cards`: Goal cards shown with it; empty: by public goals. */
  claimed: { player: PlayerId; cards: CardId[] };
  /** The last chance undid the claim. */
  claimFell: { player: PlayerId };
  knocked: { player: PlayerId };
  left: { player: PlayerId };
  ended: { winners: PlayerId[] };
}

export type EventType = keyof EventFields;
export type GameEvent = {
  [T in EventType]: { readonly type: T } & Readonly<EventFields[T]> & {
      readonly secret?: { readonly to: readonly PlayerId[]; readonly what: { readonly cards: readonly Kept[] } };
      readonly only?: readonly PlayerId[];
    };
}[EventType];
