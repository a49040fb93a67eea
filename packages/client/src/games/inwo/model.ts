import {
  asksAgain,
  asksTwice,
  check,
  decision,
  type IntentType,
  idlePass,
  type Offer,
  offers,
  routineDraw,
  stopPass,
} from '@illuminice/rules/inwo';
import type { GameModelParts } from '../../table/model-parts';
import { DRAFTS } from './drafts';
import { scenesOf } from './stage/scenes';
import type { Inwo, Offers } from './types';

const byType = (all: readonly Offer[]): Offers =>
  Object.fromEntries(all.map((offer): [IntentType, Offer] => [offer.type, offer])) as Offers;

export const INWO: GameModelParts<Inwo> = {
  rules: {
    offers: (view) => byType(offers(view)),
    decision: ({ board }) => decision(board),
    check,
    idlePass,
    stopPass,
    repeatPass(passed, view, always) {
      if (always) return asksTwice(passed, view) ? idlePass(view) : null;
      return asksAgain(passed, view) ? stopPass(view, 'nextTurn') : null;
    },
    routine: routineDraw,
  },
  drafts: DRAFTS,
  scenes: scenesOf,
};
