import type { AnyDecision, AnyEvent, AnyIntent, AnyView } from '@illuminice/rules';

/** What is shown in front of a table before log, panel, plates and board tell it. A game adds what it shows. */
export interface StageScene {
  /** From its beginning until its outcome is told (the dice lie), ms: with motion, and with reduced motion. */
  readonly ms: { readonly moves: number; readonly fades: number };
  /** How long it stays after that, ms. */
  readonly stays: number;
  /** When log, panel, plates and board follow: shortly after the outcome is told, or when the scene is gone. */
  readonly follow: 'told' | 'gone';
}

/** The types that one game speaks in. The shell speaks in `GameTypes` itself. */
export interface GameTypes {
  View: AnyView;
  Intent: AnyIntent;
  Event: AnyEvent;
  Offers: object;
  Decision: AnyDecision;
  Scene: StageScene;
  Draft: { readonly kind: string };
}
