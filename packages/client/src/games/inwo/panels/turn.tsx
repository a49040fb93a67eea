import { Picks } from '../../../hud/form/picks';
import { StepPanel } from '../../../hud/shell/step-panel';
import { RecapLater } from '../../../hud/talk/recap-later';
import { Button } from '../../../ui/button';
import { actions } from '../actions';
import type { SentenceDraft } from '../drafts/data';
import { formOf } from '../drafts/form';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { t } from '../words';
import { Offered } from './offered';
import css from './panels.module.css';
import { PlaysNow } from './plays-now';
import { Standings } from './standings';

/** The viewer's turn: possible actions, usable cards, and the standings. */
export function TurnPanel() {
  const table = useTable();
  const position = table.game.position.value;
  const { board } = table.game.view.value;
  const mine = position !== null && board.turn?.player === position.me;
  if (!position) return <Standings />;
  return (
    <>
      {mine && board.phase === 'start' && <StartPanel position={position} />}
      {mine && board.phase === 'main' && <MainPanel position={position} />}
      <RecapLater />
      <Standings />
    </>
  );
}

function StartPanel({ position }: { position: Position }) {
  const table = useTable();
  return (
    <StepPanel title={t('start.title')} testid="start-panel" must>
      <p class="small muted">{t('start.help')}</p>
      <Takeovers position={position} />
      <div class={css.acts}>
        {actions(table)
          .filter(({ name }) => DRAWS.has(name))
          .map(({ name, icon, text, reason, run }) => (
            <Button key={name} icon={icon} reason={reason} testid={`start-${name}`} onClick={run}>
              {text}
            </Button>
          ))}
      </div>
      <PlaysNow position={position} />
      <Offered position={position} />
    </StepPanel>
  );
}

const DRAWS: ReadonlySet<string> = new Set(['drawPlot', 'drawGroup']);

/** Cards that may be taken over now; a pick continues with its arrow. */
function Takeovers({ position }: { position: Position }) {
  const table = useTable();
  if (position.offers.takeOver.refusal) return null;
  const draft: SentenceDraft = { kind: 'sentence', partial: { type: 'takeOver' }, at: null, proposes: true };
  const [blank] = formOf(position, draft);
  if (!blank) return null;
  return <Picks name="takeOver" label={t('action.takeOver')} choices={blank.choices} press={({ pick }) => table.draft.begin(pick())} />;
}

function MainPanel({ position }: { position: Position }) {
  return (
    <StepPanel title={t('main.title')} testid="main-panel" must>
      <PlaysNow position={position} />
      <Offered position={position} />
    </StepPanel>
  );
}
