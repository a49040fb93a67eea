/**
 * A bot that knows INWO: draws, takes over what it may, and attacks wherever the odds are even or better.
 *
 *   node --conditions=source --import tsx examples/conspirator.ts http://localhost:2567/t/BCDFGH Ada
 */
import { join, type Table } from '@illuminice/client-sdk';
import {
  check,
  type Intent,
  type IntentOf,
  type InwoTypes,
  leastIntent,
  openArrows,
  previewAttack,
  type View,
} from '@illuminice/rules/inwo';

/** Chances of 36 from which on it attacks. */
const EVEN = 18;

const [link = '', name = 'Conspirator'] = process.argv.slice(2);
try {
  const table = await join(link, { name, ruleset: 'inwo' });
  table.on('events', (events) => console.error(events.map(({ type }) => type).join(', ')));
  await table.begin();
  const outcome = await table.play((view) => choose(view, table.offers));
  console.log(`won by ${outcome?.winners.join(', ') || 'nobody'}`);
  await table.leave();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** What it does about this view: the first of its wishes that the rules allow, else what commits least. */
function choose(view: View, offers: Table<InwoTypes>['offers']): Intent | null {
  // What an offer refuses needs no looking at; what it can name is a beginning.
  const can = (type: Intent['type']) => {
    const offer = offers.find((one) => one.type === type);
    return offer && !offer.refusal ? (offer.can?.cards ?? []) : [];
  };
  const { board } = view;
  if (board.turn?.player !== view.player || board.frames.length > 0) return leastIntent(view);
  const wishes: Intent[] =
    board.phase === 'start'
      ? [{ type: 'drawPlot' }, { type: 'drawGroup' }, ...can('takeOver').flatMap((card) => takeovers(view, card))]
      : attacks(view, can('attack'));
  return wishes.find((intent) => check(view, intent) === null) ?? leastIntent(view);
}

/** Our own cards of the structure. */
function structure({ board, player }: View) {
  return Object.values(board.cards).filter(({ owner, zone }) => owner === player && zone === 'structure');
}

/** Everywhere that a card of the hand could go. */
function takeovers(view: View, card: string): Intent[] {
  const kept = view.mine?.groups.find(({ id }) => id === card);
  const places = structure(view).flatMap(({ id: onto }) =>
    openArrows(view.board, onto, kept?.card ?? '').map((arrow): Intent => ({ type: 'takeOver', card, onto, arrow })),
  );
  return [...places, { type: 'takeOver', card }];
}

/** All attacks to control with even odds, the best first: on Groups of the hand, of the middle and of rivals. */
function attacks(view: View, attackers: readonly string[]): Intent[] {
  const { board, player, mine } = view;
  const onTable = Object.values(board.cards).filter(({ owner, zone }) => owner !== player && (zone === 'structure' || zone === 'middle'));
  const targets = [
    ...(mine?.groups ?? []).map(({ id: target }) => ({ target, fromHand: true })),
    ...onTable.map(({ id: target }) => ({ target })),
  ];
  return attackers
    .flatMap((attacker) => targets.map((target): IntentOf<'attack'> => ({ type: 'attack', kind: 'control', attacker, ...target })))
    .filter((intent) => check(view, intent) === null)
    .map((intent) => ({ intent, odds: previewAttack(view, intent).odds }))
    .filter(({ odds }) => odds >= EVEN)
    .sort((one, other) => other.odds - one.odds)
    .map(({ intent }) => intent);
}
