import type { Action } from '../../table/game-ui';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import css from './action-bar.module.css';

/** The actions of the rules: each can be taken, or says why not. */
export function ActionBar({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <div class={css.actionBar} role="toolbar" aria-label={t('actions.title')} data-testid="action-bar">
      {actions.map((action) => (
        <Button
          key={action.name}
          class={cx(css.action, action.main && css.main)}
          icon={action.icon}
          reason={action.reason}
          pressed={action.pressed}
          testid={`action-${action.name}`}
          onClick={action.run}
        >
          <span>{action.text}</span>
        </Button>
      ))}
    </div>
  );
}
