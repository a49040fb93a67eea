import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Absences } from '../../hud/absence/absences';
import { ActionBar } from '../../hud/action-bar';
import { Announcer } from '../../hud/announcer';
import { CloseUp } from '../../hud/close-up';
import { Drawn } from '../../hud/drawn';
import { EscapeMenu } from '../../hud/escape-menu';
import { Hand } from '../../hud/hand';
import { Hint } from '../../hud/hints/hint';
import { TableContext, tableModel } from '../../hud/model';
import { usePanelFocus } from '../../hud/panel-focus';
import { PanelFootSlot } from '../../hud/panel-foot';
import { RefusalToast } from '../../hud/refusal-toast';
import { SceneMount } from '../../hud/scene-mount';
import { SeenHand } from '../../hud/seen-hand';
import { atRest, SidePanel } from '../../hud/side-panel';
import { Talk } from '../../hud/talk/talk';
import { TextView } from '../../hud/text-view';
import { TopBar } from '../../hud/top-bar';
import { OffersLater, preloadDeals } from '../../hud/trade/deals-later';
import { Watching } from '../../hud/watching';
import type { TableLink } from '../../net/table-link';
import { t } from '../../text';
import { loadEnd, useEnd } from './end-later';
import { Sheet, useLayout } from './layout';
import './game.css';
import './sheet.css';

/** What the strip of seats takes of the table, px. */
const STRIP_HEIGHT = 54;
/** What the coach takes of it where he stands over it, px. */
const COACH_HEIGHT = 150;

/** The game: the scene, and the interface over it. `hints`: what is new is explained. `coach`: stands beside the table, on a phone over it. */
export function Game(props: { link: TableLink; hints?: boolean; onPlayAgain?: () => void; coach?: ComponentChildren }) {
  const { link, hints, onPlayAgain, coach } = props;
  // A seat that was given up or taken is another viewer.
  const player = link.player.value;
  const drafts = useMemo(() => new Map(), [link]);
  const model = useMemo(() => tableModel(link, drafts), [link, player, drafts]);
  useEffect(() => () => model.dispose(), [model]);
  // Once the game goes on, the server may have newer pages only by the time these are needed.
  useEffect(
    () =>
      link.onEvents(() => {
        loadEnd();
        preloadDeals();
      }),
    [link],
  );
  const scene = model.scene.value;
  const [tablesShown, setTablesShown] = useState(false);
  const layout = useLayout();
  const { insets, strip } = layout;
  const column = layout.name === 'column';
  const above = column ? 0 : coach ? COACH_HEIGHT : strip ? STRIP_HEIGHT : 0;
  useEffect(() => scene?.camera.setInsets({ ...insets, top: insets.top + above }), [scene, insets, above]);

  const focus = useCallback(() => {
    const turn = model.view.value.board.turn;
    if (turn) scene?.camera.focusPlayer(turn.player);
    else scene?.camera.fitAll();
  }, [scene, model]);

  const panel = useRef<HTMLDivElement>(null);
  usePanelFocus(model, panel);
  const toTalk = () => {
    layout.setHeight('full');
    model.talk.value = { ...model.talk.value, tab: 'chat' };
    // Once the sheet has risen it can be scrolled there.
    requestAnimationFrame(() => document.querySelector('.talk')?.scrollIntoView({ block: 'start' }));
  };

  // Where there is no room for both, the panel of the moment hides the actions that it leaves no use for.
  const busy = !atRest(model);
  const hint = hints && !column;
  const over = model.view.value.board.outcome;
  const End = useEnd(over !== null);
  return (
    <TableContext.Provider value={model}>
      <div class={`game ${layout.name} ${busy ? 'busy' : ''}`}>
        <SceneMount />
        <TopBar onFocus={focus} onTalk={toTalk} strip={strip} />
        {!column && <Absences />}
        <TextView />
        <Sheet
          layout={layout}
          of={`${model.gesture.value?.kind} ${model.view.value.board.frames.at(-1)?.id}`}
          panel={
            <>
              {column && coach}
              <Watching />
              {column && <Absences />}
              {/* A panel that is longer than its place can be read by the keys alone. */}
              <div class="side-top" ref={panel} tabIndex={column ? 0 : -1}>
                {/* An offer is an answer somebody waits for: on a phone it would lie far below. */}
                {!column && <OffersLater />}
                {hint && !busy && <Hint />}
                <SidePanel />
                {/* What is going on comes first: on a phone both do not fit. */}
                {hint && busy && <Hint />}
              </div>
            </>
          }
          foot={<PanelFootSlot />}
        >
          {hints && column && <Hint />}
          {column && <OffersLater />}
          <Talk />
        </Sheet>
        <section class="bottom-bar" aria-label={t('actions.title')}>
          <Hand />
          <ActionBar />
        </section>
        <CloseUp />
        <Drawn />
        <SeenHand />
        <EscapeMenu />
        <RefusalToast />
        <Announcer />
        {!column && coach}
        {End && over && !tablesShown && <End outcome={over} onLook={() => setTablesShown(true)} onPlayAgain={onPlayAgain} />}
      </div>
    </TableContext.Provider>
  );
}
