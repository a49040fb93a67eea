import { useEffect, useState } from 'preact/hooks';
import type { KeyAction } from '../../prefs/bindings';
import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import type { Action } from '../../table/game-ui';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { keysInWords } from '../../ui/key-words';
import css from './action-bar.module.css';

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

const AGAIN_MS = 2000;

function ActionButton({ action }: { action: Action }) {
  const [asks, setAsks] = useState(false);
  const { leaves = null, loses = null, key } = action;
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(() => setAsks(false), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [asks]);
  const press = (byKey: boolean) => {
    if ((loses !== null || (byKey && leaves !== null)) && !asks) return setAsks(true);
    setAsks(false);
    action.run();
  };
  const question = loses ?? (leaves === null ? null : t('actions.again', { left: leaves }));
  return (
    <Button
      class={cx(css.action, action.main && css.main)}
      icon={action.icon}
      reason={action.reason}
      hint={action.hint}
      pressed={action.pressed}
      testid={`action-${action.name}`}
      keys={key && keysInWords(prefs.bindings.value[key])}
      onClick={press}
    >
      {asks && question !== null ? <span role="status">{question}</span> : <span>{action.text}</span>}
      {key && <KeyCap of={key} action={action} press={() => press(true)} />}
    </Button>
  );
}

/** The key of an action, at the corner of its button. If the action is barred, the key focuses the button with the reason. */
function KeyCap({ of: keyAction, action, press }: { of: KeyAction; action: Action; press: () => void }) {
  useAction(keyAction, () => {
    if (action.reason === null) press();
    else document.querySelector<HTMLElement>(`[data-testid="action-${action.name}"]`)?.focus();
    return true;
  });
  return (
    <span class={css.cap} aria-hidden="true">
      <kbd>{keysInWords(prefs.bindings.value[keyAction].slice(0, 1))}</kbd>
    </span>
  );
}
