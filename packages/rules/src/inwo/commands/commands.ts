import type { z } from 'zod';
import { shapeOf } from '../../core/command.js';
import type { Intent, IntentType } from '../types/index.js';
import { agents } from './agents.js';
import { answer } from './answer.js';
import { attack } from './attack.js';
import { buyPlot } from './buy-plot.js';
import { callOff } from './call-off.js';
import { choose } from './choose.js';
import { chooseDeck } from './choose-deck.js';
import { chooseIlluminati } from './choose-illuminati.js';
import { chooseLead } from './choose-lead.js';
import { claim } from './claim.js';
import type { Command } from './command.js';
import { concede } from './concede.js';
import { discard } from './discard.js';
import { done } from './done.js';
import { drawGroup } from './draw-group.js';
import { drawPlot } from './draw-plot.js';
import { expose } from './expose.js';
import { join } from './join.js';
import { knock } from './knock.js';
import { link } from './link.js';
import { move } from './move.js';
import { offer } from './offer.js';
import { openToOffers } from './open-to-offers.js';
import { place } from './place.js';
import { playPlot } from './play-plot.js';
import { pledge } from './pledge.js';
import { ready } from './ready.js';
import { relief } from './relief.js';
import { removeToken } from './remove-token.js';
import { returnPlot } from './return-plot.js';
import { roll } from './roll.js';
import { show } from './show.js';
import { takeOver } from './take-over.js';
import { useAbility } from './use-ability.js';
import { withdraw } from './withdraw.js';

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
  openToOffers,
  claim,
};

const COMMAND_LIST = Object.values(COMMANDS) as readonly Command<IntentType, object>[];

export const INTENT_TYPES: readonly IntentType[] = COMMAND_LIST.map(({ type }) => type);

export const intentSchema: z.ZodType<Intent> = shapeOf<Intent>(COMMAND_LIST);

export const commandFor = (type: IntentType): Command<IntentType, object> => COMMANDS[type] as Command<IntentType, object>;
