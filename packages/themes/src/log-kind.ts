import type { GameEvent } from '@illuminice/rules/classic';

/** Subject of an event, for filters in the log. `detail` repeats another line or matters only at that moment. */
export type LogKind = 'table' | 'turn' | 'attack' | 'money' | 'structure' | 'special' | 'deal' | 'detail';

const KINDS: Readonly<Record<GameEvent['type'], LogKind>> = {
  illuminatiTaken: 'table',
  goalChosen: 'table',
  uncovered: 'structure',
  buried: 'structure',
  startRolled: 'table',
  turnBegan: 'turn',
  phaseBegan: 'detail',
  money: 'money',
  specialDrawn: 'special',
  specialTurnedUp: 'special',
  specialDiscarded: 'special',
  taxNamed: 'money',
  attackAnnounced: 'attack',
  oddsChanged: 'detail',
  spent: 'attack',
  privilegeDeclared: 'attack',
  privilegeBroken: 'attack',
  letIn: 'attack',
  saidDone: 'detail',
  askedAgain: 'detail',
  rolled: 'attack',
  rollChanged: 'attack',
  attackEnded: 'attack',
  placed: 'structure',
  freed: 'structure',
  destroyed: 'structure',
  specialPlayed: 'special',
  specialCancelled: 'special',
  handSeen: 'special',
  alignmentChanged: 'special',
  powerUsed: 'special',
  offered: 'deal',
  offerWilling: 'deal',
  offerClosed: 'deal',
  specialMoved: 'deal',
  openedToOffers: 'deal',
  askedBack: 'turn',
  deniedBack: 'turn',
  takenBack: 'turn',
  passed: 'turn',
  turnLost: 'turn',
  turnEnded: 'detail',
  toppled: 'table',
  eliminated: 'table',
  left: 'table',
  gameOver: 'table',
};

/** Money moves that another line already has. */
const SAID_BEFORE = new Set(['attack', 'defence', 'interference', 'takenBack', 'played', 'cancelled', 'counter']);

export const logKind = (event: GameEvent): LogKind => {
  if (event.type === 'money' && SAID_BEFORE.has(event.reason)) return 'detail';
  if (event.type === 'specialDiscarded' && SAID_BEFORE.has(event.why)) return 'detail';
  return KINDS[event.type];
};
