import type { EventType, GameEvent } from '@illuminice/rules/inwo';

/** Subject of an event, for filters in the log. `detail` repeats another line or matters only at that moment. */
export type LogKind = 'table' | 'turn' | 'attack' | 'plot' | 'structure' | 'hand' | 'deal' | 'detail';

const KINDS: Readonly<Record<EventType, LogKind>> = {
  deckChosen: 'table',
  leadChosen: 'table',
  revealed: 'structure',
  broughtIn: 'structure',
  setAside: 'table',
  startRolled: 'table',
  turnBegan: 'turn',
  drew: 'hand',
  bought: 'hand',
  exposed: 'hand',
  shown: 'hand',
  discarded: 'hand',
  returned: 'hand',
  tokensPlaced: 'detail',
  played: 'plot',
  used: 'plot',
  cancelled: 'plot',
  announced: 'attack',
  joined: 'attack',
  calledOff: 'attack',
  voided: 'attack',
  rolled: 'attack',
  resolved: 'attack',
  placed: 'structure',
  destroyed: 'structure',
  uncontrolled: 'structure',
  devastated: 'structure',
  relieved: 'structure',
  changed: 'structure',
  linked: 'structure',
  saidDone: 'detail',
  offered: 'deal',
  answered: 'deal',
  claimed: 'table',
  claimFell: 'table',
  knocked: 'turn',
  left: 'table',
  ended: 'table',
};

export const logKind = ({ type }: GameEvent): LogKind => KINDS[type];
