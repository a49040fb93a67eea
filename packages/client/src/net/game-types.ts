import type { AnyDecision, AnyEvent, AnyIntent, AnyView } from '@illuminice/rules';

/** A scene in front of the table; log, panel, nameplates and board follow it. Games add to it. */
export interface StageScene {
  /** Length until its outcome is shown, ms: with motion, and with reduced motion. */
  readonly ms: { readonly moves: number; readonly fades: number };
  /** Time on screen after that, ms. */
  readonly stays: number;
  /** When log, panel, nameplates and board follow: shortly after the outcome, or after the scene. */
  readonly follow: 'told' | 'gone';
}

/** Types of one game. The shell uses `GameTypes` itself. */
export interface GameTypes {
  View: AnyView;
  Intent: AnyIntent;
  Event: AnyEvent;
  Offers: object;
  Decision: AnyDecision;
  Scene: StageScene;
  Draft: { readonly kind: string };
}
