/** Tables and games of INWO that several tests look at. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, type RecordedGame } from '@illuminice/rules';
import { type Intent, type InwoTypes, inwo, type State } from '@illuminice/rules/inwo';

/** A recorded game by the name of its file. */
export const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../rules/test/inwo/fixtures/5/${name}.json`), 'utf8')) as RecordedGame<InwoTypes>;

/** The table that a scenario describes. */
export const table = (scenario: object): State => {
  const loaded = loadScenario(inwo, { name: 'a table', ruleset: 'inwo', ...scenario });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

export const hangs = (group: string, onto: string, arrow: string, tokens = 0) => ({ group, onto, arrow, tokens });

/** An attack to control, cards by name. */
export const attack = (target: string, attacker: string, more: object = {}): Intent => ({
  type: 'attack',
  kind: 'control',
  attacker,
  target,
  ...more,
});

/** Four tokens. */
export const ann = {
  id: 'ann',
  illuminati: 'bavarian-illuminati',
  turns: 4,
  structure: [
    hangs('c-i-a', 'bavarian-illuminati', 'top', 1),
    hangs('b-a-t-f', 'bavarian-illuminati', 'left', 1),
    hangs('russia', 'bavarian-illuminati', 'right', 1),
  ],
};
/** No token; Brazil has a puppet. */
export const bob = {
  id: 'bob',
  illuminati: 'the-network',
  turns: 4,
  tokens: 0,
  structure: [hangs('brazil', 'the-network', 'top'), hangs('moonbase', 'brazil', 'top'), hangs('wargamers', 'the-network', 'left')],
};
/** Power enough to stop others. */
export const cid = { id: 'cid', illuminati: 'shangri-la', turns: 4, structure: [hangs('pentagon', 'shangri-la', 'top', 1)] };

/** Ann is to move against Bob. */
export const duel = (anns: object = {}, bobs: object = {}, more: object = {}) => ({
  players: [
    { ...ann, ...anns },
    { ...bob, ...bobs },
  ],
  turn: { player: 'ann' },
  ...more,
});
