import { type SchemaType, schema } from '@colyseus/schema';

/** Base class of every game's board. */
export const GameBoard = schema(
  {
    /** Number of visible intents so far. */
    seq: 'number',
  },
  'GameBoard',
);
export type GameBoard = SchemaType<typeof GameBoard>;

export const BOARD = { State: GameBoard, keys: ['seq'] } as const;
