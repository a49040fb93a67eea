/** Ids of the games that can be played. Apart from `RULESETS`, so that a page may list the games without loading their rules. */
export const RULESET_IDS = ['classic', 'inwo'] as const;

export type RulesetId = (typeof RULESET_IDS)[number];

/** The game that a table plays where nobody says which. */
export const DEFAULT_RULESET = 'classic' satisfies RulesetId;

export const isRulesetId = (id: string): id is RulesetId => (RULESET_IDS as readonly string[]).includes(id);

/** How many can play each game; the fewest are always two (N-101). */
export const MOST_PLAYERS = { classic: 8, inwo: 6 } as const satisfies { readonly [R in RulesetId]: number };
