import type { z } from 'zod';
import { shapeOf } from '../../core/command.js';
import type { Intent, IntentType } from '../types/index.js';
import { answer } from './answer.js';
import { askBack } from './ask-back.js';
import { attack } from './attack.js';
import { breakPrivilege } from './break-privilege.js';
import { callOff } from './call-off.js';
import { chooseGoal } from './choose-goal.js';
import { chooseIlluminati } from './choose-illuminati.js';
import type { Command } from './command.js';
import { concede } from './concede.js';
import { counter } from './counter.js';
import { denyBack } from './deny-back.js';
import { done } from './done.js';
import { drawCard } from './draw-card.js';
import { drop } from './drop.js';
import { endTurn } from './end-turn.js';
import { flipSpecial } from './flip-special.js';
import { forceInterference } from './force-interference.js';
import { interfere } from './interfere.js';
import { keepSpecial } from './keep-special.js';
import { moveGroup } from './move-group.js';
import { offer } from './offer.js';
import { openToOffers } from './open-to-offers.js';
import { pass } from './pass.js';
import { place } from './place.js';
import { playSpecial } from './play-special.js';
import { privilege } from './privilege.js';
import { roll } from './roll.js';
import { settle } from './settle.js';
import { spend } from './spend.js';
import { takeBack } from './take-back.js';
import { taxFrom } from './tax-from.js';
import { transfer } from './transfer.js';
import { usePower } from './use-power.js';
import { withdraw } from './withdraw.js';

const COMMANDS: { readonly [T in IntentType]: Command<T, object> } = {
  chooseIlluminati,
  chooseGoal,
  drawCard,
  keepSpecial,
  flipSpecial,
  taxFrom,
  attack,
  spend,
  interfere,
  privilege,
  breakPrivilege,
  forceInterference,
  callOff,
  done,
  roll,
  place,
  settle,
  transfer,
  moveGroup,
  drop,
  offer,
  answer,
  withdraw,
  openToOffers,
  playSpecial,
  counter,
  usePower,
  takeBack,
  askBack,
  denyBack,
  pass,
  endTurn,
  concede,
};

export const COMMAND_LIST = Object.values(COMMANDS) as readonly Command<IntentType, object>[];

export const INTENT_TYPES: readonly IntentType[] = COMMAND_LIST.map(({ type }) => type);

export const intentSchema: z.ZodType<Intent> = shapeOf(COMMAND_LIST);

export const commandFor = (type: IntentType): Command<IntentType, object> => COMMANDS[type] as Command<IntentType, object>;
