import { type SchemaType, schema } from '@colyseus/schema';

/** The board of whichever game a table plays; each game has a class of its own below this one. */
export const GameBoard = schema(
  {
    /** Number of intents carried out so far that anybody could see. */
    seq: 'number',
  },
  'GameBoard',
);
export type GameBoard = SchemaType<typeof GameBoard>;

export const BOARD = { State: GameBoard, keys: ['seq'] } as const;
