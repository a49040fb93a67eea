/** The peer B: our rules, served by boardgame.io from memory. */
import { boardgame, GAME } from './boardgame.js';

const server = boardgame('server').Server({ games: [GAME], origins: [], authenticateCredentials: () => true });
const { appServer } = await server.run(0);
process.stdout.write(`open at http://127.0.0.1:${(appServer.address() as { port: number }).port}\n`);
