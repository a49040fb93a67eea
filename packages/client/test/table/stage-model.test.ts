import type { AnyEvent, AnyView } from '@illuminice/rules';
import { signal } from '@preact/signals';
import '../harness/page';
import type { GameTypes } from '../../src/net/game-types';
import { offlineLink } from '../../src/net/offline-link';
import type { TableLink } from '../../src/net/table-link';
import { stagedLink } from '../../src/table/stage-model';
import { LOBBY } from '../harness/table-info';

/** Events and views are told apart by their names alone. */
const event = (type: string): AnyEvent => ({ type }) as AnyEvent;
const seen = (name: string): AnyView => ({ board: { name } }) as unknown as AnyView;
const nameOf = (view: AnyView | null) => (view?.board as unknown as { name: string } | undefined)?.name;

const SCENE = { ms: { moves: 1500, fades: 360 }, stays: 1300, follow: 'told' as const };

/** A table whose view is `before`, and what is heard and seen of it through the stage: a batch with `dice` puts a scene there. */
function table(
  how: { reduced?: boolean; speed?: number; hidden?: boolean; follow?: 'told' | 'gone'; asks?: () => boolean; onHeld?: () => void } = {},
) {
  const view = signal(seen('before'));
  const { link, tell } = offlineLink({ title: 'ABCDEF', player: 'ann', view, rules: LOBBY.rules, seats: [] });
  let past: ((events: readonly AnyEvent[]) => void) | null = null;
  const source: TableLink = Object.assign(link, {
    onPast(handler: typeof past) {
      past = handler;
      return () => undefined;
    },
  });
  const scene = { ...SCENE, follow: how.follow ?? 'told' };
  const staged = stagedLink<GameTypes>(
    source,
    {
      scenesOf: (events) => events.flatMap(({ type }) => (type === 'dice' ? [scene] : (type as string) === 'roll' ? [SCENE] : [])),
      asks: how.asks ?? (() => false),
      onHeld: how.onHeld,
    },
    {
      speed: () => how.speed ?? 1,
      reduced: () => how.reduced ?? false,
      hidden: () => how.hidden ?? false,
    },
  );
  const heard: string[] = [];
  staged.link.onEvents((events) => heard.push(...events.map(({ type }) => type)));
  return {
    stage: staged.stage,
    heard,
    view: () => nameOf(staged.link.view.value),
    happens(type: string) {
      tell([event(type)]);
      view.value = seen(`after ${type}`);
    },
    wound: () => past?.([]),
  };
}

describe('what is held while the dice roll', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('U36: view and events follow 120 ms after the verdict, all of them and in order', () => {
    const { stage, heard, view, happens } = table();
    happens('dice');
    happens('placed');
    jest.advanceTimersByTime(1499);
    expect([stage.shown.value?.told, view(), heard]).toEqual([false, 'before', []]);
    jest.advanceTimersByTime(1);
    expect([stage.shown.value?.told, view(), heard]).toEqual([true, 'before', []]);
    jest.advanceTimersByTime(120);
    expect([view(), heard]).toEqual(['after placed', ['dice', 'placed']]);
    jest.advanceTimersByTime(1179);
    expect(stage.shown.value).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(stage.shown.value).toBeNull();
  });

  it('is skipped to the verdict, and then away; what was held comes', () => {
    const { stage, heard, view, happens } = table();
    happens('dice');
    stage.skip();
    expect([stage.shown.value?.told, view()]).toEqual([true, 'before']);
    stage.skip();
    expect([stage.shown.value, view(), heard]).toEqual([null, 'after dice', ['dice']]);
  });

  it('the next dice end the scene before, so that a fast game is never two throws behind', () => {
    const { stage, heard, view, happens } = table();
    happens('dice');
    happens('placed');
    happens('dice');
    expect([heard, view()]).toEqual([['dice', 'placed'], 'after placed']);
    jest.advanceTimersByTime(1620);
    expect([heard, view(), stage.shown.value?.id]).toEqual([['dice', 'placed', 'dice'], 'after dice', 1]);
  });

  it('a ceremony holds the table until it is gone, and one that is read stays', () => {
    const { stage, view, happens } = table({ follow: 'gone' });
    happens('dice');
    jest.advanceTimersByTime(2000);
    expect(view()).toBe('before');
    stage.stay();
    jest.advanceTimersByTime(60_000);
    expect(stage.shown.value?.told).toBe(true);
    stage.skip();
    expect([stage.shown.value, view()]).toEqual([null, 'after dice']);
  });

  it('U05: an opening is seen to its end, sooner once a question waits, and what came meanwhile follows in order', () => {
    let asked = false;
    let held = 0;
    const { stage, heard, view, happens } = table({ follow: 'gone', asks: () => asked, onHeld: () => held++ });
    happens('dice');
    happens('dice');
    expect([stage.shown.value?.id, view()]).toEqual([0, 'before']);
    jest.advanceTimersByTime(2800);
    expect([stage.shown.value?.id, view(), heard]).toEqual([1, 'before', []]);
    asked = true;
    happens('announced');
    happens('answered');
    expect([stage.shown.value?.told, view(), heard, held]).toEqual([false, 'before', [], 1]);
    jest.advanceTimersByTime(1500);
    expect([stage.shown.value?.told, view(), heard]).toEqual([true, 'before', []]);
    jest.advanceTimersByTime(1200);
    expect([stage.shown.value, view(), heard]).toEqual([null, 'after answered', ['dice', 'dice', 'announced', 'answered']]);
  });

  it('U05: a roll behind an opening waits until the opening is gone, and what follows it waits behind the roll', () => {
    const { stage, heard, view, happens } = table({ follow: 'gone' });
    happens('dice');
    happens('roll');
    happens('placed');
    happens('roll');
    jest.advanceTimersByTime(2800);
    expect([stage.shown.value?.scene.follow, heard, view()]).toEqual(['told', ['dice'], 'after dice']);
    jest.advanceTimersByTime(1620);
    expect([heard, view()]).toEqual([['dice', 'roll', 'placed'], 'after placed']);
    jest.advanceTimersByTime(3000);
    expect([heard, view(), stage.shown.value?.id]).toEqual([['dice', 'roll', 'placed', 'roll'], 'after roll', 2]);
  });

  it('is shorter with reduced motion, at once without motion, and nothing in the background', () => {
    const fades = table({ reduced: true });
    fades.happens('dice');
    jest.advanceTimersByTime(360);
    expect(fades.stage.shown.value?.told).toBe(true);
    const still = table({ speed: 0 });
    still.happens('dice');
    expect([still.stage.shown.value?.told, still.view(), still.heard]).toEqual([true, 'after dice', ['dice']]);
    const away = table({ hidden: true });
    away.happens('dice');
    expect([away.stage.shown.value, away.view()]).toEqual([null, 'after dice']);
  });

  it('is dropped when a replay is wound elsewhere or the connection was lost', () => {
    const { stage, heard, view, happens, wound } = table();
    happens('dice');
    wound();
    jest.runAllTimers();
    expect([stage.shown.value, view(), heard]).toEqual([null, 'after dice', []]);
  });
});
