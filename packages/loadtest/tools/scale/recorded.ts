import type { Costs } from './costs.js';

/**
 * Measured by parts of `bench -- costs` in several runs, on two shared cores with a load of thirty, where everything takes about 1.6
 * times its processor time; `idleTableUs` by an earlier `bench -- scale`, which watches 90 tables. Other machines have other figures.
 */
export const RECORDED: Costs = {
  intentUs: 1570,
  idleTableUs: 13,
  clientStepUs: 45.8,
  joinUs: 7530,
  wakeUs: 34_600,
  forwardUs: 173,
  tableKB: 324,
  socketKB: 6.2,
  stepBytes: 137,
  databaseWriteUs: 188,
  databaseReadUs: 500,
};
