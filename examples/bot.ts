/**
 * A bot for either game: sits down, is ready, and plays by what is legal until the game is over.
 *
 *   node --conditions=source --import tsx examples/bot.ts http://localhost:2567/t/BCDFGH Ada
 */
import { join } from '@illuminice/client-sdk';

const [link = '', name = 'Bot'] = process.argv.slice(2);
const table = await join(link, { name });
table.on('notice', (text) => console.error(text));
table.on('lost', () => console.error('the connection is gone; coming back'));
await table.begin();
const outcome = await table.play((view) => table.rules.leastIntent(view));
console.log(`won by ${outcome?.winners.join(', ') || 'nobody'}`);
await table.leave();
