import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '../../src/index.js';
import { intentSchema, inwo, REFUSALS } from '../../src/inwo/index.js';

/*
 * What scenarios of our own show: every field of every intent, and every rule that yields a number. Both lists are read from what is
 * there, so that a new field without a scenario fails here.
 */

const folder = join(__dirname, '../../../../scenarios/inwo');
const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Told[]);

interface Told {
  readonly name: string;
  readonly expect?: object;
  readonly steps: readonly { readonly expect?: object }[];
}

/** A shape of the schema, as far as its fields are asked for. */
interface Shape {
  readonly def: { readonly type: string; readonly innerType?: Shape; readonly element?: Shape; readonly entries?: Record<string, string> };
  readonly shape: Readonly<Record<string, Shape>>;
}

const inner = (shape: Shape): Shape =>
  ['optional', 'default'].includes(shape.def.type) && shape.def.innerType ? inner(shape.def.innerType) : shape;

/** `field`, `field=word` for each word of a closed list, `field.part` for each part of one thing or of each thing of a list. */
const fieldsOf = (shape: Shape, at: string): string[] => {
  const known = inner(shape);
  const { type, element, entries } = known.def;
  if (type === 'array' && element) return fieldsOf(element, at);
  if (type === 'enum') return [at, ...Object.values(entries ?? {}).map((word) => `${at}=${word}`)];
  if (type !== 'object') return [at];
  return [at, ...Object.entries(known.shape).flatMap(([key, part]) => (key === 'type' ? [] : fieldsOf(part, `${at}.${key}`)))];
};

const said = (value: unknown, at: string): string[] => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return [at, ...value.flatMap((one) => said(one, at))];
  if (typeof value === 'object' && value !== null)
    return [at, ...Object.entries(value).flatMap(([key, part]) => (key === 'type' ? [] : said(part, `${at}.${key}`)))];
  return [at, `${at}=${String(value)}`];
};

/** Fields of plays that no card asks for in that place: nothing announces with an attack but its cost, abilities have no helpers. */
const UNASKED = [
  ...['player', 'stat', 'alignment', 'change', 'cards', 'card2', 'onto', 'arrow', 'helper', 'plus', 'against', 'mode', 'by', 'side'],
  ...['discard', 'attacker', 'aids', 'placements'],
].map((field) => `attack.plots.${field}`);
UNASKED.push(...['stat', 'helper', 'plus', 'pay', 'attacker', 'aids'].map((field) => `useAbility.${field}`));

test('every field of every intent occurs in a scenario that is carried out', () => {
  const met = new Set<string>();
  const noted: typeof inwo = {
    ...inwo,
    step: (state, by, intent) => {
      const result = inwo.step(state, by, intent);
      if (result.ok) for (const field of said(intent, intent.type)) met.add(field);
      return result;
    },
  };
  for (const file of files) runScenario(noted, file);
  const { options } = intentSchema as unknown as { readonly options: readonly Shape[] };
  const all = options.flatMap((shape) =>
    fieldsOf(shape, String((shape.shape.type as unknown as { def: { values: string[] } }).def.values[0])),
  );
  const unmet = all.filter((field) => !met.has(field));
  const isUnasked = (field: string) => UNASKED.some((one) => field === one || field.startsWith(`${one}.`) || field.startsWith(`${one}=`));
  expect(unmet.filter((field) => !isUnasked(field) && !/\.(arrow|stat)=/.test(field))).toEqual([]);
  // What nobody asks for is not listed for longer than that is so.
  expect(UNASKED.filter((field) => !unmet.includes(field))).toEqual([]);
});

/** Rules that no intent shows: how long the server waits, with tests of its own there. */
const UNSHOWN = ['N-1008'];

test('every rule of the document is in the name of a scenario', () => {
  const told = readFileSync(join(__dirname, '../../../../docs/inwo-rules.md'), 'utf8');
  // Headings of hundreds name no rule; `N-1001 to N-1003` and `N-700…N-735` name two.
  const rules = [...new Set([...told.matchAll(/N-\d+/g)].map(([code]) => code).concat(Object.keys(REFUSALS), NUMBERS))];
  const named = new Set(files.flat().flatMap(({ name }) => name.match(/N-\d+/g) ?? []));
  expect(rules.filter((code) => !code.endsWith('00') && !named.has(code) && !UNSHOWN.includes(code)).sort()).toEqual([]);
});

/** Rules that say how much something is. */
const NUMBERS = [
  ...['N-106', 'N-108', 'N-111', 'N-112', 'N-202', 'N-204', 'N-205', 'N-303', 'N-304', 'N-305', 'N-306', 'N-310', 'N-402', 'N-403'],
  ...['N-404', 'N-414', 'N-420', 'N-421', 'N-422', 'N-430', 'N-440', 'N-445', 'N-446', 'N-470', 'N-503', 'N-711', 'N-713', 'N-730'],
  ...['N-731', 'N-732', 'N-733', 'N-735', 'N-804', 'N-963', 'N-970', 'N-1201', 'N-1202', 'N-1203', 'N-1204', 'N-1209', 'N-1210'],
  ...['N-1301', 'N-1501', 'N-1502', 'N-1503', 'N-1504', 'N-1505', 'N-1506', 'N-1507', 'N-1509', 'N-1511'],
];

const COUNTED =
  /^(needs|odds|ledger|margin|devastates|destroys|roll|(tokens|power|globalPower|resistance|distance|attackPower|hidden|limit|deckSize|progress|groups|plots|meets) .+)$/;

test.each(NUMBERS)('%s yields a number in a scenario of its name', (code) => {
  const named = files.flat().filter(({ name }) => name.split(/[^\w-]+/).includes(code));
  const asked = named.flatMap(({ expect: end, steps }) =>
    [end, ...steps.map((step) => step.expect)].flatMap((one) => Object.keys(one ?? {})),
  );
  expect(asked.filter((question) => COUNTED.test(question))).not.toEqual([]);
});
