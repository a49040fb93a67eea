import type { CardId } from '../../core/types.js';

/** A ready-made deck of 45 cards; `lead`: Group proposed to lead with. */
interface Listed {
  readonly illuminati: CardId;
  readonly lead: CardId;
  readonly groups: string;
  readonly plots: string;
}

const LISTED: Readonly<Record<string, Listed>> = {
  'adepts-of-hermes': {
    illuminati: 'adepts-of-hermes',
    lead: 'cattle-mutilators',
    groups:
      'cattle-mutilators vampires templars rosicrucians stonehenge the-men-in-black count-dracula vatican-city lawyers fraternal-orders flat-earthers clone-arrangers loan-sharks subliminals society-for-creative-anarchism book-of-kells crystal-skull',
    plots:
      'albino-alligators the-big-score slush-fund stray-warhead swiss-bank-account the-weird-turn-pro citizenship-award mob-influence freaking-the-mundanes blitzkrieg gun-control 18-minute-gap corruption counterspell are-we-having-fun-yet and-stay-dead mothers-march the-second-bullet murphys-law the-oregon-crud tidal-wave tornado volcano stealing-the-plans agent-in-place mutual-betrayal crop-circles',
  },
  'bavarian-illuminati': {
    illuminati: 'bavarian-illuminati',
    lead: 'c-i-a',
    groups:
      'c-i-a russia b-a-t-f brazil count-dracula france nasa switzerland loan-sharks canada the-mafia cycle-gangs saturday-morning-cartoons survivalists urban-gangs clipper-chip cyborg-soldiers',
    plots:
      'martial-law stray-warhead cup-victory slush-fund swiss-bank-account commitment blitzkrieg the-big-sellout market-manipulation gun-control senate-investigating-committee are-we-having-fun-yet 18-minute-gap air-magic volunteer-aid murphys-law mothers-march time-warp fnord tidal-wave annual-convention the-oregon-crud tornado stealing-the-plans an-offer-you-cant-refuse logic-bomb savings-and-loan-scam',
  },
  'bermuda-triangle': {
    illuminati: 'bermuda-triangle',
    lead: 'france',
    groups:
      'france canada a-m-a moral-minority big-media local-police-departments semiconscious-liberation-army survivalists russia triliberal-commission nephews-of-god switzerland cfl-aio b-a-t-f tobacco-companies rogue-boomer soulburner',
    plots:
      'benefit-concert martial-law stray-warhead martyrs swiss-bank-account citizenship-award never-surrender commitment the-big-sellout voodoo-economics bigger-business sabotage backlash 18-minute-gap are-we-having-fun-yet murphys-law fnord mothers-march tornado withering-curse volcano tidal-wave sucked-dry-and-cast-aside agent-in-place lets-you-and-him-fight stealing-the-plans savings-and-loan-scam',
  },
  'discordian-society': {
    illuminati: 'discordian-society',
    lead: 'tabloids',
    groups:
      'tabloids society-for-creative-anarchism american-autoduel-association comic-books the-men-in-black flat-earthers cattle-mutilators vampires l-4-society trekkies c-i-a multinational-oil-companies wargamers cycle-gangs conspiracy-theorists suicide-squad the-frog-god',
    plots:
      'albino-alligators stray-warhead swiss-bank-account the-big-score the-weird-turn-pro mob-influence commitment market-manipulation freaking-the-mundanes blitzkrieg a-thousand-points-of-light backlash 18-minute-gap are-we-having-fun-yet sabotage fnord murphys-law time-warp volcano sniper withering-curse whispering-campaign mutual-betrayal the-internet-worm lets-you-and-him-fight savings-and-loan-scam crop-circles',
  },
  'gnomes-of-zurich': {
    illuminati: 'gnomes-of-zurich',
    lead: 'cable-tv',
    groups:
      'multinational-oil-companies cable-tv nephews-of-god tobacco-companies las-vegas fnord-motor-company local-police-departments tv-preachers congressional-wives saturday-morning-cartoons subliminals boy-sprouts fraternal-orders flat-earthers anti-nuclear-activists midas-mill suicide-squad',
    plots:
      'stock-split martyrs slush-fund swiss-bank-account monopoly citizenship-award commitment tax-breaks voodoo-economics bigger-business blood-toil-tears-and-sweat are-we-having-fun-yet sabotage backlash 18-minute-gap fnord time-warp murphys-law the-second-bullet whispering-campaign volcano sniper annual-convention foiled mutual-betrayal the-internet-worm savings-and-loan-scam',
  },
  'the-network': {
    illuminati: 'the-network',
    lead: 'nasa',
    groups:
      'nasa moonbase l-4-society video-games wargamers clone-arrangers a-m-a big-media underground-newspapers cable-tv anti-nuclear-activists brazil united-nations madison-avenue tv-preachers the-library-at-alexandria rogue-boomer',
    plots:
      'cold-fusion albino-alligators martial-law benefit-concert swiss-bank-account self-esteem monopoly the-weird-turn-pro voodoo-economics the-big-sellout a-thousand-points-of-light sweeping-reforms computer-security are-we-having-fun-yet sabotage air-magic computer-virus the-second-bullet mothers-march whispering-campaign tornado annual-convention the-oregon-crud the-auditor-from-hell stealing-the-plans foiled savings-and-loan-scam',
  },
  'servants-of-cthulhu': {
    illuminati: 'servants-of-cthulhu',
    lead: 'the-mafia',
    groups:
      'the-mafia semiconscious-liberation-army loan-sharks b-a-t-f cycle-gangs russia urban-gangs clone-arrangers american-autoduel-association local-police-departments society-for-creative-anarchism lawyers the-men-in-black count-dracula telephone-psychics weather-satellite cyborg-soldiers',
    plots:
      'stray-warhead the-big-score albino-alligators martial-law swiss-bank-account mob-influence commitment the-weird-turn-pro blitzkrieg gun-control 18-minute-gap corruption are-we-having-fun-yet mistaken-identity counterspell the-second-bullet mothers-march murphys-law sniper tidal-wave the-oregon-crud withering-curse sucked-dry-and-cast-aside the-internet-worm agent-in-place an-offer-you-cant-refuse savings-and-loan-scam',
  },
  'shangri-la': {
    illuminati: 'shangri-la',
    lead: 'vatican-city',
    groups:
      'vatican-city canada antiwar-activists a-m-a fnord-motor-company big-media telephone-psychics boy-sprouts bjorne france cfl-aio trekkies anti-nuclear-activists united-nations underground-newspapers angels-feather bigfoot',
    plots:
      'martyrs benefit-concert slush-fund cup-victory swiss-bank-account self-esteem commitment flower-power voodoo-economics bigger-business sabotage counterspell mistaken-identity volunteer-aid 18-minute-gap backlash murphys-law time-warp fnord withering-curse whispering-campaign tidal-wave sniper lets-you-and-him-fight mutual-betrayal the-internet-worm savings-and-loan-scam',
  },
  ufos: {
    illuminati: 'ufos',
    lead: 'triliberal-commission',
    groups:
      'triliberal-commission big-media tv-preachers tabloids comic-books trekkies moral-minority wargamers tobacco-companies madison-avenue conspiracy-theorists congressional-wives underground-newspapers semiconscious-liberation-army vampires flying-saucer the-bronze-head',
    plots:
      'albino-alligators benefit-concert slush-fund stock-split swiss-bank-account never-surrender the-weird-turn-pro commitment blitzkrieg the-big-sellout a-thousand-points-of-light are-we-having-fun-yet 18-minute-gap sabotage corruption mothers-march fnord time-warp annual-convention whispering-campaign tornado volcano foiled an-offer-you-cant-refuse agent-in-place savings-and-loan-scam hail-eris',
  },
};

export interface ReadyDeck {
  readonly illuminati: CardId;
  readonly lead: CardId;
  readonly cards: readonly CardId[];
}

export const READY_DECKS: ReadonlyMap<string, ReadyDeck> = new Map(
  Object.entries(LISTED).map(([id, { illuminati, lead, groups, plots }]) => [
    id,
    { illuminati, lead, cards: [...groups.split(' '), ...plots.split(' ')] },
  ]),
);

/** Cards of the ready-made decks: the pool `starter` (N-1303). */
export const STARTER: ReadonlySet<CardId> = new Set([...READY_DECKS.values()].flatMap(({ illuminati, cards }) => [illuminati, ...cards]));
