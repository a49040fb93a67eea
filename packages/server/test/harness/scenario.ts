/** A table in mid-game for tests: Ann is to act, Bob and Cat sit beside her, each with a Special nobody else may know of. */
export const MID_GAME = {
  name: 'three at a table, Ann to act',
  ruleset: 'classic',
  players: [
    {
      id: 'ann',
      illuminati: 'bavarian-illuminati',
      treasury: 20,
      specials: ['deep-agent', 'bribery:up'],
      structure: [{ group: 'republicans', onto: 'bavarian-illuminati', arrow: 'right', treasury: 3 }],
    },
    { id: 'bob', illuminati: 'ufos', goal: 'network', treasury: 9, specials: ['assassination'] },
    { id: 'cat', illuminati: 'gnomes-of-zurich', treasury: 9, specials: ['slush-fund', 'murphys-law'] },
  ],
  uncontrolled: ['hackers', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
};
