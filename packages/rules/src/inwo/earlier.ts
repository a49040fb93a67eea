import type { Board } from './types/index.js';

/** Behaviour of an earlier version where it differs, as far as its journals can contain it. */
interface Earlier {
  /** Acts that concern a player's turn, discards or takeover, or names several of their cards, passes the shield (N-113). */
  readonly shieldsLess?: boolean;
  /** +10 on the Power of a Group that is to be destroyed counts in its self-defence once more (N-414). */
  readonly defendsTwice?: boolean;
  /** Claims open with the second round, even for players without two turns (N-1205). */
  readonly claimsByRounds?: boolean;
  /** When an attack is called off, one of two tokens pledged to lead comes back, and nothing spent on its privilege (N-413). */
  readonly keepsPledge?: boolean;
  /** Pledges to a joint Relief count, whatever became of the tokens and the Place (N-735). */
  readonly relievesBlindly?: boolean;
  /** A Resource whose link has ended for good may be linked again at once (N-808). */
  readonly relinksAtOnce?: boolean;
  /** Claimed Goal cards are touched (N-1207), and Groups that were attacked in vain pay (N-495). */
  readonly handsFree?: boolean;
  /** Two players may play to fewer than 12 cards (N-1301). */
  readonly shortForTwo?: boolean;
  /** A Group whose abilities a New World Order takes changes the Power of others still (N-303). */
  readonly hungrySpeak?: boolean;
  /** A Unique Resource that was lost comes back beside another copy in play (N-801). */
  readonly retakesUnique?: boolean;
  /** A player knows the candidates of one open choice at a time (N-1004). */
  readonly forgetsChoices?: boolean;
  /** A card that lay open in a hand and is taken lies hidden, and what slept on it is linked to nothing (N-807). */
  readonly hidesStolen?: boolean;
  /** Cards that let a copy of a destroyed Group be played bring it onto any arrow that is named (N-110). */
  readonly revivesAtOnce?: boolean;
  /** A Resource that sleeps with a Group which left its structure keeps its token (N-809). */
  readonly sleepsWithTokens?: boolean;
  /** Third players answer plays and actions of a privileged attack in their windows (N-480). */
  readonly hearsThirds?: boolean;
  /** Texts of a Group of a hand, or of the middle, on its attackers do not count (N-415). */
  readonly mutesHands?: boolean;
  /** Players who may not destroy a Place use Disasters on it, and Devastates it at any margin (N-731). */
  readonly devastatesSpared?: boolean;
  /** Shangri-La attacks not even a rival's last Group, unless that is Violent (N-412). */
  readonly sparesLast?: boolean;
  /** Changes by a Resource or a Group for a time outlive its destruction (N-307). */
  readonly outlivesSource?: boolean;
  /** Nothing destroys a Resource in the window of its own ability (N-1004). */
  readonly keepsInUse?: boolean;
  /** Help for attempts to destroy does not help Disasters that are not Instant (N-732). */
  readonly sparesDisasters?: boolean;
  /** A declined offer has everybody asked again (N-1003). */
  readonly declinesLoudly?: boolean;
  /** A Group that was attacked in vain leaves the hand when the other side asks for it (N-495). */
  readonly givesTried?: boolean;
  /** Payments named by an offer without Groups are paid (N-1104). */
  readonly paysForAll?: boolean;
  /** An ability that is not named is the first that is possible, and any card of the own may be named for a takeover (N-203). */
  readonly seeksUse?: boolean;
  /** Fields that a play does not ask for are heeded (N-1502). */
  readonly heedsStrays?: boolean;
  /** An empty `discard` pays with tokens where undrawn cards could pay (N-404). */
  readonly drawsNoEmpty?: boolean;
  /** New World Orders go with the player who played them (N-810). */
  readonly dropsOrders?: boolean;
  /** Named with another New World Order, the older one that is named takes the other with it (N-810). */
  readonly namesOrderLast?: boolean;
  /** An offer may ask for hidden copies that nobody showed its maker, and tells its receiver which ones it gives (N-1403). */
  readonly asksBlindly?: boolean;
  /** A bonus for a Science Group as target does nothing where one leads, in attacks of others, or in defence of a hand's Group. */
  readonly leadersAside?: boolean;
  /** Plots that make several changes are undone like those that make one (N-1511). */
  readonly undoesAll?: boolean;
  /** A link between two cards ends when either changes hands, captured or not (N-1511). */
  readonly pairsOfOne?: boolean;
  /** Cards that refresh all Groups of a kind refresh those named alone (N-1501). */
  readonly reloadsNamed?: boolean;
  /** Windows ask who holds but a card that leaves this kind of attack out, or is in use already (N-1002). */
  readonly asksInVain?: boolean;
  /** An ability without a cost commits its player's attack (N-413). */
  readonly alwaysCommits?: boolean;
  /** A player who loses a Plot as it is played does not see it in the hand that took it (N-1404). */
  readonly hidesTaken?: boolean;
  /** A Place that is Devastated again is lost once more (N-733). */
  readonly losesAgain?: boolean;
  /** Nothing follows the loss of a Group that a card's text destroys (N-1004). */
  readonly losesUnheard?: boolean;
  /** The later of two Plots that a player may have once goes by itself (N-808). */
  readonly dropsSecond?: boolean;
  /** The Immortality Serum takes a Personality from a shielded player, and a Peaceful one for who may control none (N-113, N-412). */
  readonly takesFreely?: boolean;
  /** One shared set: takeovers come from the middle, undrawn cards pay, and the Groups of a leaver's hand are gone (N-1304). */
  readonly sharesLoosely?: boolean;
  /** The Ark strikes back at Groups that lead, not at those that help a strike or make one by their ability (N-901). */
  readonly sparesHelpers?: boolean;
  /** The Plot beneath the Bearded President is swapped before it is used (N-901). */
  readonly swapsBeneath?: boolean;
  /** A Resource comes linked to a Group that has one of its kind, and may have only one (N-805). */
  readonly stacksResources?: boolean;
  /** Offers stay open though what they name is gone (N-1104). */
  readonly keepsOffers?: boolean;
}

