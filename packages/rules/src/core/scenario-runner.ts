import { z } from 'zod';
import { hashOf } from './hash.js';
import type { AnyIntent, FieldError, GameTypes, Ruleset, ScenarioStep } from './ruleset.js';

export interface ScenarioResult {
  readonly name: string;
  readonly ok: boolean;
  readonly failure?: string;
}

const expectShape = z.record(z.string(), z.json());

export const scenarioFields = <I extends AnyIntent>(intentShape: z.ZodType<I>) => ({
  name: z.string().min(1),
  steps: z
    .array(
      z.strictObject({
        by: z.string().optional(),
        do: intentShape.optional(),
        expect: expectShape.optional(),
        refused: z.union([z.literal(true), z.string().regex(/^[A-Z]-\d+$/)]).optional(),
      }),
    )
    .default([]),
  expect: expectShape.default({}),
});

const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? String(part) : `.${String(part)}`)).join('');

/** Each wrong field with its path; an unknown field has its own path. */
const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'no such field' }))
      : [{ path: pathOf(issue.path), message: issue.message }],
  );

const questionError = <T extends GameTypes>(form: Ruleset<T>['scenario'], state: T['State'], question: string): string | null => {
  const [word = '', ...subjects] = question.split(' ');
  if (subjects.length > 2) return 'too many words';
  const error = form.subjectError(state, word, subjects);
  return error === undefined ? 'no such question' : error;
};

/** True if the answer is the expected one. Zero parts of a ledger may be missing. */
const agrees = (question: string, expected: unknown, got: unknown): boolean => {
  if (question !== 'ledger' || typeof expected !== 'object' || expected === null) return hashOf({ it: expected }) === hashOf({ it: got });
  const parts = { ...(expected as Record<string, unknown>), ...(got as Record<string, unknown>) };
  const part = (ledgerParts: unknown, name: string): unknown => (ledgerParts as Record<string, unknown>)[name] ?? 0;
  return Object.keys(parts).every((name) => part(expected, name) === part(got, name));
};

const parse = <T extends GameTypes>(
  { scenario: form }: Ruleset<T>,
  json: unknown,
): { scenario: T['Scenario']; state: T['State'] } | { errors: readonly FieldError[] } => {
  const shaped = form.shape.safeParse(json);
  if (!shaped.success) return { errors: fieldErrors(shaped.error) };
  const scenario = shaped.data;
  const { state, errors: laid } = form.lay(scenario);
  const errors = [...laid];
  const asked = [
    ...scenario.steps.map(({ expect = {} }, i) => [`steps[${i}].expect`, expect] as const),
    ['expect', scenario.expect] as const,
  ];
  for (const [index, expect] of asked) {
    for (const question of Object.keys(expect)) {
      const message = errors.length === 0 ? questionError(form, state, question) : null;
      if (message) errors.push({ path: `${index}.${question}`, message });
    }
  }
  scenario.steps.forEach(({ by, do: intent, refused, expect }, i) => {
    if (!intent && !expect) errors.push({ path: `steps[${i}]`, message: 'neither does nor expects anything' });
    if (intent && by === undefined) errors.push({ path: `steps[${i}].by`, message: 'who does it?' });
    if (by !== undefined && laid.length === 0 && !state.board.seats.some(({ player }) => player === by))
      errors.push({ path: `steps[${i}].by`, message: 'nobody of that id sits here' });
    if (!intent && refused !== undefined) errors.push({ path: `steps[${i}].refused`, message: 'nothing is done that could be refused' });
  });
  return errors.length > 0 ? { errors } : { scenario, state };
};

/** Builds a game from a parsed scenario without its steps; or names every wrong field with its path. */
export const loadScenario = <T extends GameTypes>(
  ruleset: Ruleset<T>,
  json: unknown,
): { ok: true; state: T['State']; name: string } | { ok: false; errors: readonly FieldError[] } => {
  const parsed = parse(ruleset, json);
  return 'errors' in parsed ? { ok: false, errors: parsed.errors } : { ok: true, state: parsed.state, name: parsed.scenario.name };
};

const ask = <T extends GameTypes>(
  { scenario: form }: Ruleset<T>,
  state: T['State'],
  expect: Readonly<Record<string, unknown>>,
): string | undefined => {
  for (const [question, expected] of Object.entries(expect)) {
    const got = form.answer(state, question);
    if (!agrees(question, expected, got)) return `${question}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
  }
  return undefined;
};

/** Sends the intent of a step. @returns the deviation from the step's expectation, or undefined */
const play = <T extends GameTypes>(
  ruleset: Ruleset<T>,
  state: T['State'],
  { by, do: named, refused }: ScenarioStep<T['Intent']>,
): string | undefined => {
  if (!named || by === undefined) return undefined;
  const intent = ruleset.scenario.translate?.(state, by, named) ?? named;
  const before = refused === undefined ? '' : hashOf(state);
  const result = ruleset.step(state, by, intent);
  if (refused === undefined) return result.ok ? undefined : `${intent.type} refused: ${result.refusal.code} (${result.refusal.why})`;
  const wanted = refused === true ? 'a refusal' : `refusal ${refused}`;
  if (result.ok) return `${intent.type}: expected ${wanted}, but it was carried out`;
  if (refused !== true && result.refusal.code !== refused)
    return `${intent.type}: expected ${wanted}, got ${result.refusal.code} (${result.refusal.why})`;
  return hashOf(state) === before ? undefined : `${intent.type}: refused, but something changed`;
};

const runOne = <T extends GameTypes>(ruleset: Ruleset<T>, json: unknown): ScenarioResult | { errors: readonly FieldError[] } => {
  const parsed = parse(ruleset, json);
  if ('errors' in parsed) return parsed;
  const { scenario, state } = parsed;
  const { name } = scenario;
  for (const [i, step] of scenario.steps.entries()) {
    const failure = play(ruleset, state, step) ?? (step.expect && ask(ruleset, state, step.expect));
    if (failure) return { name, ok: false, failure: `step ${i + 1}: ${failure}` };
  }
  const failure = ask(ruleset, state, scenario.expect);
  return failure ? { name, ok: false, failure: `at the end: ${failure}` } : { name, ok: true };
};

/** Runs a scenario or a list of them: one result each, or the wrong fields of a file that is no scenario. */
export const runScenario = <T extends GameTypes>(
  ruleset: Ruleset<T>,
  json: unknown,
): { ok: true; results: ScenarioResult[] } | { ok: false; errors: FieldError[] } => {
  const list = Array.isArray(json) ? json : [json];
  const results: ScenarioResult[] = [];
  const errors: FieldError[] = [];
  list.forEach((scenario, i) => {
    const result = runOne(ruleset, scenario);
    if (!('errors' in result)) results.push(result);
    else
      errors.push(
        ...result.errors.map(({ path, message }) => ({ path: Array.isArray(json) ? `[${i}]${path ? `.${path}` : ''}` : path, message })),
      );
  });
  if (list.length === 0) errors.push({ path: '', message: 'no scenario in it' });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, results };
};
