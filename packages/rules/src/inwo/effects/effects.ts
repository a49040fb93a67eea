import type { EffectFacts, EffectKind } from '../types/effects.js';
import { attackBonus, boostAttack } from './attack-bonus.js';
import { boost } from './boost.js';
import { cancelAction, cancelPlay } from './cancel.js';
import { autoFail, reroll, setRoll, shiftRoll } from './dice.js';
import type { Effect, EffectFor } from './effect.js';
import { link } from './link.js';
import { discardNwo, nwo } from './nwo.js';
import { dropPrivilege, enterPrivilege, makePrivileged } from './privilege.js';
import { relief } from './relief.js';
import { reload } from './reload.js';
import { rollForResource } from './roll-for-resource.js';
import { destroyResource, drawGroups, drawPlots, editAlignment, gainToken } from './simple.js';
import { SINGLES } from './singles/index.js';
import { assassination, defendPlace, disaster } from './strikes.js';

/** Every kind of effect; a missing kind does not compile. */
export const EFFECTS: { readonly [K in Exclude<EffectKind, 'single'>]: EffectFor<K> } = {
  boost,
  link,
  reload,
  nwo,
  disaster,
  assassination,
  attackBonus,
  cancelPlay,
  cancelAction,
  setRoll,
  shiftRoll,
  reroll,
  dropPrivilege,
  enterPrivilege,
  makePrivileged,
  drawPlots,
  drawGroups,
  boostAttack,
  editAlignment,
  relief,
  rollForResource,
  autoFail,
  destroyResource,
  gainToken,
  defendPlace,
  discardNwo,
};

export const effectFor = (effect: EffectFacts): Effect<EffectFacts> =>
  (effect.kind === 'single' ? SINGLES[effect.name] : EFFECTS[effect.kind]) as unknown as Effect<EffectFacts>;
