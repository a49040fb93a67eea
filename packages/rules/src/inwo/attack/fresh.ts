import type { CardId } from '../../core/types.js';
import type { Attack } from '../types/index.js';

export type Fresh = Pick<
  Attack,
  'kind' | 'by' | 'leader' | 'target' | 'defender' | 'fromHand' | 'wasHidden' | 'instant' | 'plot' | 'helper' | 'frozen' | 'committed'
>;

/** An attack without answers. Fields are listed one by one: spread objects get a shape each, which makes access slow. */
export const freshAttack = (fresh: Fresh, id: number, targetCard: CardId): Attack => ({
  id,
  kind: fresh.kind,
  by: fresh.by,
  leader: fresh.leader,
  target: fresh.target,
  targetCard,
  defender: fresh.defender,
  fromHand: fresh.fromHand,
  wasHidden: fresh.wasHidden,
  instant: fresh.instant,
  plot: fresh.plot,
  helper: fresh.helper,
  frozen: fresh.frozen,
  committed: fresh.committed,
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
