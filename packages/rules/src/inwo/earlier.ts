import type { Board } from './types/index.js';

/** Behaviour of an earlier version where it differs, as far as its journals can contain it. */
interface Earlier {
  /** Acts that concern a player's turn, discards or takeover, or name several of their cards, pass the shield (N-113). */
  readonly shieldsLess?: boolean;
  /** +10 on the Power of a Group under destruction counts again in its self-defence (N-414). */
  readonly defendsTwice?: boolean;
  /** Claims open with the second round, even for players without two turns (N-1205). */
  readonly claimsByRounds?: boolean;
  /** Calling off an attack refunds one of two tokens pledged to lead, and none spent on its privilege (N-413). */
  readonly keepsPledge?: boolean;
  /** Pledges to a joint Relief count even if the tokens or the Place are gone (N-735). */
  readonly relievesBlindly?: boolean;
  /** A Resource whose link has ended for good can be linked again at once (N-808). */
  readonly relinksAtOnce?: boolean;
  /** Claimed Goal cards are touched (N-1207), and Groups that were attacked in vain pay (N-495). */
  readonly handsFree?: boolean;
  /** Two players may play to fewer than 12 cards (N-1301). */
  readonly shortForTwo?: boolean;
  /** A Group hushed by a New World Order still changes the Power of others (N-303). */
  readonly hungrySpeak?: boolean;
  /** A lost Unique Resource can return beside another copy in play (N-801). */
  readonly retakesUnique?: boolean;
  /** A player knows the candidates of one open choice at a time (N-1004). */
  readonly forgetsChoices?: boolean;
  /** A stolen face-up hand card becomes hidden, and its sleeping cards lose their link (N-807). */
  readonly hidesStolen?: boolean;
  /** Cards that revive a destroyed Group put its copy on any named arrow (N-110). */
  readonly revivesAtOnce?: boolean;
  /** A sleeping Resource keeps its token when its Group leaves the structure (N-809). */
  readonly sleepsWithTokens?: boolean;
  /** Third players answer plays and actions of a privileged attack in their windows (N-480). */
  readonly hearsThirds?: boolean;
  /** Texts of a Group of a hand, or of the middle, on its attackers do not count (N-415). */
  readonly mutesHands?: boolean;
  /** Players who may not destroy a Place can use Disasters on it, and devastate it at any margin (N-731). */
  readonly devastatesSpared?: boolean;
  /** Shangri-La attacks not even a rival's last Group, unless that is Violent (N-412). */
  readonly sparesLast?: boolean;
  /** Temporary changes by a Resource or a Group outlive its destruction (N-307). */
  readonly outlivesSource?: boolean;
  /** Nothing destroys a Resource in the window of its own ability (N-1004). */
  readonly keepsInUse?: boolean;
  /** Help for attempts to destroy does not help Disasters that are not Instant (N-732). */
  readonly sparesDisasters?: boolean;
  /** A declined offer has everybody asked again (N-1003). */
  readonly declinesLoudly?: boolean;
  /** A Group attacked in vain leaves the hand when the other side asks for it (N-495). */
  readonly givesTried?: boolean;
  /** Payments named by an offer without Groups are paid (N-1104). */
  readonly paysForAll?: boolean;
  /** An unnamed ability means the first possible one, and a takeover may name any own card (N-203). */
  readonly seeksUse?: boolean;
  /** Unrequested fields of a play take effect (N-1502). */
  readonly heedsStrays?: boolean;
  /** An empty `discard` pays with tokens even if undrawn cards could pay (N-404). */
  readonly drawsNoEmpty?: boolean;
  /** New World Orders go with the player who played them (N-810). */
  readonly dropsOrders?: boolean;
  /** A named New World Order takes a newer named one with it (N-810). */
  readonly namesOrderLast?: boolean;
  /** An offer may ask for hidden copies unknown to its maker, and reveals the copies it gives to its receiver (N-1403). */
  readonly asksBlindly?: boolean;
  /** A bonus against Science Groups ignores leading ones, attacks of others, and defence of a hand's Group. */
  readonly leadersAside?: boolean;
  /** Plots that make several changes are undone like those that make one (N-1511). */
  readonly undoesAll?: boolean;
  /** A link between two cards ends when either changes hands, captured or not (N-1511). */
  readonly pairsOfOne?: boolean;
  /** Cards that refresh all Groups of a kind refresh named ones only (N-1501). */
  readonly reloadsNamed?: boolean;
  /** Windows ask players whose only card cannot be used in this kind of attack, or is in use already (N-1002). */
  readonly asksInVain?: boolean;
  /** An ability without a cost commits its player's attack (N-413). */
  readonly alwaysCommits?: boolean;
  /** A player whose played Plot is stolen does not see it in the other hand (N-1404). */
  readonly hidesTaken?: boolean;
  /** A Place that is devastated again is lost once more (N-733). */
  readonly losesAgain?: boolean;
  /** Nothing follows the loss of a Group that a card's text destroys (N-1004). */
  readonly losesUnheard?: boolean;
  /** The later of two Plots limited to one a player is discarded automatically (N-808). */
  readonly dropsSecond?: boolean;
  /**
   * The Immortality Serum takes a Personality from a shielded player, and a Peaceful one for a player who may control none (N-113, N-412).
   */
  readonly takesFreely?: boolean;
  /** One shared set: takeovers come from the middle, undrawn cards pay, and the Groups of a leaver's hand are gone (N-1304). */
  readonly sharesLoosely?: boolean;
  /** The Ark strikes back at Groups that lead, not at those that help a strike or make one by their ability (N-901). */
  readonly sparesHelpers?: boolean;
  /** The Plot beneath the Bearded President is swapped before it is used (N-901). */
  readonly swapsBeneath?: boolean;
  /** A Resource may be linked to a Group that already has its limit of one such (N-805). */
  readonly stacksResources?: boolean;
  /** Offers stay open although their cards are gone (N-1104). */
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
