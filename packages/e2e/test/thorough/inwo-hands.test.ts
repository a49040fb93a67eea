import type { Guest } from '../../src/guest.js';
import { HANDS } from '../../src/hands.js';
import { stage } from '../../src/stage.js';

const flow = stage();

/** Four people, with a Group each to take over and one to attack. */
const PEOPLE = [
  { id: 'ann', illuminati: 'bavarian-illuminati', hand: ['dentists', 'joggers'] },
  { id: 'bob', illuminati: 'the-network', hand: ['trekkies', 'comic-books'] },
  { id: 'cid', illuminati: 'ufos', hand: ['tabloids', 'boy-sprouts'] },
  { id: 'dan', illuminati: 'gnomes-of-zurich', hand: ['recording-industry', 'phone-phreaks'] },
];

/** Nobody has Plots or tokens before their turn, so that nobody is asked. Each attack takes what it is at. */
const TABLE = {
  name: 'four hands',
  ruleset: 'inwo',
  options: { groupsToWin: 20 },
  players: PEOPLE.map((one) => ({ ...one, turns: 1, tokens: 0, groupDeck: ['blank-group'], deckExact: true })),
  turn: { player: 'ann', phase: 'start' },
  dice: PEOPLE.map(() => [1, 1]),
};

const ABLE = ':not([aria-disabled="true"])';

flow('U220: at one table, a turn each by mouse, by finger on a tablet, by thumb on a phone, and by keyboard', async ({ server, guest }) => {
  const code = await server.openTable(TABLE);
  const hands = Object.values(HANDS);
  const seated: { who: Guest; press(testid: string): Promise<void>; pick(within: string, card?: string): Promise<void> }[] = [];
  for (const [at, { size, use }] of hands.entries()) {
    const who = await guest(PEOPLE[at]?.id ?? '', size);
    await who.follow(code);
    seated.push({
      who,
      press: (testid) => use(who.page.locator(`[data-testid="${testid}"]${ABLE}`).first()),
      pick: (within, name = '') =>
        use(who.page.locator(`[data-testid="${within}"] [data-testid^="pick-"]${ABLE}`).filter({ hasText: name }).first()),
    });
  }

  const groups = [
    ['Dentists', 'Joggers'],
    ['Trekkies', 'Comic Books'],
    ['Tabloids', 'Boy Sprouts'],
    ['Recording Industry', 'Phone Phreaks'],
  ] as const;
  for (const [at, [taken, attacked]] of groups.entries()) {
    const { press, pick } = seated[at] as (typeof seated)[number];
    const { id, hand } = PEOPLE[at] as (typeof PEOPLE)[number];
    await pick('blank-takeOver', taken);
    await pick('blank-spot');
    await press('action-ready');
    await press('action-attack');
    await pick('attack-composer');
    await pick('attack-composer', attacked);
    await press('attack-announce');
    await press('attack-roll');
    await pick('blank-spot');
    for (const { who } of seated)
      for (const card of hand) await who.page.locator(`[data-card="${card}"][data-owner="${id}"]`).first().waitFor({ state: 'attached' });
    await press('action-knock');
  }
});
