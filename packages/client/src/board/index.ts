export { createBoard } from './board';
export * from './contract';
