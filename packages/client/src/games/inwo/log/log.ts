import type { EventType, GameEvent } from '@illuminice/rules/inwo';
import type { Names, Part } from '@illuminice/themes';
import type { GameUi } from '../../../table/game-ui';
import { t } from '../../../text';
import type { Inwo } from '../types';
import { cardName } from '../words';

const KINDS = ['turn', 'attack', 'structure', 'special', 'deal', 'table'] as const;

/** What kind of news an event is; null: a detail, which the log leaves out. */
const KIND_OF: { readonly [T in EventType]: (typeof KINDS)[number] | null } = {
  deckChosen: 'table',
  leadChosen: null,
  revealed: 'table',
  setAside: 'table',
  turnBegan: 'turn',
  drew: 'turn',
  bought: 'special',
  exposed: 'special',
  shown: 'special',
  discarded: 'special',
  returned: 'special',
  tokensPlaced: 'turn',
  played: 'special',
  used: 'special',
  cancelled: 'special',
  announced: 'attack',
  joined: 'attack',
  calledOff: 'attack',
  voided: 'attack',
  rolled: 'attack',
  resolved: 'attack',
  placed: 'structure',
  destroyed: 'structure',
  devastated: 'structure',
  relieved: 'structure',
  linked: 'structure',
  saidDone: null,
  offered: 'deal',
  answered: 'deal',
  claimed: 'turn',
  knocked: 'turn',
  left: 'table',
  ended: 'table',
};

/** A line in parts: who, what, which card. */
function lineOf(event: GameEvent, names: Names): Part[] {
  const parts: Part[] = [];
  if ('player' in event) parts.push({ text: names.player(event.player), player: event.player });
  parts.push({ text: event.type });
  if ('card' in event) parts.push({ text: cardName(event.card), card: event.card });
  return parts.flatMap((part, i) => (i > 0 ? [{ text: ' ' }, part] : [part]));
}

export const log: GameUi<Inwo>['log'] = {
  line: lineOf,
  kindOf: ({ type }) => KIND_OF[type],
  kinds: KINDS,
  kindName: (kind) => t(`log.kind.${kind as (typeof KINDS)[number]}`),
};
