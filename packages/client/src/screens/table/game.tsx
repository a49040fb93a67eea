import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import lazy, { ErrorBoundary } from 'preact-iso/lazy';
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
import { OpenOffers } from '../../hud/trade/open-offers';
import type { TableLink } from '../../net/table-link';
import { t } from '../../text';
import { Sheet, useLayout } from './layout';
import './game.css';

/** What the strip of seats takes of the table, px. */
const STRIP_HEIGHT = 54;

// Nobody needs it for an hour.
const End = lazy(() => import('../end/end'));

/** The game: the scene, and the interface over it. `hints`: what is new is explained. `children` come on top of it. */
export function Game(props: { link: TableLink; hints?: boolean; onPlayAgain?: () => void; children?: ComponentChildren }) {
  const { link, hints, onPlayAgain, children } = props;
  // A seat that was given up or taken is another viewer.
  const player = link.player.value;
  const model = useMemo(() => tableModel(link), [link, player]);
  useEffect(() => () => model.dispose(), [model]);
  // By the end of the game the server may have newer pages only.
  useEffect(() => link.onEvents(() => void End.preload().catch(() => undefined)), [link]);
  const scene = model.scene.value;
  const [tablesShown, setTablesShown] = useState(false);
  const layout = useLayout();
  const { insets, strip } = layout;
  useEffect(() => scene?.camera.setInsets(strip ? { ...insets, top: insets.top + STRIP_HEIGHT } : insets), [scene, insets, strip]);

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
  const over = model.view.value.board.outcome;
  return (
    <TableContext.Provider value={model}>
      <div class={`game ${layout.name} ${busy ? 'busy' : ''}`}>
        <SceneMount />
        <TopBar onFocus={focus} onTalk={toTalk} strip={strip} />
        <Absences />
        <TextView />
        <Sheet
          layout={layout}
          of={`${model.gesture.value?.kind} ${model.view.value.board.frames.at(-1)?.id}`}
          panel={
            <div class="side-top" ref={panel}>
              {hints && <Hint />}
              {/* An offer is an answer somebody waits for: on a phone it would lie far below. */}
              {layout.name === 'sheet' && <OpenOffers />}
              <SidePanel />
            </div>
          }
          foot={<PanelFootSlot />}
        >
          {layout.name === 'column' && <OpenOffers />}
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
        {children}
        <ErrorBoundary>
          {over && !tablesShown && <End outcome={over} onLook={() => setTablesShown(true)} onPlayAgain={onPlayAgain} />}
        </ErrorBoundary>
      </div>
    </TableContext.Provider>
  );
}
