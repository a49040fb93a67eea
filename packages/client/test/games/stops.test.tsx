/** @jest-environment jsdom */

import { NO_ORDERS, type Orders } from '@illuminice/protocol';
import { type Intent, step, viewFor } from '@illuminice/rules/classic';
import { type Intent as InwoIntent, type State as InwoState, inwo, step as stepInwo } from '@illuminice/rules/inwo';
import { signal } from '@preact/signals';
import { act, fireEvent, screen } from '@testing-library/preact';
import { lateParts, SidePanel } from '../../src/games/classic/panels/side-panel';
import { Panel } from '../../src/games/inwo/panels/panel';
import { Stops } from '../../src/hud/shell/stops';
import { openPart, speak } from './classic/panel';
import { gameOf } from './classic/table';
import { laid, openTable, speak as speakInwo } from './inwo/page';

/* U31, U220: when the table asks is set on the table itself, in both games. */

/** Ann attacks: a card of Bob's, or one that is not. Bob looks on. */
const classicAttack = (target: 'moonies' | 'hackers') => {
  const state = gameOf({
    players: [
      { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
      { id: 'bob', illuminati: 'ufos', structure: [{ group: 'hackers', onto: 'ufos', arrow: 'right' }], treasury: 9 },
    ],
    uncontrolled: ['moonies'],
    turn: { player: 'ann', phase: 'actions' },
  });
  const attack: Intent = { type: 'attack', kind: 'control', attacker: 'bavarian-illuminati', target, aids: [] };
  if (!step(state, 'ann', attack).ok) throw new Error('Ann cannot attack');
  return state;
};

const inwoAttack = (target: 'nasa' | 'hackers'): InwoState => {
  const state = laid({
    players: [
      { id: 'ann', illuminati: 'ufos', structure: [{ group: 'the-mafia', onto: 'ufos', arrow: 'top' }], turns: 2 },
      { id: 'bob', illuminati: 'the-network', structure: [{ group: 'hackers', onto: 'the-network', arrow: 'top' }], turns: 2 },
      { id: 'cat', illuminati: 'gnomes-of-zurich', structure: [{ group: 'nasa', onto: 'gnomes-of-zurich', arrow: 'top' }], turns: 2 },
    ],
    turn: { player: 'ann', phase: 'main' },
  });
  const named = { type: 'attack', kind: 'control', attacker: 'the-mafia', target } as unknown as InwoIntent;
  if (!stepInwo(state, 'ann', inwo.scenario.translate?.(state, 'ann', named) as InwoIntent).ok) throw new Error('Ann cannot attack');
  // Some rolls win: whoever defends has something to change.
  if (state.board.attack) Object.assign(state.board.attack, { needs: 8, odds: 26 });
  return state;
};

const given = (ask: Orders['ask']) => signal<Orders>({ ...NO_ORDERS, ask });

const InClassic = () => (
  <>
    <Stops />
    <SidePanel />
  </>
);
const InInwo = () => (
  <>
    <Stops />
    <Panel />
  </>
);

interface Opened {
  readonly table: { readonly game: { readonly isAwaited: { readonly value: boolean } } };
  readonly orders: ReturnType<typeof given>;
  /** Messages that are no moves. */
  messages(): readonly unknown[];
}

const GAMES = {
  'the classic game': {
    ready: async () => {
      await speak();
      await Promise.all(lateParts.map((part) => part.load()));
    },
    open(isAttacked: boolean, ask: Orders['ask']): Opened {
      const orders = given(ask);
      const { table, sent } = openPart(InClassic, viewFor(classicAttack(isAttacked ? 'hackers' : 'moonies'), 'bob'), [], {
        orders,
      });
      return { table, orders, messages: () => sent.filter((message) => (message as { type: string }).type === 'orders') };
    },
  },
  INWO: {
    ready: speakInwo,
    open(isAttacked: boolean, ask: Orders['ask']): Opened {
      const orders = given(ask);
      const { table, messages } = openTable(inwoAttack(isAttacked ? 'hackers' : 'nasa'), 'bob', InInwo, {
        more: { orders },
      });
      return { table, orders, messages: () => messages };
    },
  },
};

describe.each(Object.entries(GAMES))('U57 C-422 N-1008 in %s, the stops on the table', (_, { ready, open }) => {
  beforeAll(ready);

  test('are ordered by one press each, and lifted by a second', () => {
    const { orders, messages } = open(true, 'silence');
    for (const stop of ['ownTurn', 'target', 'always'] as const) {
      const button = screen.getByTestId(`stop-${stop}`);
      expect(button.getAttribute('aria-pressed')).toBe('false');
      fireEvent.click(button);
      expect(messages().at(-1)).toEqual({ type: 'orders', orders: { ...NO_ORDERS, ask: stop } });
      void act(() => {
        orders.value = { ...NO_ORDERS, ask: stop };
      });
      expect(screen.getByTestId('stops').dataset.stop).toBe(stop);
    }
    fireEvent.click(screen.getByTestId('stop-always'));
    expect(messages().at(-1)).toEqual({ type: 'orders', orders: NO_ORDERS });
  });

  test('until it hits me: an attack on others is passed quietly, one on an own card asks', () => {
    expect(open(false, 'target').table.game.isAwaited.value).toBe(false);
    expect(open(true, 'target').table.game.isAwaited.value).toBe(true);
  });

  test('until my turn: passed even there, and asked again once it is lifted', () => {
    const { table, orders } = open(true, 'ownTurn');
    expect(table.game.isAwaited.value).toBe(false);
    void act(() => {
      orders.value = NO_ORDERS;
    });
    expect(table.game.isAwaited.value).toBe(true);
  });

  test('always: asked where nothing of one’s own could matter', () => {
    expect(open(false, 'always').table.game.isAwaited.value).toBe(true);
  });
});

describe('U220 the panel offers to ask less', () => {
  beforeAll(speakInwo);

  /** Bob is asked always, and passes one window of others after the other. */
  const asked = (ask: Orders['ask'] = 'always') => {
    const state = inwoAttack('nasa');
    const opened = openTable(state, 'bob', InInwo, { more: { orders: given(ask) } });
    let frame = 100;
    /** Another window of the kind opens. */
    const next = () => {
      const top = state.board.frames.at(-1);
      if (!top) throw new Error('no window');
      Object.assign(top, { id: frame++ });
      void act(opened.show);
    };
    return { ...opened, next };
  };

  test('at the third question in a row to which nothing was added, once a game', () => {
    const { next, messages } = asked();
    expect(screen.queryByTestId('offer-less')).toBeNull();
    next();
    expect(screen.queryByTestId('offer-less')).toBeNull();
    next();
    expect(screen.getByTestId('offer-less').textContent).toMatch(/three times in a row/);
    fireEvent.click(screen.getByTestId('offer-target'));
    expect(messages).toContainEqual({ type: 'orders', orders: { ...NO_ORDERS, ask: 'target' } });
    expect(screen.queryByTestId('offer-less')).toBeNull();
    next();
    expect(screen.queryByTestId('offer-less')).toBeNull();
  });

  test('not once it was declined', () => {
    const { next } = asked();
    next();
    next();
    fireEvent.click(screen.getByTestId('offer-no'));
    next();
    expect(screen.queryByTestId('offer-less')).toBeNull();
  });

  test('not to whoever answers something in between', async () => {
    const { next, table } = asked();
    next();
    await act(() => table.game.act({ type: 'knock' }).then(() => undefined));
    next();
    expect(screen.queryByTestId('offer-less')).toBeNull();
  });
});

describe('N-1004 the end of a turn and the start of the next', () => {
  beforeAll(speakInwo);

  test('are one question, even to whoever wants to be asked always', async () => {
    const state = laid({
      players: [
        { id: 'ann', illuminati: 'ufos', plots: ['hoax'], turns: 2 },
        { id: 'bob', illuminati: 'the-network', plots: ['gun-control'], turns: 2 },
        { id: 'cat', illuminati: 'gnomes-of-zurich', turns: 2 },
      ],
      turn: { player: 'cat', phase: 'main' },
    });
    const play = (by: string, intent: InwoIntent) => expect(stepInwo(state, by, intent)).toMatchObject({ ok: true });
    play('cat', { type: 'knock' });
    const { table, sent, show } = openTable(state, 'bob', InInwo, {
      computers: ['ann', 'cat'],
      more: { orders: given('always') },
    });
    expect([table.game.decision.value.kind, table.game.isAwaited.value]).toEqual(['end', true]);
    play('ann', { type: 'done' });
    fireEvent.click(await screen.findByTestId('done'));
    await act(async () => undefined);
    void act(show);
    expect(table.game.decision.value.kind).toBe('turn');
    expect(sent).toEqual([expect.objectContaining({ type: 'done' }), expect.objectContaining({ type: 'done' })]);
    expect(state.board.turn?.player).toBe('ann');
  });
});
