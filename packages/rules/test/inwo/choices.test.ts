import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '../../src/index.js';
import {
  type Choices,
  check,
  choicesOf,
  completions,
  type Intent,
  type IntentOf,
  inwo,
  type PlayFields,
  tokensFor,
  usesOf,
  type View,
  viewFor,
  withChoice,
} from '../../src/inwo/index.js';

/*
 * What may be chosen, beside what the rules carry out: each play that the scenarios show is put together once more from the choices alone,
 * and each thing that does not fit is put into it.
 */

type Play = IntentOf<'playPlot'> | IntentOf<'useAbility'>;

const folder = join(__dirname, '../../../../scenarios/inwo');

const isPlay = (intent: Intent): intent is Play => intent.type === 'playPlot' || intent.type === 'useAbility';

/** Every play that a scenario carries out, as its player sees the table just before. */
const playsShown = (): { readonly view: View; readonly play: Play; readonly from: string }[] => {
  const found: { view: View; play: Play; from: string }[] = [];
  let from = '';
  const watched: typeof inwo = {
    ...inwo,
    step: (state, by, intent) => {
      const view = isPlay(intent) ? (structuredClone(viewFor(state, by)) as View) : null;
      const result = inwo.step(state, by, intent);
      if (view && result.ok) found.push({ view, play: intent as Play, from });
      return result;
    },
  };
  for (const file of readdirSync(folder))
    for (const scenario of JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string }[]) {
      from = `${file}: ${scenario.name}`;
      runScenario(watched, scenario);
    }
  return found;
};

const PLAYS = playsShown();

/** The part of a play that fills an argument: of a list one entry each. */
const partsOf = (play: PlayFields, { fields, most }: Choices): PlayFields[] => {
  const [field] = fields;
  if (field === undefined) return [];
  const value = play[field];
  if (most !== undefined) return Array.isArray(value) ? value.map((entry) => ({ [field]: [entry] }) as PlayFields) : [];
  // The newest play, which is answered without a name as well.
  const named = fields.filter((name) => play[name] !== undefined && play[name] !== 'last');
  return named.length === 0 ? [] : [Object.fromEntries(named.map((name) => [name, play[name]]))];
};

const key = (set: PlayFields): string => JSON.stringify(Object.entries(set).sort(([one], [other]) => one.localeCompare(other)));

const has = (draft: PlayFields, set: PlayFields): boolean =>
  Object.entries(set).every(([field, value]) => {
    const there = draft[field as keyof PlayFields];
    return Array.isArray(value) && Array.isArray(there)
      ? value.every((entry) => there.includes(entry as never))
      : key({ there } as never) === key({ there: value } as never);
  });

/** A play put together from choices that fit, and what could not be put in. */
const rebuilt = (view: View, play: Play): { readonly draft: PlayFields; readonly lacks: readonly string[] } => {
  let draft = { type: play.type, card: play.card, ...('ability' in play && { ability: play.ability }) } as Play;
  for (let steps = 0; steps < 20; steps++) {
    const next = choicesOf(view, draft)
      .flatMap((choices) => partsOf(play, choices).map((part) => ({ choices, part })))
      .find(({ part }) => !has(draft, part));
    if (!next) break;
    const choice = next.choices.values.find(({ set }) => key(set) === key(next.part));
    if (!choice || choice.why) return { draft, lacks: [`${JSON.stringify(next.part)}: ${JSON.stringify(choice?.why ?? 'not listed')}`] };
    draft = { ...draft, ...withChoice(next.choices, draft, choice) };
  }
  return { draft, lacks: [] };
};

/** Plays that hang a whole structure anew: each of its places is the player's own to think of. */
const isArranged = ({ play }: (typeof PLAYS)[number]): boolean => 'placements' in play && play.on === undefined;

const kindOf = ({ board, mine }: View, id: string): string =>
  [
    ...(mine?.plots ?? []),
    ...(mine?.groups ?? []),
    ...(mine?.beneath ?? []).map(({ kept }) => kept),
    ...board.seats.flatMap(({ plots }) => plots),
    ...Object.values(board.cards),
  ].find((kept) => kept.id === id)?.card ?? '';

const SHOWN = PLAYS.filter((shown) => !isArranged(shown));

test('N-902: every play that is carried out can be put together from choices that fit', () => {
  const wrong: string[] = [];
  for (const { view, play, from } of SHOWN) {
    const { draft, lacks } = rebuilt(view, play);
    const refusal = check(view, draft as Play);
    if (lacks.length > 0 || refusal) wrong.push(`${from}: ${JSON.stringify(play)} lacks ${lacks.join()} ${JSON.stringify(refusal)}`);
  }
  expect(wrong).toEqual([]);
  expect(SHOWN.length).toBeGreaterThan(500);
});

test('N-902: what does not fit, for the reason that is told, makes a play unlawful', () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const { view, play, from } of SHOWN)
    for (const choices of choicesOf(view, play))
      for (const choice of choices.values) {
        if (!choice.why) continue;
        tried += 1;
        const other = { ...withChoice(choices, play, choice), type: play.type } as Play;
        const paid = tokensFor(view, other);
        // Cards that do not pay may be named beside what does, and a card with several uses may be played for another one.
        if (choice.set.pay?.every((id) => !paid.includes(id))) continue;
        const { [choices.fields[0] as 'on']: _, ...without } = play;
        if (usesOf(kindOf(view, play.card)).length > 1 && check(view, without as Play) === null) continue;
        if (!check(view, other)) wrong.push(`${from}: ${JSON.stringify(other)} although ${JSON.stringify(choice.why)}`);
      }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(1200);
});

test('N-902: of every card that is played or used there is a legal play to be found, and no other', () => {
  const wrong: string[] = [];
  for (const { view, play, from } of SHOWN) {
    const { type, card } = play;
    const bare = { type, card, ...('ability' in play && { ability: play.ability }) } as Play;
    const found = [...completions(view, bare, 20)];
    if (found.length === 0) wrong.push(`${from}: ${JSON.stringify(play)}`);
    for (const whole of found) if (check(view, whole)) wrong.push(`${from}: ${JSON.stringify(whole)} is refused`);
  }
  expect(wrong).toEqual([]);
});
