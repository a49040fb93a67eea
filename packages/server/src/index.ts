/** The server: Colyseus rooms, HTTP routes, static files. `main.ts` starts it. */
export { type Config, readConfig } from './config.js';
export { type Serving, serve } from './serve.js';
