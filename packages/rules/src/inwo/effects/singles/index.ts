import type { SingleId } from '../../types/singles.js';
import type { Effect } from '../effect.js';
import { unbuilt } from '../effect.js';
import { discardHiddenPlot } from './agent-in-place.js';
import { addArrow, addArrows } from './arrows.js';
import { drawByPower } from './bjorne.js';
import { combineDisasters } from './combined-disasters.js';
import { betPlots, drawFromRivals, luckyDraw, peekDeck, spoilDraw } from './deck-tops.js';
import { discardGroupDeck, discardPlotDeck, stealHiddenPlot, taxes } from './decks.js';
import { takeDrawnPlot } from './embezzlement.js';
import { exposeByChoice, exposeInTurn } from './exposing.js';
import { factionFight } from './faction-fight.js';
import { flatEarthers } from './flat-earthers.js';
import { discardOpenGoal } from './foiled.js';
import { forgery } from './forgery.js';
import { gremlins } from './gremlins.js';
import { discardHandCard, drawFromHand } from './hand-cards.js';
import { barInterference, joinAny, joinStraight } from './joining.js';
import { newsroomPurge } from './newsroom-purge.js';
import { buryOpenPlot, discardAnyOpenPlot, discardOpenPlot, exposeAll, hideAll, hideTwo, takeOpenGoal } from './open-plots.js';
import { attackSlipped } from './opportunity-knocks.js';
import { openGroups, openPlots, peekGroups, peekPlots } from './post.js';
import { blindRival, cancelExposure } from './prying.js';
import { zeroResistance } from './resistance-is-useless.js';
import { evilGeniuses, starsAreRight } from './resources.js';
import { searchDeck, searchPlots } from './searches.js';
import { rollForPower } from './shoe-collector.js';
import { soulburner } from './soulburner.js';
import { takeDiscard } from './stealing-the-plans.js';
import { suckDry } from './sucked-dry-and-cast-aside.js';
import { takeHiddenPlot } from './the-auditor-from-hell.js';
import { discardsForTokens } from './the-big-sellout.js';
import { bankTokens, boostGroup, deckForTokens, emptyBoth, passToken, scandal, tokenForPlot } from './token-moves.js';
import { reverseAlignment, takeWeirdToken, tokenForCaptive } from './tokens.js';
import { goodPolls, tripleBank, tripleScience } from './tripling.js';
import { endTakeover, noPlotDraws, restrictTurn, undoTakeover } from './turns.js';
import { takeSlipped } from './vultures.js';
import { changeWeather, steerStorm } from './weather-satellite.js';

/** Behaviour that one card alone has, or two; a name without behaviour does not compile. */
export const SINGLES: { readonly [K in SingleId]: Effect<unknown> } = {
  rearrangeAtEnd: unbuilt,
  instantKill: unbuilt,
  exposeAll,
  restoreKilled: unbuilt,
  evilGeniuses,
  hideTwo,
  drawFromHand,
  flatEarthers,
  secondRoll: unbuilt,
  taxes,
  takePower: unbuilt,
  spoilDraw,
  joinAny,
  cancelExposure,
  hideAll,
  barInterference,
  peekDeck,
  passToken,
  luckyDraw,
  freeMove: unbuilt,
  peekPlots,
  openPlots,
  moveAny: unbuilt,
  peekGroups,
  openGroups,
  reverseAlignment,
  discardOpenPlot,
  joinStraight,
  searchPlots,
  takeWeirdToken,
  discardGroupDeck,
  discardAnyOpenPlot,
  removeForGood: unbuilt,
  swapFromHand: unbuilt,
  makeVampire: unbuilt,
  eitherAlignment: unbuilt,
  buryOpenPlot,
  fallWithFailure: unbuilt,
  helpDisaster: unbuilt,
  betPlots,
  keepBeneath: unbuilt,
  drawByPower,
  borrowAlignment: unbuilt,
  chooseAlignment: unbuilt,
  rollForPower,
  strikeBack: unbuilt,
  tokenForPlot,
  joinLate: unbuilt,
  elizaRoll: unbuilt,
  saucerTakeover: unbuilt,
  boostGroup,
  drawOrHide: unbuilt,
  immortality: unbuilt,
  bookRoll: unbuilt,
  soulburner,
  spearThrust: unbuilt,
  revealGrail: unbuilt,
  fetchResource: unbuilt,
  steerStorm,
  changeWeather,
  discardHiddenPlot,
  airMagic: unbuilt,
  drawFromRivals,
  sealFallen: unbuilt,
  convention: unbuilt,
  undoChange: unbuilt,
  tokenForCaptive,
  undoTakeover,
  spokesman: unbuilt,
  clone: unbuilt,
  combineDisasters,
  blockRelief: unbuilt,
  reviveNation: unbuilt,
  counterspell: unbuilt,
  takeLostResource: unbuilt,
  coverUp: unbuilt,
  searchDeck,
  tripleBank,
  blindRival,
  earthMagic: unbuilt,
  takeDrawnPlot,
  factionFight,
  discardOpenGoal,
  forgery,
  exposeByChoice,
  goodPolls,
  gremlins,
  hatTrick: unbuilt,
  headInJar: unbuilt,
  breakDeal: unbuilt,
  impostor: unbuilt,
  addArrow,
  addArrows,
  discardHandCard,
  stealHiddenPlot,
  bankTokens,
  reviveGroup: unbuilt,
  tripleScience,
  exposeInTurn,
  newsroomPurge,
  takeOpenGoal,
  attackSlipped,
  secondTakeover: unbuilt,
  purge: unbuilt,
  emptyBoth,
  rearrange: unbuilt,
  zeroResistance,
  rewriteFallen: unbuilt,
  endTakeover,
  scandal,
  seizeTurn: unbuilt,
  restrictTurn,
  combineAssassinations: unbuilt,
  takeDiscard,
  suckDry,
  takeHiddenPlot,
  discardsForTokens,
  discardPlotDeck,
  addAfterRoll: unbuilt,
  starsAreRight,
  noPlotDraws,
  unmask: unbuilt,
  upheaval: unbuilt,
  deckForTokens,
  takeSlipped,
};
