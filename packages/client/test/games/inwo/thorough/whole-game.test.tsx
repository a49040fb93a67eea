/** @jest-environment jsdom */

import { type Chance, chance } from '@illuminice/bots';
import { inwoLab } from '@illuminice/lab';
import { createGame, decision, intentSchema, optionsSchema, type State, step, viewFor } from '@illuminice/rules/inwo';
import { act } from 'preact/test-utils';
import { actions } from '../../../../src/games/inwo/actions';
import { Hand } from '../../../../src/games/inwo/hand/hand';
import { Panel } from '../../../../src/games/inwo/panels/panel';
import { Offers } from '../../../../src/games/inwo/trade/offers-later';
import { useTable } from '../../../../src/games/inwo/use-table';
import { ActionBar } from '../../../../src/hud/shell/action-bar';
import { openTable, speak } from '../page';

const Page = () => (
  <>
    <Offers waiting />
    <Offers waiting={false} />
    <Panel />
    <Bar />
    <Hand />
  </>
);
const Bar = () => <ActionBar actions={actions(useTable())} />;

beforeAll(speak);

/** Everything on the page that can be clicked now. */
const clickable = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button, summary, input[type=radio]')].filter(
    (button) => button.getAttribute('aria-disabled') !== 'true' && !(button as HTMLButtonElement).disabled,
  );

const idOf = (element: HTMLElement) => element.dataset.testid ?? '';

/** What sends something, or goes on to it. */
const GOES_ON =
  /^(sentence-send|deck-seal|attack-announce|attack-roll|done|trade-offer|(accept|decline)-.*|(return|discard|claim-with|join|agents)-.*)$/;
/** What leaves what is put together, or means nothing by itself. */
const LEAVES = /cancel|back|close|clear|change/;
/** Ends the turn: the rest of it comes first. */
const ENDS = /^(action-knock|action-ready)$/;

/** Somebody who clicks at whatever there is, and goes on rather than back. */
const pick = (all: readonly HTMLElement[], dice: Chance): HTMLElement => {
  const weigh = (element: HTMLElement) => {
    const id = idOf(element);
    if (GOES_ON.test(id)) return 60;
    if (ENDS.test(id)) return 4;
    if (LEAVES.test(id)) return 1;
    if (/^(action|start)-/.test(id)) return 12;
    if (/^pick-|^aid-|^plus-|^with-|^privilege-/.test(id)) return 8;
    return 3;
  };
  const weights = all.map(weigh);
  let at = dice.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, element] of all.entries()) {
    at -= weights[index] ?? 0;
    if (at < 0) return element;
  }
  throw new Error('nothing to click');
};

/** The others play until the viewer is waited for, or the game is over. */
function othersPlay(state: State, me: string, policies: ReadonlyMap<string, (view: never) => unknown>): void {
  for (let steps = 0; steps < 5000; steps++) {
    const { kind, who } = decision(state.board);
    if (kind === 'over' || who.includes(me)) return;
    const player = who[0] as string;
    const intent = policies.get(player)?.(viewFor(state, player) as never);
    const result = step(state, player, intent as Parameters<typeof step>[2]);
    if (!result.ok) throw new Error(JSON.stringify({ player, intent, refusal: result.refusal }));
  }
}

test.each([[1], [2], [3]])(
  'U220: a person plays a whole game of INWO by clicking; what can be clicked is never refused (seed %i)',
  async (seed) => {
    const dice = chance(seed);
    const { state } = createGame({
      players: ['ann', 'bob', 'cid'],
      options: { ...optionsSchema.parse({}), groupsToWin: 8, decks: 'ready', pool: 'starter' },
      seed: `clicks ${seed}`,
    });
    const others = new Map(['bob', 'cid'].map((player, at) => [player, inwoLab.policies.greedy(seed * 10 + at) as never]));
    othersPlay(state, 'ann', others);
    const { table, sent, refused, show } = openTable(state, 'ann', Page);
    let clicks = 0;
    let idle = 0;
    for (; clicks < 6000 && decision(state.board).kind !== 'over'; clicks++) {
      const all = clickable();
      const before = sent.length;
      await act(async () => {
        pick(all, dice).click();
      });
      idle = sent.length > before ? 0 : idle + 1;
      if (idle > 400) throw new Error(`stuck at ${JSON.stringify(decision(state.board))}: ${all.map(idOf).join(' ')}`);
      expect(refused).toEqual([]);
      if (sent.length === before) continue;
      intentSchema.parse(sent.at(-1));
      othersPlay(state, 'ann', others);
      await act(async () => show());
    }
    expect(decision(state.board).kind).toBe('over');
    expect(table.game.view.value.board.outcome).toBeTruthy();
    expect(new Set(sent.map(({ type }) => type)).size).toBeGreaterThan(8);
  },
  240_000,
);
