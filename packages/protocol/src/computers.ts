import { z } from 'zod';

/** How well a computer player plays: `easy` overlooks most of what `usual` does. */
export const COMPUTER_LEVELS = ['easy', 'usual'] as const;
export const levelSchema = z.enum(COMPUTER_LEVELS);
export type ComputerLevel = z.output<typeof levelSchema>;
