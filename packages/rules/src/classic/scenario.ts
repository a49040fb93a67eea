import type { z } from 'zod';
import { hashOf } from '../core/hash.js';
import { answer, questionError } from './questions.js';
import { step } from './ruleset.js';
import { type Scenario, scenarioShape } from './scenario-shape.js';
import { type FieldError, layTable } from './scenario-table.js';
import type { State } from './types.js';

/** What came of one scenario. `failure` says which step, which question, what was expected and what came. */
export interface ScenarioResult {
  readonly name: string;
  readonly ok: boolean;
  readonly failure?: string;
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? String(part) : `.${String(part)}`)).join('');

/** Each wrong field with its path; of a field that nobody knows the path is its own. */
const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'no such field' }))
      : [{ path: pathOf(issue.path), message: issue.message }],
  );

const parse = (json: unknown): { scenario: Scenario; state: State } | { errors: FieldError[] } => {
  const shaped = scenarioShape.safeParse(json);
  if (!shaped.success) return { errors: fieldErrors(shaped.error) };
  const scenario = shaped.data;
  const { state, errors } = layTable(scenario);
  const asked = [
    ...scenario.steps.map(({ expect = {} }, i) => [`steps[${i}].expect`, expect] as const),
    ['expect', scenario.expect] as const,
  ];
  for (const [at, expect] of asked) {
    for (const question of Object.keys(expect)) {
      const message = errors.length === 0 ? questionError(state, question) : null;
      if (message) errors.push({ path: `${at}.${question}`, message });
    }
  }
  scenario.steps.forEach(({ by, do: intent, refused, expect }, i) => {
    if (!intent && !expect) errors.push({ path: `steps[${i}]`, message: 'neither does nor expects anything' });
    if (intent && by === undefined) errors.push({ path: `steps[${i}].by`, message: 'who does it?' });
    if (by !== undefined && !scenario.players.some(({ id }) => id === by))
      errors.push({ path: `steps[${i}].by`, message: 'nobody of that id sits here' });
    if (!intent && refused !== undefined) errors.push({ path: `steps[${i}].refused`, message: 'nothing is done that could be refused' });
  });
  return errors.length > 0 ? { errors } : { scenario, state };
};

/**
 * Sets up a game from a scenario (parsed JSON); its steps are not run.
 *
 * @returns the state, or every wrong field with its path
 */
export const loadScenario = (json: unknown): { ok: true; state: State; name: string } | { ok: false; errors: FieldError[] } => {
  const parsed = parse(json);
  return 'errors' in parsed ? { ok: false, errors: parsed.errors } : { ok: true, state: parsed.state, name: parsed.scenario.name };
};

const same = (expected: unknown, got: unknown): boolean => hashOf({ it: expected }) === hashOf({ it: got });

/** A part of a ledger that is 0 may be missing. */
const sameLedger = (expected: Readonly<Record<string, unknown>>, got: Readonly<Record<string, number>>): boolean =>
  [...new Set([...Object.keys(expected), ...Object.keys(got)])].every((part) => (expected[part] ?? 0) === (got[part] ?? 0));

const ask = (state: State, expect: Readonly<Record<string, unknown>>): string | undefined => {
  for (const [question, expected] of Object.entries(expect)) {
    const got = answer(state, question);
    const right =
      question === 'ledger' && typeof expected === 'object' && expected !== null
        ? sameLedger(expected as Record<string, unknown>, got as Record<string, number>)
        : same(expected, got);
    if (!right) return `${question}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
  }
  return undefined;
};

const play = (state: State, { by, do: intent, refused }: Scenario['steps'][number]): string | undefined => {
  if (!intent || by === undefined) return undefined;
  const before = refused === undefined ? '' : hashOf(state);
  const result = step(state, by, intent);
  if (refused === undefined) return result.ok ? undefined : `${intent.type} refused: ${result.refusal.code} (${result.refusal.why})`;
  const wanted = refused === true ? 'a refusal' : `refusal ${refused}`;
  if (result.ok) return `${intent.type}: expected ${wanted}, but it was carried out`;
  if (refused !== true && result.refusal.code !== refused)
    return `${intent.type}: expected ${wanted}, got ${result.refusal.code} (${result.refusal.why})`;
  return hashOf(state) === before ? undefined : `${intent.type}: refused, but something changed`;
};

const runOne = (json: unknown): ScenarioResult | { errors: FieldError[] } => {
  const parsed = parse(json);
  if ('errors' in parsed) return parsed;
  const { scenario, state } = parsed;
  const { name } = scenario;
  for (const [i, item] of scenario.steps.entries()) {
    const failure = play(state, item) ?? (item.expect && ask(state, item.expect));
    if (failure) return { name, ok: false, failure: `step ${i + 1}: ${failure}` };
  }
  const failure = ask(state, scenario.expect);
  return failure ? { name, ok: false, failure: `at the end: ${failure}` } : { name, ok: true };
};

/**
 * Runs a scenario, or a list of them, on the rules alone.
 *
 * @returns one result each, or the wrong fields of a file that is no scenario
 */
export const runScenario = (json: unknown): { ok: true; results: ScenarioResult[] } | { ok: false; errors: FieldError[] } => {
  const list = Array.isArray(json) ? json : [json];
  const results: ScenarioResult[] = [];
  const errors: FieldError[] = [];
  list.forEach((one, i) => {
    const result = runOne(one);
    if (!('errors' in result)) results.push(result);
    else
      errors.push(
        ...result.errors.map(({ path, message }) => ({ path: Array.isArray(json) ? `[${i}]${path ? `.${path}` : ''}` : path, message })),
      );
  });
  if (list.length === 0) errors.push({ path: '', message: 'no scenario in it' });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, results };
};
