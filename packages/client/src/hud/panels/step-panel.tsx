import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { useTable } from '../model';
import './panel.css';

/** The frame of a gesture: its title, its steps, and a way out. */
export function StepPanel(props: { title: string; children: ComponentChildren; testid: string; must?: boolean; onCancel?: () => void }) {
  const table = useTable();
  return (
    <section class="step-panel" data-testid={props.testid} aria-label={props.title}>
      <header>
        <h2 class="panel-title">{props.title}</h2>
        {!props.must && (
          <Button
            kind="quiet"
            size="small"
            icon="close"
            label={t('cancel')}
            testid="gesture-cancel"
            onClick={props.onCancel ?? (() => table.cancel())}
          />
        )}
      </header>
      {props.children}
    </section>
  );
}
