import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerId } from '@illuminice/rules';
import { type Intent, type InwoTypes, inwo } from '@illuminice/rules/inwo';
import type { Table } from '../../src/session/game/table.js';

/** What somebody does in a game that is written down; cards by their names. */
interface Step {
  by: PlayerId;
  do: Intent;
}

const FILE = join(__dirname, '../../../../scenarios/inwo/N-1004-every-window.json');

/** A whole game of three, which comes through every window: its table, and what is done at it. */
export const EVERY_WINDOW: { table: Record<string, unknown>; steps: Step[] } = (() => {
  const [{ steps, expect: _, ...table }] = JSON.parse(readFileSync(FILE, 'utf8'));
  return { table, steps };
})();

/** The intent of a step with copies instead of names, as they lie at this table. */
export const translated = (table: Table<InwoTypes>, { by, do: named }: Step): Intent =>
  inwo.scenario.translate?.((table as unknown as { state: InwoTypes['State'] }).state, by, named) ?? named;
