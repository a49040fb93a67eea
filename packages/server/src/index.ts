export { type Config, readConfig } from './config.js';
export { type Serving, serve } from './serve.js';
