import type { Effect } from '../effect.js';
import { agentInPlace } from './agent-in-place.js';
import { getOrganized, getReallyOrganized } from './arrows.js';
import { combinedDisasters } from './combined-disasters.js';
import { creativeAnarchism, internetWorm, logicBomb, taxes } from './decks.js';
import { embezzlement } from './embezzlement.js';
import { factionFight } from './faction-fight.js';
import { flatEarthers } from './flat-earthers.js';
import { foiled } from './foiled.js';
import { forgery } from './forgery.js';
import { gremlins } from './gremlins.js';
import { joinsAny, oilCompanies, religiousReich } from './joining.js';
import { cattleMutilators, fastFoodChains, hideAll, niceIdea, psychiatrists, templars, wargamers } from './open-plots.js';
import { opportunityKnocks } from './opportunity-knocks.js';
import { phoneCompany, postOffice } from './post.js';
import { resistanceIsUseless } from './resistance-is-useless.js';
import { evilGeniuses, starsAreRight } from './resources.js';
import { cropCircles, rosicrucians } from './searches.js';
import { shoeCollector } from './shoe-collector.js';
import { soulburner } from './soulburner.js';
import { stealingThePlans } from './stealing-the-plans.js';
import { suckedDry } from './sucked-dry-and-cast-aside.js';
import { auditor } from './the-auditor-from-hell.js';
import { bigSellout } from './the-big-sellout.js';
import { blitzkrieg, prideMarchers, smof } from './tokens.js';
import { botchedContact, sabotage, senate, unlucky13 } from './turns.js';
import { vultures } from './vultures.js';
import { weatherSatellite } from './weather-satellite.js';

type Single = Effect<unknown> | readonly (Effect<unknown> | null)[];

/** Behaviour that one card alone has, by the card's id; a list where a card has several such uses, in the order of all its uses. */
export const SINGLES: Readonly<Record<string, Single>> = {
  'agent-in-place': agentInPlace,
  blitzkrieg,
  'botched-contact': botchedContact,
  'cattle-mutilators': cattleMutilators,
  'evil-geniuses-for-a-better-tomorrow': evilGeniuses,
  'lets-get-organized': getOrganized,
  'lets-get-really-organized': getReallyOrganized,
  'resistance-is-useless': resistanceIsUseless,
  'stealing-the-plans': stealingThePlans,
  'the-stars-are-right': starsAreRight,
  'fast-food-chains': fastFoodChains,
  'i-r-s': taxes,
  israel: joinsAny,
  'logic-bomb': logicBomb,
  'mass-wedding-church': joinsAny,
  'mi-5': [null, hideAll],
  'multinational-oil-companies': oilCompanies,
  'nice-idea-its-mine-now': niceIdea,
  'pride-marchers': prideMarchers,
  psychiatrists,
  'religious-reich': religiousReich,
  's-m-o-f': smof,
  sabotage,
  'senate-investigating-committee': senate,
  'society-for-creative-anarchism': creativeAnarchism,
  templars,
  'the-internet-worm': internetWorm,
  'unlucky-13': unlucky13,
  vultures,
  wargamers,
  'combined-disasters': combinedDisasters,
  'crop-circles': cropCircles,
  embezzlement,
  'faction-fight': factionFight,
  'flat-earthers': flatEarthers,
  foiled,
  forgery,
  gremlins,
  'opportunity-knocks': opportunityKnocks,
  'phone-company': phoneCompany,
  'post-office': postOffice,
  rosicrucians,
  'shoe-collector': shoeCollector,
  soulburner,
  'sucked-dry-and-cast-aside': suckedDry,
  'the-auditor-from-hell': auditor,
  'the-big-sellout': bigSellout,
  'weather-satellite': weatherSatellite,
};
