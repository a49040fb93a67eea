import type { KeyAction } from '../../prefs/bindings';
import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import type { Action } from '../../table/game-ui';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { keysInWords } from '../../ui/key-words';
import css from './action-bar.module.css';

/** The actions of the rules: each can be taken by its button or its key, or says why not. */
export function ActionBar({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <div class={css.actionBar} role="toolbar" aria-label={t('actions.title')} data-testid="action-bar">
      <div class={css.scrolls}>
        {actions
          .filter(({ last }) => !last)
          .map((action) => (
            <ActionButton key={action.name} action={action} />
          ))}
      </div>
      {actions
        .filter(({ last }) => last)
        .map((action) => (
          <ActionButton key={action.name} action={action} />
        ))}
    </div>
  );
}

const ActionButton = ({ action }: { action: Action }) => (
  <Button
    class={cx(css.action, action.main && css.main)}
    icon={action.icon}
    reason={action.reason}
    pressed={action.pressed}
    testid={`action-${action.name}`}
    keys={action.key && keysInWords(prefs.bindings.value[action.key])}
    onClick={action.run}
  >
    <span>{action.text}</span>
    {action.key && <KeyCap of={action.key} action={action} />}
  </Button>
);

/** The key of an action, at the corner of its button. Where the action can't be taken, the key leads to the button that says why. */
function KeyCap({ of, action }: { of: KeyAction; action: Action }) {
  useAction(of, () => {
    if (action.reason === null) action.run();
    else document.querySelector<HTMLElement>(`[data-testid="action-${action.name}"]`)?.focus();
    return true;
  });
  return (
    <span class={css.cap} aria-hidden="true">
      <kbd>{keysInWords(prefs.bindings.value[of])}</kbd>
    </span>
  );
}
