/** Ann acts; Bob holds a Special, so he is asked about everything. */
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

export const BOBS_TURN = {
  name: 'Bob is to act',
  ruleset: 'classic',
  players: [
    { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
    { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9, specials: ['assassination'] },
    { id: 'cat', illuminati: 'ufos', goal: 'network', treasury: 9 },
  ],
  uncontrolled: ['texas', 'moonies'],
  turn: { player: 'bob', phase: 'actions' },
};
