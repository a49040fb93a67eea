import { type AttackKind, afterAttack, classic, goalsOf, type State, step } from '../src/classic/index.js';
import { loadScenario } from '../src/index.js';

const hangs = (group: string, onto: string, arrow: string, treasury: number) => ({ group, onto, arrow, treasury });

/** Ann attacks the Mafia, which Bob holds with money and a puppet below it; the dice succeed. */
function table(): State {
  const loaded = loadScenario(classic, {
    name: 'what an attack would bring',
    ruleset: 'classic',
    players: [
      { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 30 },
      {
        id: 'bob',
        illuminati: 'gnomes-of-zurich',
        structure: [
          hangs('mafia', 'gnomes-of-zurich', 'top', 7),
          hangs('texas', 'mafia', 'top', 5),
          hangs('yuppies', 'gnomes-of-zurich', 'left', 1),
        ],
      },
    ],
    turn: { player: 'ann' },
    dice: [[1, 1]],
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
}

const send = (state: State, by: string, intent: Parameters<typeof step>[2]): void => {
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(JSON.stringify({ intent, refusal: result.refusal }));
};

describe.each<AttackKind>(['control', 'neutralize', 'destroy'])('what the board would be after an attack to %s', (kind) => {
  test('C-502, C-503, C-506, C-507: is what it is once the dice have fallen', () => {
    const state = table();
    send(state, 'ann', {
      type: 'attack',
      kind,
      attacker: 'bavarian-illuminati',
      target: 'mafia',
      aids: [],
      spend: [{ from: 'bavarian-illuminati', amount: 10 }],
    });
    const before = JSON.stringify(state.board);
    const { attack } = state.board;
    if (!attack) throw new Error('no attack was announced');
    const foreseen = afterAttack(state.board, attack);
    expect(JSON.stringify(state.board)).toBe(before);

    send(state, 'bob', { type: 'done' });
    send(state, 'ann', { type: 'roll' });
    if (kind === 'control') send(state, 'ann', { type: 'place', group: 'mafia', onto: 'bavarian-illuminati', arrow: 'top', puppets: [] });
    const { board } = state;
    const facts = ({ cards, seats, uncontrolled, dead }: typeof board) => ({
      cards: Object.values(cards).map(({ id, owner, zone, master, money }) => ({ id, owner, zone, master, money })),
      seats: seats.map((seat) => ({ cards: seat.cards, destroyed: seat.destroyed })),
      uncontrolled,
      dead,
    });
    expect(facts(foreseen)).toEqual(facts(board));
    for (const player of ['ann', 'bob']) {
      const goals = (seen: typeof board) => goalsOf({ board: seen, player: null, mine: null }, player);
      expect(goals(foreseen)).toEqual(goals(board));
    }
  });
});
