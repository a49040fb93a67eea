import type { SingleId } from '../../types/singles.js';
import type { Effect } from '../effect.js';
import * as afterDice from './after-dice.js';
import * as agentInPlace from './agent-in-place.js';
import * as arrows from './arrows.js';
import * as beneath from './beneath.js';
import * as bjorne from './bjorne.js';
import * as combinedDisasters from './combined-disasters.js';
import * as comingBack from './coming-back.js';
import * as counterspell from './counterspell.js';
import * as deckTops from './deck-tops.js';
import * as decks from './decks.js';
import * as embezzlement from './embezzlement.js';
import * as exposing from './exposing.js';
import * as factionFight from './faction-fight.js';
import * as flatEarthers from './flat-earthers.js';
import * as foiled from './foiled.js';
import * as following from './following.js';
import * as forgery from './forgery.js';
import * as gremlins from './gremlins.js';
import * as handCards from './hand-cards.js';
import * as immortality from './immortality.js';
import * as inAttack from './in-attack.js';
import * as joining from './joining.js';
import * as moving from './moving.js';
import * as newsroomPurge from './newsroom-purge.js';
import * as notes from './notes.js';
import { buryOpenPlot, discardAnyOpenPlot, discardOpenPlot, exposeAll, hideAll, hideTwo, takeOpenGoal } from './open-plots.js';
import * as opportunityKnocks from './opportunity-knocks.js';
import * as ownHead from './own-head.js';
import * as post from './post.js';
import * as prying from './prying.js';
import * as resistanceIsUseless from './resistance-is-useless.js';
import * as resources from './resources.js';
import * as rolledValues from './rolled-values.js';
import * as searches from './searches.js';
import * as shoeCollector from './shoe-collector.js';
import * as soulburner from './soulburner.js';
import * as stealingThePlans from './stealing-the-plans.js';
import * as strikesOfOne from './strikes-of-one.js';
import * as suckedDryAndCastAside from './sucked-dry-and-cast-aside.js';
import * as theAuditorFromHell from './the-auditor-from-hell.js';
import * as theBigSellout from './the-big-sellout.js';
import * as tokenMoves from './token-moves.js';
import * as tokens from './tokens.js';
import * as tripling from './tripling.js';
import * as turns from './turns.js';
import * as undoChange from './undo-change.js';
import { takeSlipped } from './vultures.js';
import * as weatherSatellite from './weather-satellite.js';
import * as wholeTurns from './whole-turns.js';
import * as worldWar from './world-war.js';

/** Behaviour of one or two cards each; a name without behaviour does not compile. */
export const SINGLES: { readonly [K in SingleId]: Effect<unknown> } = {
  ...afterDice,
  ...agentInPlace,
  ...arrows,
  ...beneath,
  ...bjorne,
  ...combinedDisasters,
  ...comingBack,
  ...counterspell,
  ...deckTops,
  ...decks,
  ...embezzlement,
  ...exposing,
  ...factionFight,
  ...flatEarthers,
  ...foiled,
  ...following,
  ...forgery,
  ...gremlins,
  ...handCards,
  ...immortality,
  ...inAttack,
  ...joining,
  ...moving,
  ...newsroomPurge,
  ...notes,
  buryOpenPlot,
  discardAnyOpenPlot,
  discardOpenPlot,
  exposeAll,
  hideAll,
  hideTwo,
  takeOpenGoal,
  ...opportunityKnocks,
  ...ownHead,
  ...post,
  ...prying,
  ...resistanceIsUseless,
  ...resources,
  ...rolledValues,
  ...searches,
  ...shoeCollector,
  ...soulburner,
  ...stealingThePlans,
  ...strikesOfOne,
  ...suckedDryAndCastAside,
  ...theAuditorFromHell,
  ...theBigSellout,
  ...tokenMoves,
  ...tokens,
  ...tripling,
  ...turns,
  ...undoChange,
  takeSlipped,
  ...weatherSatellite,
  ...wholeTurns,
  ...worldWar,
};
