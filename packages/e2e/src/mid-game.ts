/** Two in mid-game for tests: Ann is to act; Bob holds a Special, so that Bob is asked about everything. */
export const MID_GAME = {
  name: 'Ann attacks, Bob may answer',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9, specials: ['deep-agent'] },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9, specials: ['assassination'] },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'ann', phase: 'actions' },
  dice: [[6, 6]],
};
