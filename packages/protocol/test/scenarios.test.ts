import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameTypes, hashOf, type Ruleset, runScenario } from '@illuminice/rules';
import { classic } from '@illuminice/rules/classic';
import { inwo } from '@illuminice/rules/inwo';
import { wire as classicWire } from '../src/classic/index.js';
import { wire as inwoWire } from '../src/inwo/index.js';
import type { BoardMirror, GameWire } from '../src/wire/game-wire.js';

/** The same rules; what each intent leads to is sent, and read again. Not for those that are refused: they lead to nothing. */
const overTheWire = <T extends GameTypes>(ruleset: Ruleset<T>, wire: GameWire<T['Board'], T['Event']>): Ruleset<T> => {
  const mirrors = new WeakMap<T['State'], BoardMirror<T['Board']>>();
  return {
    ...ruleset,
    step(state, by, intent) {
      const result = ruleset.step(state, by, intent);
      if (!result.ok) return result;
      const mirror = mirrors.get(state) ?? wire.boardMirror(state.board);
      mirrors.set(state, mirror);
      mirror.write(state.board);
      expect(hashOf(wire.readBoard(mirror.state))).toBe(hashOf(state.board));
      expect(wire.readEvents(wire.packEvents(result.events, state.board), mirror.state)).toEqual(result.events);
      return result;
    },
  };
};

const games = [
  ['', overTheWire(classic, classicWire)],
  ['inwo', overTheWire(inwo, inwoWire)],
] as const;

const root = join(__dirname, '../../..');
const beside = join(root, '../shared');
/** Our own scenarios, and those of `shared` beside the repository where there is one. */
const folders = [
  join(root, 'scenarios'),
  ...(existsSync(beside) ? readdirSync(beside).filter((name) => name.startsWith('scenarios')) : []).map((name) => join(beside, name)),
];
const places = games.flatMap(([game, ruleset]) =>
  folders.flatMap((folder) => (existsSync(join(folder, game)) ? [[join(folder, game), ruleset] as const] : [])),
);

describe.each(places)('U101 U200 in %s', (folder, ruleset) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  test.each(files.filter((_, at) => process.env.THOROUGH || at % 3 === 0))('%s: each board and each event arrives as it is', (file) => {
    const ran = runScenario(ruleset as Ruleset, JSON.parse(readFileSync(join(folder, file), 'utf8')));
    expect(ran.ok && ran.results.filter(({ ok }) => !ok)).toEqual([]);
  });
});
