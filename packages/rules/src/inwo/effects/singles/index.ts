import type { Effect } from '../effect.js';
import { agentInPlace } from './agent-in-place.js';
import { combinedDisasters } from './combined-disasters.js';
import { embezzlement } from './embezzlement.js';
import { factionFight } from './faction-fight.js';
import { flatEarthers } from './flat-earthers.js';
import { foiled } from './foiled.js';
import { forgery } from './forgery.js';
import { gremlins } from './gremlins.js';
import { opportunityKnocks } from './opportunity-knocks.js';
import { phoneCompany, postOffice } from './post.js';
import { cropCircles, rosicrucians } from './searches.js';
import { shoeCollector } from './shoe-collector.js';
import { soulburner } from './soulburner.js';
import { suckedDry } from './sucked-dry-and-cast-aside.js';
import { auditor } from './the-auditor-from-hell.js';
import { bigSellout } from './the-big-sellout.js';
import { weatherSatellite } from './weather-satellite.js';

type Single = Effect<unknown> | readonly Effect<unknown>[];

/** Behaviour that one card alone has, by the card's id; a list where a card has several such uses, in the order of all its uses. */
export const SINGLES: Readonly<Record<string, Single>> = {
  'agent-in-place': agentInPlace,
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
