/** The server: Colyseus rooms, the HTTP door, the static files. `main.ts` starts it. */
export { type Config, readConfig } from './config.js';
export { type Serving, serve } from './serve.js';
