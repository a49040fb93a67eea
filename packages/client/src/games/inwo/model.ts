import { check, decision, type IntentType, idlePass, type Offer, offers, routineDraw, stopPass } from '@illuminice/rules/inwo';
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
    // The end of a turn and the start of the next are one question.
    repeats: ({ kind, turn }, { board }) => kind === 'end' && decision(board).kind === 'start' && board.turn?.number === turn + 1,
    routine: routineDraw,
  },
  drafts: DRAFTS,
  scenes: scenesOf,
};
