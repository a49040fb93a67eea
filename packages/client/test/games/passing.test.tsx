/** @jest-environment jsdom */

import { NO_ORDERS } from '@illuminice/protocol';
import { type Intent, step, viewFor } from '@illuminice/rules/classic';
import { type Intent as InwoIntent, inwo, step as stepInwo } from '@illuminice/rules/inwo';
import { signal } from '@preact/signals';
import { fireEvent } from '@testing-library/preact';
import { lateParts, SidePanel } from '../../src/games/classic/panels/side-panel';
import { Panel } from '../../src/games/inwo/panels/panel';
import { openPart, screen, speak } from './classic/panel';
import { gameOf } from './classic/table';
import { laid, openTable, speak as speakInwo } from './inwo/page';

/* U31: a pass goes out a little later where other people look on, but who passed sees at once that they have. */

describe('U31 in the classic game, a player who passes among people', () => {
  beforeAll(async () => {
    await speak();
    await Promise.all(lateParts.map((part) => part.load()));
  });

  /** Ann has passed in Bob's attack. */
  const passed = async () => {
    const state = gameOf({
      players: [
        { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 9 },
        { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 9 },
      ],
      uncontrolled: ['hackers'],
      turn: { player: 'bob', phase: 'actions' },
    });
    const attack: Intent = { type: 'attack', kind: 'control', attacker: 'gnomes-of-zurich', target: 'hackers', aids: [] };
    if (!step(state, 'bob', attack).ok) throw new Error('Bob cannot attack');
    const opened = openPart(SidePanel, viewFor(state, 'ann'));
    fireEvent.click(await screen.findByTestId('done'));
    return opened;
  };

  test('sees that they have, among the others, too', async () => {
    const { sent, table } = await passed();
    expect(await screen.findByTestId('take-back')).toBeTruthy();
    expect(screen.queryByTestId('done')).toBeNull();
    expect(screen.getByTestId('person-0').dataset.state).toBe('done');
    expect([table.game.isAwaited.value, table.game.decision.value.who]).toEqual([false, []]);
    expect(sent).toEqual([]);
  });

  test('takes it back before anybody hears of it', async () => {
    const { sent, table } = await passed();
    fireEvent.click(await screen.findByTestId('take-back'));
    expect(await screen.findByTestId('done')).toBeTruthy();
    expect(table.game.isAwaited.value).toBe(true);
    // They want to think, so nothing passes for them.
    expect(sent).toEqual([{ type: 'wait' }]);
  });
});

describe('U220 in INWO, a player who passes among people', () => {
  beforeAll(speakInwo);

  test('sees that they have, among the others, too', async () => {
    const state = laid({
      players: [
        { id: 'ann', illuminati: 'ufos', structure: [{ group: 'hollywood', onto: 'ufos', arrow: 'left' }], turns: 2 },
        {
          id: 'bob',
          illuminati: 'the-network',
          structure: [{ group: 'madison-avenue', onto: 'the-network', arrow: 'right' }],
          turns: 2,
        },
      ],
      turn: { player: 'ann', phase: 'main' },
    });
    const named = { type: 'attack', kind: 'control', attacker: 'hollywood', target: 'madison-avenue' } as unknown as InwoIntent;
    if (!stepInwo(state, 'ann', inwo.scenario.translate?.(state, 'ann', named) as InwoIntent).ok) throw new Error('Ann cannot attack');
    const { sent, table } = openTable(state, 'bob', Panel, { more: { orders: signal({ ...NO_ORDERS, ask: 'always' }) } });
    fireEvent.click(await screen.findByTestId('done'));
    expect(await screen.findByTestId('passed')).toBeTruthy();
    expect(screen.queryByTestId('done')).toBeNull();
    expect(screen.getByTestId('person-1').dataset.state).toBe('done');
    expect([table.game.isAwaited.value, sent]).toEqual([false, []]);
  });
});
