import type { SingleId } from '../../types/singles.js';
import type { Effect } from '../effect.js';
import { addAfterRoll, joinLate, secondRoll } from './after-dice.js';
import { discardHiddenPlot } from './agent-in-place.js';
import { addArrow, addArrows } from './arrows.js';
import { fetchResource, keepBeneath, saucerTakeover } from './beneath.js';
import { drawByPower } from './bjorne.js';
import { combineDisasters } from './combined-disasters.js';
import {
  allowCopy,
  restoreKilled,
  reviveGroup,
  reviveNation,
  rewriteFallen,
  sealFallen,
  takeLostResource,
  takePlace,
} from './coming-back.js';
import { undoMagic } from './counterspell.js';
import { betPlots, drawFromRivals, luckyDraw, peekDeck, spoilDraw } from './deck-tops.js';
import { discardGroupDeck, discardPlotDeck, stealHiddenPlot, taxes } from './decks.js';
import { takeDrawnPlot } from './embezzlement.js';
import { exposeByChoice, exposeInTurn } from './exposing.js';
import { factionFight } from './faction-fight.js';
import { flatEarthers } from './flat-earthers.js';
import { discardOpenGoal } from './foiled.js';
import { bookRoll, drawOrHide, elizaRoll, fallWithFailure, makeVampire, removeForGood, takePower } from './following.js';
import { forge } from './forgery.js';
import { jam } from './gremlins.js';
import { discardHandCard, drawFromHand } from './hand-cards.js';
import { immortality } from './immortality.js';
import { airMagic, borrowAlignment, chooseAlignment, earthMagic, eitherAlignment, spearThrust } from './in-attack.js';
import { barInterference, joinAny, joinStraight } from './joining.js';
import { freeMove, moveAny, rearrange, rearrangeAtEnd, swapFromHand } from './moving.js';
import { newsroomPurge } from './newsroom-purge.js';
import { dropGrail, noteGroup, notePlace, revealGrail, strikeBack } from './notes.js';
import { buryOpenPlot, discardAnyOpenPlot, discardOpenPlot, exposeAll, hideAll, hideTwo, takeOpenGoal } from './open-plots.js';
import { attackSlipped } from './opportunity-knocks.js';
import { dropSpies, hatTrick, unmask } from './own-head.js';
import { openGroups, openPlots, peekGroups, peekPlots } from './post.js';
import { blindRival, cancelExposure } from './prying.js';
import { zeroResistance } from './resistance-is-useless.js';
import { evilGeniuses, starsAreRight } from './resources.js';
import { rollAlignment, rollPower } from './rolled-values.js';
import { searchDeck, searchPlots } from './searches.js';
import { rollForPower } from './shoe-collector.js';
import { burnSouls } from './soulburner.js';
import { takeDiscard } from './stealing-the-plans.js';
import { combineAssassinations, convention, instantKill } from './strikes-of-one.js';
import { suckDry } from './sucked-dry-and-cast-aside.js';
import { takeHiddenPlot } from './the-auditor-from-hell.js';
import { discardsForTokens } from './the-big-sellout.js';
import { bankTokens, boostGroup, deckForTokens, emptyAligned, emptyBoth, passToken, tokenForPlot } from './token-moves.js';
import { reverseAlignment, takeWeirdToken, tokenForCaptive } from './tokens.js';
import { goodPolls, tripleBank, tripleScience } from './tripling.js';
import { endTakeover, noPlotDraws, restrictTurn, undoTakeover } from './turns.js';
import { spokesman, undoChange } from './undo-change.js';
import { takeSlipped } from './vultures.js';
import { changeWeather, steerStorm } from './weather-satellite.js';
import { blockRelief, breakDeal, discardByAll, secondTakeover, seizeTurn } from './whole-turns.js';
import { warLoss, warPrize } from './world-war.js';

/** Behaviour that one card alone has, or two; a name without behaviour does not compile. */
export const SINGLES: { readonly [K in SingleId]: Effect<unknown> } = {
  rearrangeAtEnd,
  instantKill,
  exposeAll,
  restoreKilled,
  evilGeniuses,
  hideTwo,
  drawFromHand,
  flatEarthers,
  secondRoll,
  taxes,
  takePower,
  spoilDraw,
  joinAny,
  cancelExposure,
  hideAll,
  barInterference,
  peekDeck,
  passToken,
  luckyDraw,
  freeMove,
  peekPlots,
  openPlots,
  moveAny,
  peekGroups,
  openGroups,
  reverseAlignment,
  discardOpenPlot,
  joinStraight,
  searchPlots,
  takeWeirdToken,
  discardGroupDeck,
  discardAnyOpenPlot,
  removeForGood,
  swapFromHand,
  makeVampire,
  rollPower,
  rollAlignment,
  warPrize,
  warLoss,
  eitherAlignment,
  buryOpenPlot,
  fallWithFailure,
  betPlots,
  keepBeneath,
  drawByPower,
  borrowAlignment,
  chooseAlignment,
  rollForPower,
  strikeBack,
  noteGroup,
  notePlace,
  dropGrail,
  tokenForPlot,
  joinLate,
  elizaRoll,
  saucerTakeover,
  boostGroup,
  drawOrHide,
  immortality,
  bookRoll,
  burnSouls,
  spearThrust,
  revealGrail,
  fetchResource,
  steerStorm,
  changeWeather,
  discardHiddenPlot,
  airMagic,
  drawFromRivals,
  sealFallen,
  convention,
  undoChange,
  tokenForCaptive,
  undoTakeover,
  spokesman,
  allowCopy,
  combineDisasters,
  blockRelief,
  reviveNation,
  undoMagic,
  takeLostResource,
  searchDeck,
  tripleBank,
  blindRival,
  earthMagic,
  takeDrawnPlot,
  factionFight,
  discardOpenGoal,
  forge,
  exposeByChoice,
  goodPolls,
  jam,
  hatTrick,
  breakDeal,
  takePlace,
  addArrow,
  addArrows,
  discardHandCard,
  stealHiddenPlot,
  bankTokens,
  reviveGroup,
  tripleScience,
  exposeInTurn,
  newsroomPurge,
  takeOpenGoal,
  attackSlipped,
  secondTakeover,
  dropSpies,
  emptyBoth,
  rearrange,
  zeroResistance,
  rewriteFallen,
  endTakeover,
  emptyAligned,
  seizeTurn,
  restrictTurn,
  combineAssassinations,
  takeDiscard,
  suckDry,
  takeHiddenPlot,
  discardsForTokens,
  discardPlotDeck,
  addAfterRoll,
  starsAreRight,
  noPlotDraws,
  unmask,
  discardByAll,
  deckForTokens,
  takeSlipped,
};
