import { loadScenario, type PlayerId } from '@illuminice/rules';
import { classic, type GameEvent, offers, type State, step, viewFor } from '@illuminice/rules/classic';
import { byType, type Position } from '../../../src/games/classic/drafts/kind';

/** A table from a scenario's players, Ann's turn unless said otherwise. */
export function gameOf(scenario: object): State {
  const loaded = loadScenario(classic, { name: 'a table', ruleset: 'classic', turn: { player: 'ann', phase: 'actions' }, ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
}

/** What this player's interface looks at. */
export function tableOf(state: State, me: PlayerId = 'ann'): Position {
  const view = viewFor(state, me);
  return { view, offers: byType(offers(view)), me };
}

/** Sends the intent; the interface must never build one that is refused. @returns what happened */
export function send(state: State, by: PlayerId, intent: Parameters<typeof step>[2] | null): GameEvent[] {
  if (!intent) throw new Error('nothing to send');
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return [...result.events];
}
