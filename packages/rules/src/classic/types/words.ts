export const ALIGNMENTS = [
  'Government',
  'Communist',
  'Liberal',
  'Conservative',
  'Peaceful',
  'Violent',
  'Straight',
  'Weird',
  'Criminal',
  'Fanatic',
] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const ATTACK_KINDS = ['control', 'neutralize', 'destroy'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

export const PHASES = ['chooseIlluminati', 'chooseGoal', 'start', 'actions', 'powers', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Kinds of decision, in the order in which a game first comes to them. */
export const DECISION_KINDS = [
  'chooseIlluminati',
  'chooseGoal',
  'turn',
  'start',
  'contest',
  'roll',
  'dice',
  'place',
  'settle',
  'playing',
  'replace',
  'askBack',
  'over',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
