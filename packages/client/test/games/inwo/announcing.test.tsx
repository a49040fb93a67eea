/** @jest-environment jsdom */

import { type Intent, previewAttack, type State, viewFor } from '@illuminice/rules/inwo';
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { firstAttack } from '../../../src/games/inwo/attack/announcement';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { laid, openTable, speak } from './page';

beforeAll(speak);

/** Ann's two Violent Groups against Bob's one; a +10 and a Plot for the attack in her hand, and a Group to take from it. */
const table = (): State =>
  laid({
    turn: { player: 'ann', phase: 'main' },
    players: [
      {
        id: 'ann',
        illuminati: 'bavarian-illuminati',
        turns: 2,
        structure: [
          { group: 'c-i-a', onto: 'bavarian-illuminati', arrow: 'right' },
          { group: 'the-mafia', onto: 'bavarian-illuminati', arrow: 'left' },
        ],
        plots: ['martial-law', 'hoax'],
        hand: ['dentists'],
      },
      {
        id: 'bob',
        illuminati: 'the-network',
        turns: 2,
        structure: [{ group: 'fbi', onto: 'the-network', arrow: 'right' }],
      },
    ],
  });

const copyOf = (state: State, card: string): string => {
  const held = Object.values(state.secrets.private).flatMap(({ plots, groups }) => [...plots, ...groups]);
  const found = [...Object.values(state.board.cards), ...held].find((one) => one.card === card);
  if (!found) throw new Error(card);
  return found.id;
};

const at = (id: string) => screen.getByTestId(id);
const picks = () =>
  within(at('attack-composer'))
    .queryAllByTestId(/^pick-/)
    .map(({ dataset }) => dataset.testid?.slice('pick-'.length));
const needs = () => Number(at('ledger-needs').dataset.needs);

/** Opens the dialog as the action does. */
const announcing = () => {
  const state = table();
  const shown = openTable(state, 'ann', Panel);
  const position = shown.table.game.position.value;
  if (!position) throw new Error('Ann does not play');
  shown.table.draft.begin(firstAttack(position));
  const copy = (card: string) => copyOf(state, card);
  const preview = (more: object) => {
    const attack = { type: 'attack', kind: 'control', attacker: copy('c-i-a'), target: copy('fbi'), ...more };
    return previewAttack(viewFor(state, 'ann'), attack as Extract<Intent, { type: 'attack' }>);
  };
  return { ...shown, state, copy, preview };
};

describe('the announcement of an attack', () => {
  test('N-410: leads from leader to target, each target with its chance, and says what is missing meanwhile', async () => {
    const { copy } = announcing();
    await waitFor(() => at('attack-composer'));
    expect(at('attack-announce').getAttribute('aria-disabled')).toBe('true');
    expect(picks()).toEqual(expect.arrayContaining([copy('c-i-a'), copy('the-mafia'), copy('bavarian-illuminati')]));
    fireEvent.click(at(`pick-${copy('c-i-a')}`));
    // The own hand lies as a target beside what others control; the best chance first.
    expect(picks()).toEqual(expect.arrayContaining([copy('dentists'), copy('fbi')]));
    const chances = within(at('attack-composer'))
      .getAllByTestId(/^pick-/)
      .map((chip) => Number(/(\d+) %/.exec(chip.textContent ?? '')?.[1]));
    expect(chances.every(Number.isInteger)).toBe(true);
    expect(at('attack-announce').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(at(`pick-${copy('fbi')}`));
    expect(at('attack-announce').getAttribute('aria-disabled')).toBe('false');
  });

  test('N-401, N-420: aids say what each brings, a press more or less changes what is needed, and all of it is announced', async () => {
    const { copy, preview, sent, refused } = announcing();
    await waitFor(() => at('attack-composer'));
    for (const card of ['c-i-a', 'fbi']) fireEvent.click(at(`pick-${copy(card)}`));
    expect(needs()).toBe(preview({}).needs);
    const aided = preview({ aids: [copy('bavarian-illuminati')] }).needs;
    const aid = at(`aid-${copy('bavarian-illuminati')}`);
    expect(aid.textContent).toContain(`+${aided - preview({}).needs}`);
    fireEvent.click(aid);
    expect(needs()).toBe(aided);
    expect(at(`aid-${copy('bavarian-illuminati')}`).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(at(`aid-${copy('bavarian-illuminati')}`));
    expect(needs()).toBe(preview({}).needs);
    fireEvent.click(at(`aid-${copy('bavarian-illuminati')}`));
    fireEvent.click(at('attack-announce'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(refused).toEqual([]);
    expect(sent[0]).toMatchObject({ type: 'attack', attacker: copy('c-i-a'), target: copy('fbi'), aids: [copy('bavarian-illuminati')] });
  });

  test('N-410: a Plot that adds to a Group of the attack comes with the announcement, and the other kind is announced as such', async () => {
    const { state, copy, sent, refused } = announcing();
    await waitFor(() => at('attack-composer'));
    for (const card of ['c-i-a', 'fbi']) fireEvent.click(at(`pick-${copy(card)}`));
    fireEvent.click(at('attack-kind-destroy'));
    const plus = at(`plus-${copy('martial-law')}-${copy('c-i-a')}`);
    fireEvent.click(plus);
    expect(at(`plus-${copy('martial-law')}-${copy('c-i-a')}`).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(at('attack-announce'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(refused).toEqual([]);
    expect(sent[0]).toMatchObject({ kind: 'destroy', plus: [{ on: copy('c-i-a') }] });
    expect(state.board.attack?.kind).toBe('destroy');
  });

  test('a target or leader put back asks for another one; cancelled, nothing is left of it', async () => {
    const { copy, sent } = announcing();
    await waitFor(() => at('attack-composer'));
    for (const card of ['c-i-a', 'fbi']) fireEvent.click(at(`pick-${copy(card)}`));
    expect(picks()).toEqual([]);
    fireEvent.click(at('attack-target'));
    expect(picks()).toContain(copy('fbi'));
    fireEvent.click(at('attack-attacker'));
    expect(picks()).toContain(copy('c-i-a'));
    fireEvent.click(at('attack-cancel'));
    expect(screen.queryByTestId('attack-composer')).toBeNull();
    expect(sent).toEqual([]);
  });
});
