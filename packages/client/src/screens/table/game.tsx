import type { AnyBoard } from '@illuminice/rules';
import { computed, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Hint } from '../../hud/hints/hint';
import { Absences } from '../../hud/seats/absences';
import { ActionBar } from '../../hud/shell/action-bar';
import { Announcer } from '../../hud/shell/announcer';
import { BoardMount } from '../../hud/shell/board-mount';
import { Captions } from '../../hud/shell/captions';
import { EscapeMenu } from '../../hud/shell/escape-menu';
import { NextMove } from '../../hud/shell/pace';
import { usePanelFocus } from '../../hud/shell/panel-focus';
import { PanelFootContext, PanelFootSlot } from '../../hud/shell/panel-foot';
import { RefusalToast } from '../../hud/shell/refusal-toast';
import { Stops } from '../../hud/shell/stops';
import { TopBar } from '../../hud/shell/top-bar';
import { Watching } from '../../hud/shell/watching';
import { Spectacles } from '../../hud/spectacles/spectacles-later';
import { Talk } from '../../hud/talk/talk';
import { WhileAwayLater } from '../../hud/talk/while-away-later';
import type { TableLink } from '../../net/table-link';
import type { GameParts, GameUi } from '../../table/game-ui';
import { GameContext, TableContext, useGameUi } from '../../table/table-context';
import { type TableModel, tableModel } from '../../table/table-model';
import { t } from '../../text';
import { Later, lazyPart } from '../../ui/lazy-part';
import css from './game.module.css';
import { useInsets } from './insets';
import { DrawerPlace, Sheet, SideTop, TableFrame, useLayout } from './layout';

const endScreen = lazyPart(() => import('../end/end'));
const END_AGAIN_MS = 3000;

/**
 * The game: board, and interface over it. `end`: the end screen. `hints`: explains new things. `opens`: the page saw the game begin, so its
 * opening is shown. `coach`: beside the table, on a phone over it; `beside`: always in the panel; `isHand`: the
 * table stands on a screen of its own, so that a phone shows the panel over it, but for choices on the table.
 */
export function Game(props: {
  link: TableLink;
  game: GameUi;
  end: GameParts['end'];
  hints?: boolean;
  opens?: boolean;
  onPlayAgain?: () => void;
  coach?: ComponentChildren;
  beside?: ComponentChildren;
  isHand?: boolean;
}) {
  const { link, game, end, hints, opens = false, onPlayAgain, coach, beside, isHand = false } = props;
  const { card, play } = game;
  const isTaught = coach !== undefined;
  // Another seat, or none, makes another viewer.
  const player = link.player.value;
  const drafts = useMemo(() => new Map(), [link]);
  const opened = useRef(!opens);
  const model = useMemo(() => {
    // The opening was shown to another seat of this game.
    const first = !opened.current;
    opened.current = true;
    // In a lesson the pupil takes every step themselves.
    return tableModel(link, game, drafts, { opens: first, routine: !isTaught });
  }, [link, game, player, drafts, isTaught]);
  useEffect(() => () => model.dispose(), [model]);
  // Preloaded once the game goes on: the server may have newer pages by the time these are needed.
  useEffect(
    () =>
      link.onEvents(() => {
        endScreen.preload();
        end.preload();
        game.play.preload();
      }),
    [link, game, end],
  );
  const scene = model.board.value;
  const layout = useLayout();
  const { setHeight } = layout;
  // Cards that lie face down and places for captured Groups are chosen on the table, so it stays in sight.
  const isCovered = useOf(
    model,
    ({ draft, game: { view } }) => isHand && Boolean(view.value.board.turn) && draft.highlights.value.places.length === 0,
  );
  useEffect(() => {
    if (isHand) setHeight(isCovered ? 'full' : 'half');
  }, [isHand, isCovered, setHeight]);
  const column = layout.name === 'column';
  const root = useRef<HTMLDivElement>(null);
  useInsets(root, scene, layout.height === 'full' && !column);

  const focus = useCallback(() => {
    const turn = model.game.view.value.board.turn;
    if (turn) scene?.camera.focusPlayer(turn.player);
    else scene?.camera.fitAll();
  }, [scene, model]);

  const panel = useRef<HTMLDivElement>(null);
  const foot = useSignal<HTMLElement | null>(null);
  usePanelFocus(model, panel, foot);
  const toTalk = () => {
    layout.setHeight('full');
    model.ui.talk.show('chat');
    // The sheet can scroll once it has risen.
    requestAnimationFrame(() => document.querySelector('[data-anchor="talk"]')?.scrollIntoView({ block: 'start' }));
  };

  // Without room for both, the panel hides actions that are of no use now.
  const busy = !useOf(model, play.atRest);
  const acts = useOf(model, (table) => play.actions(table).length > 0);
  const draft = useOf(model, (table) => table.draft.current.value?.kind);
  const view = model.game.view.value;
  const over = view.board.outcome;
  return (
    <TableContext.Provider value={model}>
      <GameContext.Provider value={game}>
        <PanelFootContext.Provider value={foot}>
          <TableFrame root={root} testid="game" busy={busy} acts={acts}>
            <SkipLinks />
            <BoardMount />
            <Captions />
            <Spectacles />
            <NextMove />
            <TopBar onFocus={focus} onTalk={link.local ? undefined : toTalk} strip={layout.strip && !coach} brief={layout.strip} />
            {!column && <Absences />}
            <section class={css.bottomBar} data-coverable data-inset="bottom" aria-label={t('actions.title')}>
              <div class={css.acts}>
                {column && link.title === undefined && <Stops />}
                <Actions model={model} game={game} />
              </div>
              <play.Hand />
            </section>
            <Sheet
              layout={layout}
              of={`${draft} ${play.subject(view)}`}
              panel={<PanelOfMoment panel={panel} isColumn={column} isBusy={busy} hints={Boolean(hints)} coach={coach} beside={beside} />}
              foot={<PanelFootSlot />}
            >
              {hints && column && <Hint />}
              {column && <play.Offers waiting={false} />}
              <Talk />
              {column && <card.Preview />}
            </Sheet>
            <DrawerPlace>
              <card.Drawer />
            </DrawerPlace>
            <card.TextView />
            {!column && <card.Preview />}
            <play.Stage />
            <play.Revealed />
            <EscapeMenu />
            <RefusalToast />
            <Announcer />
            {!column && coach}
            {over && <End outcome={over} part={end} onPlayAgain={onPlayAgain} />}
          </TableFrame>
        </PanelFootContext.Provider>
      </GameContext.Provider>
    </TableContext.Provider>
  );
}