const VERSION_6: Earlier = { keepsOffers: true };

const VERSION_5: Earlier = {
  ...VERSION_6,
  hearsThirds: true,
  mutesHands: true,
  devastatesSpared: true,
  sparesLast: true,
  outlivesSource: true,
  keepsInUse: true,
  sparesDisasters: true,
  declinesLoudly: true,
  givesTried: true,
  paysForAll: true,
  seeksUse: true,
  heedsStrays: true,
  drawsNoEmpty: true,
  dropsOrders: true,
  namesOrderLast: true,
  asksBlindly: true,
  leadersAside: true,
  undoesAll: true,
  pairsOfOne: true,
  reloadsNamed: true,
  asksInVain: true,
  alwaysCommits: true,
  hidesTaken: true,
  losesAgain: true,
  losesUnheard: true,
  dropsSecond: true,
  takesFreely: true,
  sharesLoosely: true,
  sparesHelpers: true,
  swapsBeneath: true,
  stacksResources: true,
};

const VERSION_4: Earlier = {
  ...VERSION_5,
  retakesUnique: true,
  forgetsChoices: true,
  hidesStolen: true,
  revivesAtOnce: true,
  sleepsWithTokens: true,
};

const VERSION_3: Earlier = { ...VERSION_4, shortForTwo: true, hungrySpeak: true };

const VERSION_2: Earlier = {
  ...VERSION_3,
  shieldsLess: true,
  defendsTwice: true,
  claimsByRounds: true,
  keepsPledge: true,
  relievesBlindly: true,
  relinksAtOnce: true,
  handsFree: true,
};

const NOTHING: Earlier = {};

const VERSIONS: ReadonlyMap<number, Earlier> = new Map([
  [2, VERSION_2],
  [3, VERSION_3],
  [4, VERSION_4],
  [5, VERSION_5],
  [6, VERSION_6],
]);

export const earlierOf = ({ version }: Pick<Board, 'version'>): Earlier => VERSIONS.get(version) ?? NOTHING;
