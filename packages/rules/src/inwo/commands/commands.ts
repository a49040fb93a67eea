import type { z } from 'zod';
import { shapeOf } from '../../core/command.js';
import type { Intent, IntentType } from '../types/index.js';
import { attack } from './attack.js';
import { choose } from './choose.js';
import type { Command } from './command.js';
import { agents, callOff, done, join, roll } from './contest.js';
import { claim, concede, knock } from './ending.js';
import { buyPlot, discard, expose, removeToken, returnPlot, show } from './hand.js';
import { place } from './place.js';
import { playPlot, useAbility } from './play.js';
import { chooseDeck, chooseIlluminati, chooseLead } from './setup.js';
import { drawGroup, drawPlot, ready, takeOver } from './start.js';
import { link, move, pledge, relief } from './structure.js';
import { answer, offer, withdraw } from './trade.js';

/** All intents of INWO. Being in this record is the registration. */
const COMMANDS: { readonly [T in IntentType]: Command<T, object> } = {
  chooseDeck,
  chooseIlluminati,
  chooseLead,
  drawPlot,
  drawGroup,
  takeOver,
  ready,
  buyPlot,
  expose,
  show,
  discard,
  returnPlot,
  removeToken,
  attack,
  join,
  agents,
  callOff,
  done,
  roll,
  knock,
  concede,
  place,
  playPlot,
  useAbility,
  move,
  link,
  relief,
  pledge,
  choose,
  offer,
  answer,
  withdraw,
  claim,
};

/** The commands in the order of the record. */
const COMMAND_LIST = Object.values(COMMANDS) as readonly Command<IntentType, object>[];

export const INTENT_TYPES: readonly IntentType[] = COMMAND_LIST.map(({ type }) => type);

/** Shape of every intent; strict: unknown fields are refused. */
export const intentSchema: z.ZodType<Intent> = shapeOf<Intent>(COMMAND_LIST);

export const commandFor = (type: IntentType): Command<IntentType, object> => COMMANDS[type] as Command<IntentType, object>;
