import type { ComponentChildren } from 'preact';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import type { IconName } from '../../ui/icon';
import { PanelFoot } from './panel-foot';
import css from './step-panel.module.css';

export function StepPanel(props: { title: string; children: ComponentChildren; testid: string; must?: boolean; onCancel?: () => void }) {
  const table = useTable();
  return (
    <section class={css.stepPanel} data-testid={props.testid} aria-label={props.title}>
      <header>
        <h2 class="panel-title">{props.title}</h2>
        {!props.must && (
          <Button
            kind="quiet"
            size="small"
            icon="close"
            label={t('cancel')}
            testid="draft-cancel"
            onClick={props.onCancel ?? (() => table.draft.cancel())}
          />
        )}
      </header>
      {props.children}
    </section>
  );
}

/** Cancel and send, side by side: the draft ends once the intent is accepted. */
export function LockIn(props: {
  text: string;
  icon?: IconName;
  testid: string;
  reason: ComponentChildren | null;
  send: () => Promise<boolean>;
}) {
  const table = useTable();
  return (
    <PanelFoot>
      {!table.draft.isForced.value && (
        <Button size="big" testid="draft-back" onClick={() => table.draft.cancel()}>
          {t('cancel')}
        </Button>
      )}
      <Button
        kind="brass"
        size="big"
        icon={props.icon}
        testid={props.testid}
        reason={props.reason}
        onClick={async () => {
          const draft = table.draft.current.peek();
          if (await props.send()) table.draft.sent(draft);
        }}
      >
        {props.text}
      </Button>
    </PanelFoot>
  );
}
