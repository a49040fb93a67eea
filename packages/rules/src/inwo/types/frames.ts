import type { CardId, PlayerId } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import type { CopyId } from './copy-id.js';
import type { PlayFields } from './intents.js';

/** Common fields of windows: players who answered, and the number of reopenings (N-1003). */
interface WindowFrame {
  readonly id: number;
  rev: number;
  done: PlayerId[];
}

export type Frame =
  | ({ readonly kind: 'start' } & WindowFrame)
  | ({ readonly kind: 'takeover'; readonly by: PlayerId; readonly copy: CopyId; readonly play: Play } & WindowFrame)
  /** Plots, agents or a spare Illuminati are played, or an action is announced; cancelled ones are marked. */
  | ({ readonly kind: 'playing'; readonly by: PlayerId; plays: Play[] } & WindowFrame)
  | ({ readonly kind: 'using'; readonly by: PlayerId; plays: Play[] } & WindowFrame)
  | ({ readonly kind: 'contest' } & WindowFrame)
  /** Dice of the open attack, or of an effect. */
  | ({ readonly kind: 'dice'; readonly by: PlayerId; roll: FreeRoll | null } & WindowFrame)
  | ({ readonly kind: 'place'; readonly by: PlayerId; readonly copy: CopyId } & WindowFrame)
  | ({ readonly kind: 'choose'; readonly by: PlayerId; readonly play: Play; readonly asks: ChooseKind; joint?: PlayerId[] } & WindowFrame)
  | ({ readonly kind: 'loss'; readonly loss: Loss } & WindowFrame)
  /** A Plot was drawn, bought or discarded (N-1006). */
  | ({ readonly kind: 'draw'; readonly by: PlayerId } & WindowFrame)
  | ({ readonly kind: 'limit'; readonly by: PlayerId; readonly what: 'plots' | 'goals' } & WindowFrame)
  | ({ readonly kind: 'relief'; readonly by: PlayerId; readonly place: CopyId; pledges: { by: PlayerId; card: CopyId }[] } & WindowFrame)
  | ({ readonly kind: 'end' } & WindowFrame)
  | ({ readonly kind: 'claims' } & WindowFrame)
  | ({ readonly kind: 'victory' } & WindowFrame);

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

/** Form of a choice; its candidates are in the chooser's secrets. */
export interface ChooseKind {
  readonly min: number;
  readonly max: number;
  /** Number of options, if the choice is one of them; -1: `expose` is possible beside the cards. */
  readonly options: number;
}

export interface FreeRoll {
  dice: number[];
  value: number;
  readonly play: Play;
}

/** A card that is lost (N-1004 `loss`). */
export interface Loss {
  readonly copy: CopyId;
  readonly card: CardId;
  readonly from: PlayerId | null;
  readonly by: PlayerId | null;
  readonly how: 'slipped' | 'destroyed' | 'killed' | 'devastated' | 'resource';
}

/** An announced play, not carried out yet. */
export interface Play {
  readonly id: number;
  readonly by: PlayerId;
  readonly copy: CopyId;
  readonly card: CardId;
  readonly source: 'plot' | 'ability' | 'agents' | 'spy' | 'move' | 'link' | 'relief' | 'takeover' | 'join' | 'after';
  readonly mode: number;
  fields: PlayFields;
  /** Tokens of the payment; another card may replace one whose action is cancelled (N-913). */
  paid: readonly CopyId[];
  /** The target's Power when a card froze it (N-713), and whether it lost a token (N-730). */
  frozen?: { power: number; position: number; token: boolean };
  /** The play makes an Instant attack: its target spends no token any more (N-714). */
  instant?: true;
  cancelled: boolean;
  cancelledBy?: { readonly by: PlayerId; readonly card: CardId };
  /** Its card was hidden in the hand before. */
  readonly hidden?: true;
  /** The play looks at hidden Plots of the named player, or exposes some. */
  readonly prying?: 'looks' | 'exposes';
  /** The canceller takes the card into its hand. */
  takenBy?: PlayerId;
}

export interface Spot {
  readonly onto: CopyId;
  readonly arrow: Side;
}
