import { check } from '@illuminice/rules/classic';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { t } from '../../../text';
import { Button } from '../../../ui/button';
import type { AcceptDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { useTable } from '../use-table';
import { hangAll } from './arriving';
import { acceptIntent, offerNamed, placements } from './bargain';
import { Deal } from './deal';
import { FootNote } from './foot-note';
import { HangArriving } from './hang-on';

export function AcceptPanel({ draft, position }: { draft: AcceptDraft; position: Position }) {
  const table = useTable();
  const offer = offerNamed(position, draft.offer);
  if (!offer) return null;
  const groups = offer.give.groups ?? [];
  const arriving = hangAll(position, offer, groups, draft.arriving);
  const intent = acceptIntent(position, { ...draft, arriving });
  const refusal = whyNot(table, check(position.view, intent));
  return (
    <StepPanel title={t('trade.acceptTitle', { name: table.name(offer.by) })} testid="accept-panel">
      <Deal offer={offer} hung={placements(position, offer, arriving)}>
        <HangArriving
          groups={groups}
          leaving={offer.ask.groups ?? []}
          terms={offer}
          arriving={arriving}
          position={position}
          onChange={(wishes) => table.draft.change({ ...draft, arriving: wishes })}
        />
      </Deal>
      <PanelFoot>
        <FootNote>{refusal}</FootNote>
        <Button
          kind="brass"
          size="big"
          icon="check"
          testid="accept-confirm"
          reason={refusal}
          onClick={async () => {
            if (await table.game.act(intent)) table.draft.cancel();
          }}
        >
          {t('trade.accept')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
