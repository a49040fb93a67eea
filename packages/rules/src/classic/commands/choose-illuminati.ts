import { z } from 'zod';
import type { Actor } from '../game/game.js';
import { seatOf } from '../game/game.js';
import { takeSlot } from '../turn/opening.js';
import { refuse } from '../types/refusals.js';
import { decision } from '../windows/windows.js';
import type { Command } from './command.js';

const gate = (actor: Actor) => {
  const { board, player } = actor;
  if (board.phase !== 'chooseIlluminati') return refuse('C-102', 'alreadyChosen');
  if (seatOf(board, player).illuminati !== null) return refuse('C-102', 'alreadyChosen');
  const next = decision(board).who[0];
  return next === player ? null : refuse('C-102', 'notYourChoice', { player: next ?? '' });
};

/** Takes one of the face-down Illuminati (C-102). */
export const chooseIlluminati: Command<'chooseIlluminati'> = {
  type: 'chooseIlluminati',
  shape: z.strictObject({ type: z.literal('chooseIlluminati'), slot: z.number() }),
  check: (actor, intent) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const taken = actor.board.slots[intent.slot];
    if (taken === undefined) return refuse('C-102', 'noSuchSlot');
    return taken === null ? intent : refuse('C-102', 'slotTaken', { player: taken });
  },
  apply: (game, by, { slot }) => takeSlot(game, by, slot),
  offer: (actor) => gate(actor) ?? { slots: actor.board.slots.flatMap((taken, slot) => (taken === null ? [slot] : [])) },
};
