import type { Attack } from '../types/index.js';

/** What differs from attack to attack when it begins. */
export type Fresh = Pick<
  Attack,
  'kind' | 'by' | 'leader' | 'target' | 'defender' | 'fromHand' | 'wasHidden' | 'instant' | 'plot' | 'helper' | 'frozen' | 'committed'
>;

/** The rest of an attack that nobody has answered yet. */
export const unfought = (): Omit<Attack, keyof Fresh | 'id' | 'targetCard'> => ({
  joins: [],
  bonuses: [],
  plus: [],
  agents: null,
  privilege: 'none',
  privilegeBy: null,
  letIn: [],
  barred: [],
  stage: 'contest',
  used: [],
  needs: 0,
  odds: 0,
  ledger: [],
  dice: null,
  roll: null,
  shifts: [],
  failed: false,
  slipped: null,
  magic: false,
  locked: false,
  open: null,
  doomed: [],
  result: null,
  margin: null,
});
