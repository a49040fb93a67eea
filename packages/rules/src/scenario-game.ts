import { DEFAULT_RULESET, RULESET_IDS } from './ruleset-ids.js';

/** Game of a file's scenarios (`"ruleset": "inwo"`), the first game by default; or why it is unknown. */
export function gameOfScenarios(json: unknown): { ok: true; id: string } | { ok: false; message: string } {
  const scenarios: readonly unknown[] = Array.isArray(json) ? json : [json];
  const ids = scenarios.map((scenario) =>
    typeof scenario === 'object' && scenario !== null && 'ruleset' in scenario ? scenario.ruleset : undefined,
  );
  const [id = DEFAULT_RULESET, ...others] = new Set(ids.filter((id) => id !== undefined));
  if (others.length > 0) return { ok: false, message: `one game a file, not ${[id, ...others].join(' and ')}` };
  if (!RULESET_IDS.some((known) => known === id)) return { ok: false, message: `${String(id)} is none of ${RULESET_IDS.join(', ')}` };
  return { ok: true, id: id as string };
}
