import type { Special } from '../cards/specials.js';
import type { EffectKind } from '../types/cards.js';
import { bribe } from './bribe.js';
import { dice } from './dice.js';
import { doubleIncome } from './double-income.js';
import type { Effect, EffectFor } from './effect.js';
import { money } from './money.js';
import { privilege } from './privilege.js';
import { redistribute } from './redistribute.js';
import { revive } from './revive.js';
import { skipTurn } from './skip-turn.js';
import { special } from './special.js';
import { spy } from './spy.js';
import { whispering } from './whispering.js';

export const EFFECTS: { readonly [K in EffectKind]: EffectFor<K> } = {
  dice,
  privilege,
  special,
  whispering,
  bribe,
  spy,
  revive,
  doubleIncome,
  skipTurn,
  money,
  redistribute,
};

export const effectFor = ({ play }: Special): Effect<Special> => EFFECTS['use' in play ? play.use : play.react] as Effect<Special>;
