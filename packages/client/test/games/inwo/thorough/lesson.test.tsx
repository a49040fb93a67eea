/** @jest-environment jsdom */

import type { PlayerId } from '@illuminice/rules';
import { signal } from '@preact/signals';
import { cleanup, render, waitFor } from '@testing-library/preact';
import { act } from 'preact/test-utils';
import { actions } from '../../../../src/games/inwo/actions';
import { Hand } from '../../../../src/games/inwo/hand/hand';
import lesson from '../../../../src/games/inwo/lesson/lesson-ui';
import { INWO } from '../../../../src/games/inwo/model';
import { Panel } from '../../../../src/games/inwo/panels/panel';
import ui from '../../../../src/games/inwo/ui';
import { type TableModel, useTable } from '../../../../src/games/inwo/use-table';
import { ActionBar } from '../../../../src/hud/shell/action-bar';
import { PanelFootContext, PanelFootSlot } from '../../../../src/hud/shell/panel-foot';
import type { TableLink } from '../../../../src/net/table-link';
import { CoachPanel } from '../../../../src/screens/learn/coach-panel';
import { lessonLink, type Played } from '../../../../src/screens/learn/lesson-link';
import type { GameUi, LessonUi } from '../../../../src/table/game-ui';
import { GameContext, TableContext } from '../../../../src/table/table-context';
import { tableModel } from '../../../../src/table/table-model';
import { LANGUAGES } from '../../../../src/text';
import { speakIn } from '../../../harness/speak-in';
import { speak } from '../page';

beforeAll(speak);
const Bar = () => <ActionBar actions={actions(useTable())} />;
const nameOf = (player: PlayerId) => lesson.names[player] ?? player;

/** The lesson in the page; `go` does what the coach points at, once. */
function begin(before: Played = []) {
  let played: Played = before;
  const link = lessonLink(lesson as unknown as LessonUi, nameOf, before, (all) => {
    played = structuredClone(all);
  });
  const table: TableModel = tableModel(link as unknown as TableLink<never>, INWO as never) as never;
  const at = signal(0);
  const Coach = () => (
    <CoachPanel
      steps={lesson.steps as never}
      game="inwo"
      at={at.value}
      onNext={() => {
        at.value += 1;
      }}
      onSkip={() => undefined}
      onAgain={() => undefined}
    />
  );
  render(
    <GameContext.Provider value={ui as unknown as GameUi}>
      <TableContext.Provider value={table as never}>
        <PanelFootContext.Provider value={signal<HTMLElement | null>(null)}>
          <Coach />
          <Panel />
          <Bar />
          <Hand />
          <PanelFootSlot />
        </PanelFootContext.Provider>
      </TableContext.Provider>
    </GameContext.Provider>,
  );
  const byId = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  const step = () => {
    while (at.value < lesson.steps.length - 1 && lesson.steps[at.value]?.done?.(table)) at.value += 1;
    return lesson.steps[at.value] as (typeof lesson.steps)[number];
  };
  const press = async (element: HTMLElement | null | undefined) => {
    await act(async () => element?.click());
    // Rivals think for a moment, and an opening is skipped; once the pupil's turn is over they leave the table as it is.
    await waitFor(
      () => {
        if (table.stage.shown.peek()) table.stage.skip();
        expect(table.game.isAwaited.value || (table.game.view.value.board.turn?.player ?? lesson.pupil) !== lesson.pupil).toBe(true);
      },
      { timeout: 5000 },
    );
  };
  const go = async () => {
    const now = step();
    const pointed = now.at?.(table) ?? null;
    if (!now.done) return press(byId('coach-next'));
    if (!pointed || !('testid' in pointed)) throw new Error(`${now.id} points at nothing`);
    const element = byId(pointed.testid);
    if (!element) throw new Error(`${now.id}: no ${pointed.testid}`);
    // Where a sentence still has a blank, the first choice is taken.
    await press(pointed.testid === 'sentence' ? element.querySelector<HTMLElement>('[data-testid^="pick-"]') : element);
  };
  return { table, step, go, says: () => byId('coach-says')?.textContent ?? '', played: () => played };
}

describe('U221: the lesson of INWO', () => {
  test('whoever follows the coach leads, takes over, plays a Plot, wins an attack with aid, and ends the turn', async () => {
    const { table, step, go, says, played } = begin();
    const steps: string[] = [];
    for (let clicks = 0; clicks < 60 && step().id !== 'last'; clicks++) {
      if (steps.at(-1) !== step().id) steps.push(step().id);
      expect(says()).not.toMatch(/coach\.|undefined/);
      await go();
    }
    expect(step().id).toBe('last');
    expect(steps).toEqual(lesson.steps.slice(0, -1).map(({ id }) => id));
    const own = played().flatMap(([by, { type }]) => (by === lesson.pupil ? [type] : []));
    expect(own).toEqual(expect.arrayContaining(['chooseLead', 'takeOver', 'ready', 'playPlot', 'attack', 'roll', 'place', 'knock']));
    const attack = played().find(([, { type }]) => type === 'attack')?.[1] as { aids?: unknown[] } | undefined;
    expect(attack?.aids).toHaveLength(1);
    expect(
      Object.values(table.game.view.value.board.cards).filter((card) => card.owner === 'you' && card.zone === 'structure'),
    ).toHaveLength(4);
  }, 30_000);

  test('it goes on where it was left', async () => {
    const first = begin();
    for (let clicks = 0; clicks < 8; clicks++) await first.go();
    const left = first.played();
    expect(left.length).toBeGreaterThan(3);
    cleanup();
    const again = begin(left);
    expect(again.table.game.view.value.board).toEqual(first.table.game.view.value.board);
  }, 30_000);

  test.each(LANGUAGES.map((language) => [language]))('every step says something in %s', async (language) => {
    await speakIn(language);
    const { table } = begin();
    for (const { id, says } of lesson.steps) expect([id, says(table)]).toEqual([id, expect.not.stringMatching(/coach\.|undefined|\{/)]);
    await speakIn('en');
  });
});
