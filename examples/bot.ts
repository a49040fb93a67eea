/**
 * A bot that knows no game: sits down, is ready, and does what commits it least. Games of the classic rules end like that; in INWO it
 * needs somebody who acts.
 *
 *   node --conditions=source --import tsx examples/bot.ts http://localhost:2567/t/BCDFGH Ada
 */
import { join } from '@illuminice/client-sdk';

const [link = '', name = 'Bot'] = process.argv.slice(2);
try {
  const table = await join(link, { name });
  table.on('notice', (text) => console.error(text));
  table.on('lost', () => console.error('the connection is gone; coming back'));
  await table.begin();
  const outcome = await table.play((view) => table.rules.leastIntent(view));
  console.log(`won by ${outcome?.winners.join(', ') || 'nobody'}`);
  await table.leave();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