interface PanelProps {
  panel: RefObject<HTMLDivElement | null>;
  isColumn: boolean;
  isBusy: boolean;
  hints: boolean;
  coach: ComponentChildren;
  beside: ComponentChildren;
}

function PanelOfMoment({ panel, isColumn, isBusy, hints, coach, beside }: PanelProps) {
  const { play } = useGameUi();
  const hint = hints && !isColumn;
  return (
    <>
      {isColumn && coach}
      {isColumn && beside}
      <Watching />
      {isColumn && <Absences />}
      <SideTop panel={panel} scrolls={isColumn}>
        {/* An awaited answer to an offer comes first. */}
        <play.Offers waiting />
        {!isColumn && <play.Offers waiting={false} />}
        {hint && !isBusy && <Hint />}
        {!isBusy && <WhileAwayLater />}
        <play.Panel />
        {isBusy && <WhileAwayLater />}
        {/* The panel of the moment comes first: a phone has no room for both. */}
        {hint && isBusy && <Hint />}
      </SideTop>
      {!isColumn && beside}
    </>
  );
}

/** The end screen, until the viewer looks at the table again. */
export function End({ outcome, part, onPlayAgain }: { outcome: Outcome; part: GameParts['end']; onPlayAgain: (() => void) | undefined }) {
  const [tablesShown, setTablesShown] = useState(false);
  if (tablesShown) return null;
  return (
    <Later part={endScreen} againMs={END_AGAIN_MS}>
      {({ default: Screen }) => <Screen outcome={outcome} part={part} onLook={() => setTablesShown(true)} onPlayAgain={onPlayAgain} />}
    </Later>
  );
}

type Outcome = NonNullable<AnyBoard['outcome']>;

/** Derived value of a table: rerenders only when the value changes, not with every step of a draft. */
function useOf<T>(model: TableModel, read: (model: TableModel) => T): T {
  return useMemo(() => computed(() => read(model)), [model]).value;
}

function Actions({ model, game }: { model: TableModel; game: GameUi }) {
  return <ActionBar actions={game.play.actions(model)} />;
}

const SKIPS = {
  actions: '[data-testid="action-bar"] button:not([aria-disabled="true"])',
  panel: '[data-testid="side-top"]',
  log: '[data-testid="log"]',
} as const;

function SkipLinks() {
  return (
    <nav class={css.skips} aria-label={t('skip.title')}>
      {(Object.keys(SKIPS) as (keyof typeof SKIPS)[]).map((part) => (
        <button
          key={part}
          type="button"
          class="button small"
          data-testid={`skip-${part}`}
          onClick={() => document.querySelector<HTMLElement>(SKIPS[part])?.focus()}
        >
          {t(`skip.${part}`)}
        </button>
      ))}
    </nav>
  );
}
