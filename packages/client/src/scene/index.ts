export * from './contract.js';
export { createTableScene } from './table-scene.js';
