/** What the viewer holds. */
export const Hand = () => null;

/** What `viewer` holds at a moment of a replay. */
export const HeldThen = () => null;
