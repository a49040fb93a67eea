import { classic } from '../src/classic/index.js';
import { gameOfScenarios, runScenario } from '../src/index.js';

/** A table with Ann (the Hooded Riders at the left of the Bavarians) and Bob, and a pass of Ann's. */
const table = () => ({
  name: 'a table',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', structure: [{ group: 'kkk', onto: 'bavarian-illuminati', arrow: 'left' }] },
    { id: 'bob', illuminati: 'gnomes-of-zurich' },
  ],
  uncontrolled: ['moonies', 'trekkies'],
  turn: { player: 'ann', phase: 'actions' },
  steps: [{ by: 'ann', do: { type: 'pass' }, expect: { turn: 'bob' } }],
});

/** The same with the value at `path` replaced, or taken away. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const whole: unknown = table();
  const inner = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], whole);
  (inner as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
  return JSON.parse(JSON.stringify(whole));
}

const hung = (...entries: string[]) =>
  entries.map((entry) => {
    const [group, onto, arrow] = entry.split(' ');
    return { group, onto, arrow };
  });

test('a file of scenarios says itself which game it is of', () => {
  expect(gameOfScenarios(table())).toEqual({ ok: true, id: 'classic' });
  expect(gameOfScenarios([{ ruleset: 'inwo' }, { ruleset: 'inwo' }])).toEqual({ ok: true, id: 'inwo' });
  expect(gameOfScenarios([{ name: 'says nothing' }, null])).toEqual({ ok: true, id: 'classic' });
  expect(gameOfScenarios([{ ruleset: 'inwo' }, { ruleset: 'classic' }])).toMatchObject({
    ok: false,
    message: expect.stringContaining('inwo and classic'),
  });
  expect(gameOfScenarios({ ruleset: 'chess' })).toMatchObject({ ok: false, message: expect.stringContaining('chess') });
  expect(gameOfScenarios({ ruleset: 7 })).toMatchObject({ ok: false });
});

describe('a wrong scenario names the wrong field', () => {
  test.each<[why: string, path: (string | number)[], value: unknown, field: string]>([
    ['no name', ['name'], undefined, 'name'],
    ['another ruleset', ['ruleset'], 'chess', 'ruleset'],
    ['an unknown field', ['colour'], 'red', 'colour'],
    ['an unknown option', ['options'], { fun: true }, 'options.fun'],
    ['an option out of range (C-1201)', ['options'], { groupsToWin: 5 }, 'options.groupsToWin'],
    ['one player (C-101)', ['players'], [{ id: 'ann', illuminati: 'ufos' }], 'players'],
    ['two players of one id', ['players', 1, 'id'], 'ann', 'players[1].id'],
    ['a Group as Illuminati', ['players', 0, 'illuminati'], 'cia', 'players[0].illuminati'],
    ['one Illuminati twice', ['players', 1, 'illuminati'], 'bavarian-illuminati', 'players[1].illuminati'],
    ['less than no money', ['players', 0, 'treasury'], -1, 'players[0].treasury'],
    ['a fraction of money', ['players', 0, 'treasury'], 1.5, 'players[0].treasury'],
    ['a Group in the hand', ['players', 0, 'specials'], ['texas'], 'players[0].specials[0]'],
    ['the UFOs as a goal (C-103)', ['players', 0, 'goal'], 'ufos', 'players[0].goal'],
    ["another player's card to pay the tax", ['players', 0, 'taxFrom'], 'gnomes-of-zurich', 'players[0].taxFrom'],
    ['an unknown Group', ['players', 0, 'structure', 0, 'group'], 'nobody', 'players[0].structure[0].group'],
    ['an unknown side', ['players', 0, 'structure', 0, 'arrow'], 'middle', 'players[0].structure[0].arrow'],
    ['a master elsewhere', ['players', 0, 'structure', 0, 'onto'], 'texas', 'players[0].structure[0].onto'],
    [
      'an arrow that the card has not (C-303)',
      ['players', 0, 'structure'],
      hung('kkk bavarian-illuminati left', 'yuppies kkk top'),
      'players[0].structure[1].arrow',
    ],
    [
      'an arrow that is taken (C-305)',
      ['players', 0, 'structure'],
      hung('kkk bavarian-illuminati left', 'yuppies bavarian-illuminati left'),
      'players[0].structure[1].arrow',
    ],
    [
      'a card upon another (C-304)',
      ['players', 0, 'structure'],
      hung('kkk bavarian-illuminati right', 'republicans bavarian-illuminati top', 'nephews-of-god republicans top', 'yuppies kkk bottom'),
      'players[0].structure[3].arrow',
    ],
    ['a card in two places', ['uncontrolled'], ['kkk', 'moonies'], 'uncontrolled[0]'],
    ['a Special in the dead pile', ['dead'], ['slush-fund'], 'dead[0]'],
    ['a Group among the discards', ['discard'], ['texas'], 'discard[0]'],
    ['an Illuminati in the deck', ['deck'], ['ufos'], 'deck[0]'],
    ['the turn of a stranger', ['turn', 'player'], 'zed', 'turn.player'],
    ['an unknown phase', ['turn', 'phase'], 'lunch', 'turn.phase'],
    ['three actions taken', ['turn', 'actionsTaken'], 3, 'turn.actionsTaken'],
    ['a seven on a die', ['dice'], [[3, 7]], 'dice[0][1]'],
    ['a step of a stranger', ['steps', 0, 'by'], 'zed', 'steps[0].by'],
    ['a step of nobody', ['steps', 0, 'by'], undefined, 'steps[0].by'],
    ['an unknown intent', ['steps', 0, 'do', 'type'], 'fly', 'steps[0].do.type'],
    ['an intent without its fields', ['steps', 0, 'do'], { type: 'drop' }, 'steps[0].do.group'],
    ['a step that says nothing', ['steps', 0], {}, 'steps[0]'],
    ['a refusal that is no code', ['steps', 0, 'refused'], 7, 'steps[0].refused'],
    ['an unknown question', ['steps', 0, 'expect'], { weather: 'fine' }, 'steps[0].expect.weather'],
    ['a question about an unknown card', ['steps', 0, 'expect'], { 'treasury nobody': 0 }, 'steps[0].expect.treasury nobody'],
    ['a question about an unknown intent', ['expect'], { 'legal ann fly': false }, 'expect.legal ann fly'],
    ['a table laid before the set-up', ['setup'], true, 'players[0]'],
  ])('%s', (_why, path, value, field) => {
    const ran = runScenario(classic, changed(path, value));
    expect(ran.ok ? ran.results : ran.errors.map((error) => error.path)).toContain(field);
  });

  test('in a list, which of the scenarios', () => {
    const ran = runScenario(classic, [table(), changed(['players', 0, 'illuminati'], 'cia')]);
    expect(ran.ok ? [] : ran.errors.map(({ path }) => path)).toEqual(['[1].players[0].illuminati']);
  });
});

describe('a scenario that does not come out fails at its step', () => {
  test('as it stands it passes', () => {
    expect(runScenario(classic, table())).toEqual({ ok: true, results: [{ name: 'a table', ok: true }] });
  });

  test.each<[why: string, path: (string | number)[], value: unknown, failure: RegExp]>([
    ['another answer', ['steps', 0, 'expect', 'turn'], 'ann', /^step 1: turn: expected "?ann"?, got "?bob"?/],
    ['a refusal that does not come', ['steps', 0, 'refused'], 'C-208', /^step 1: /],
    ['a refusal that was not expected', ['steps', 0, 'by'], 'bob', /^step 1: pass refused: C-204/],
    ['a refusal for another rule', ['steps', 0], { by: 'bob', do: { type: 'pass' }, refused: 'C-208' }, /^step 1: .*C-208.*C-204/],
    [
      'an answer asked for at the end',
      ['expect'],
      { 'treasury bavarian-illuminati': 4 },
      /treasury bavarian-illuminati: expected 4, got 5/,
    ],
  ])('%s', (_why, path, value, failure) => {
    const ran = runScenario(classic, changed(path, value));
    expect(ran.ok && ran.results.map((result) => result.failure)).toEqual([expect.stringMatching(failure)]);
  });
});
