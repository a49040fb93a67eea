import { check, decision, idlePass, offers, stopPass } from '@illuminice/rules/classic';
import type { GameModelParts } from '../../table/model-parts';
import { DRAFTS } from './drafts';
import { byType } from './drafts/kind';
import { scenesOf } from './stage/scenes';
import type { Classic } from './types';

export const CLASSIC: GameModelParts<Classic> = {
  rules: {
    offers: (view) => byType(offers(view)),
    decision: ({ board }) => decision(board),
    check,
    idlePass,
    stopPass,
  },
  drafts: DRAFTS,
  scenes: scenesOf,
};
