import { type SchemaType, schema } from '@colyseus/schema';

export const GameBoard = schema(
  {
    /** Number of visible intents so far. */
    seq: 'number',
  },
  'GameBoard',
);
export type GameBoard = SchemaType<typeof GameBoard>;

export const BOARD = { State: GameBoard, keys: ['seq'] } as const;
