import { eventsFor } from '@illuminice/rules';
import { type GameEvent, step } from '@illuminice/rules/classic';
import { coinsFor } from '../../../src/board/animation/animation';
import { animationOf } from '../../../src/games/classic/board/animation';
import { quietTable } from '../../harness/tables';

describe('the plan of the theatre', () => {
  it('sends coins along every payment, in order', () => {
    const state = quietTable(4, 6);
    const done = step(state, 'mira', {
      type: 'transfer',
      amount: 3,
      from: 'gnomes-of-zurich',
      to: state.board.seats[0]?.cards[1] as string,
    });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    expect(animationOf(done.events).coins).toEqual([{ from: 'gnomes-of-zurich', to: state.board.seats[0]?.cards[1], amount: 3 }]);
  });

  it('burns what was destroyed, and turns over what came out of the deck', () => {
    const events: GameEvent[] = [
      { type: 'destroyed', card: 'moonies', by: 'mira', from: null },
      { type: 'uncovered', card: 'fbi', why: 'refill' },
      { type: 'uncovered', card: 'kgb', why: 'setup' },
    ];
    const up = { zone: 'deck', faceDown: true };
    expect(animationOf(events)).toMatchObject({
      burned: ['moonies'],
      uncovered: [
        { card: 'fbi', ...up },
        { card: 'kgb', ...up },
      ],
    });
  });

  it('takes cards from where they lay: an Illuminati from its slot, a revived Group from the dead pile', () => {
    const events: GameEvent[] = [
      { type: 'illuminatiTaken', player: 'ann', slot: 2, card: 'ufos' },
      { type: 'uncovered', card: 'moonies', why: 'revived' },
    ];
    expect(animationOf(events).uncovered).toEqual([
      { card: 'ufos', zone: 'slots', place: 2, faceDown: true },
      { card: 'moonies', zone: 'dead', place: 0, faceDown: false },
    ]);
  });

  it('points at cards of which only the small print changed', () => {
    const events: GameEvent[] = [{ type: 'alignmentChanged', player: 'ann', card: 'moonies', change: 'add', alignment: 'Weird' }];
    expect(animationOf(events).altered).toEqual(['moonies']);
  });

  it('knows whom an attack is against from its announcement on', () => {
    const state = quietTable(4, 6);
    const [own] = state.board.seats;
    const target = state.board.uncontrolled[0] as string;
    const announced: GameEvent = {
      type: 'attackAnnounced',
      attack: 1,
      player: own?.player as string,
      kind: 'control',
      attacker: own?.illuminati as string,
      target,
      aids: [],
      needs: 7,
      odds: 21,
    };
    expect(animationOf([announced])).toMatchObject({ announced: true, target });
  });

  it('lets a Special travel without knowing which it is', () => {
    const drawn: GameEvent = { type: 'specialDrawn', player: 'bob', secret: { to: ['bob'], what: { card: 'deep-agent' } } };
    const plan = animationOf(eventsFor([drawn], 'ann'));
    expect(plan.flying).toEqual([{ from: { zone: 'deck' }, to: { player: 'bob' } }]);
    expect(JSON.stringify(plan)).not.toContain('deep-agent');
  });

  it('shows larger sums with more coins, never with a flood', () => {
    const counts = [1, 5, 10, 30, 500].map(coinsFor);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBeLessThanOrEqual(5);
  });
});
