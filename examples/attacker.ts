/**
 * A bot that knows the classic game: draws its card, and attacks where the odds are even or better.
 *
 *   node --conditions=source --import tsx examples/attacker.ts http://localhost:2567/t/BCDFGH Ada
 */
import { join, type Table } from '@illuminice/client-sdk';
import { type ClassicTypes, type Intent, leastIntent, previewAttack, type View } from '@illuminice/rules/classic';

const [link = '', name = 'Attacker'] = process.argv.slice(2);
try {
  const table = await join(link, { name, ruleset: 'classic' });
  table.on('events', (events) => console.error(events.map(({ type }) => type).join(', ')));
  await table.begin();
  const outcome = await table.play((view) => attack(view, table.offers) ?? leastIntent(view));
  console.log(`won by ${outcome?.winners.join(', ') || 'nobody'}`);
  await table.leave();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/** The attack to control with the best odds, if they are even or better. */
function attack(view: View, offers: Table<ClassicTypes>['offers']): Intent | null {
  const offer = offers.find(({ type }) => type === 'attack');
  const attacks = (offer?.type === 'attack' ? (offer.can?.attackers ?? []) : []).flatMap(({ card, control }) =>
    control.map((target) => ({ type: 'attack', kind: 'control', attacker: card, target, aids: [] }) satisfies Intent),
  );
  const odds = (intent: (typeof attacks)[number]) => previewAttack(view, intent).odds;
  const [best] = attacks.sort((one, other) => odds(other) - odds(one));
  return best && odds(best) >= 18 ? best : null;
}
