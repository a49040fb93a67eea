import { NO_HIGHLIGHTS } from '../../../board/contract';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { t } from '../../../text';
import { Button } from '../../../ui/button';
import { endsOut } from '../out';
import { BestAttacks } from '../panels/best-attacks-later';
import { useTable } from '../use-table';
import type { EndDraft } from './data';
import type { DraftKind, Position } from './kind';

export const endDraft: DraftKind<EndDraft, [how: EndDraft['how']]> = {
  start: (type) => ({ kind: 'end', how: type }),
  tap: () => ({ preview: 'over' }),
  highlights: () => NO_HIGHLIGHTS,
  revalidate: (position, draft) => (endsOut(position) ? draft : null),
  intent: (_, { how: type }) => ({ type: type }),
  Panel: EndPanel,
};

/** Consequence of ending the turn without a Group, and what is still possible (C-1101). */
function EndPanel({ draft, position }: { draft: EndDraft; position: Position }) {
  const table = useTable();
  return (
    <StepPanel title={t('endOut.title')} testid="end-panel">
      <p class="note loss" role="alert">
        {t('endOut.means')}
      </p>
      <BestAttacks position={position} />
      <PanelFoot>
        <Button size="big" testid="end-anyway" onClick={() => void table.game.act({ type: draft.how })}>
          {t('endOut.anyway')}
        </Button>
        <Button kind="brass" size="big" testid="end-not" onClick={() => table.draft.cancel()}>
          {t('endOut.not')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
