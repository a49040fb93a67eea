import type { AnyDecision, AnyEvent, AnyIntent, AnyView } from '@illuminice/rules';

/** The types that one game speaks in. The shell speaks in `GameTypes` itself. */
export interface GameTypes {
  View: AnyView;
  Intent: AnyIntent;
  Event: AnyEvent;
  Offers: object;
  Decision: AnyDecision;
  Draft: { readonly kind: string };
}
