/** Behaviour of an earlier version where it differs, for intents that its journals can contain; refusals may differ. */
export interface Earlier {
  /** The captive of a leaver is placed as `placementsBySubsets` finds it (C-1103). */
  readonly placesBySubsets?: boolean;
  /** A card that leaves its owner may be given up (C-802). */
  readonly givesUpLeaving?: boolean;
  /** C-805 ignores the cards given up when an offer is made. */
  readonly offersBlindly?: boolean;
  /** The number of open offers is not limited (C-803). */
  readonly offersWithoutEnd?: boolean;
  /** The play of a Special keeps fields that the Special does not use (C-900). */
  readonly carriesAll?: boolean;
  /** Settling lasts until the captor's player ends it, with or without money (C-504). */
  readonly settlesOn?: boolean;
  /** Intents that others must not notice end the settling as well (C-504, C-803). */
  readonly asidesSettle?: boolean;
  /** There is no undo (C-210). */
  readonly takesNothingBack?: boolean;
  /** There are no undo requests (C-210). */
  readonly asksNothingBack?: boolean;
  /** Undo requests for the end of a turn are unlimited (C-210). */
  readonly asksAnewEachTurn?: boolean;
  /** Players who turned Specials up are not recorded (C-203). */
  readonly forgetsTurnedUp?: boolean;
  /** The Illuminati pay an upkeep before the master, whatever `taxFrom` names (C-202). */
  readonly illuminatiPayFirst?: boolean;
}

const VERSION_5: Earlier = { illuminatiPayFirst: true };

const VERSION_4: Earlier = { ...VERSION_5, asksAnewEachTurn: true, forgetsTurnedUp: true };

const VERSION_3: Earlier = { ...VERSION_5, asksNothingBack: true, forgetsTurnedUp: true };

const VERSION_2: Earlier = { ...VERSION_5, takesNothingBack: true, forgetsTurnedUp: true };

const VERSION_1: Earlier = {
  ...VERSION_5,
  placesBySubsets: true,
  givesUpLeaving: true,
  offersBlindly: true,
  offersWithoutEnd: true,
  carriesAll: true,
  settlesOn: true,
  asidesSettle: true,
  takesNothingBack: true,
  forgetsTurnedUp: true,
};

const VERSIONS: ReadonlyMap<number, Earlier> = new Map([
  [1, VERSION_1],
  [2, VERSION_2],
  [3, VERSION_3],
  [4, VERSION_4],
  [5, VERSION_5],
]);

export const earlierOf = (version: number): Earlier | undefined => VERSIONS.get(version);
