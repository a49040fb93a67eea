import { useLayoutEffect, useState } from 'preact/hooks';
import { bind, bindable, conflictsOf, DEFAULT_BINDINGS, KEY_ACTIONS, type KeyAction } from '../../prefs/bindings';
import { prefs } from '../../prefs/prefs';
import { list, t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { keysInWords, keyWords } from '../../ui/key-words';
import css from './options.module.css';

const actionName = (action: KeyAction) => t('keys.action', { action });
const keysOf = (action: KeyAction) => keysInWords(prefs.bindings.value[action]);

export function KeysTab() {
  const bindings = prefs.bindings.value;
  const [listening, setListening] = useState<KeyAction | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const conflicts = KEY_ACTIONS.filter((action) => conflictsOf(bindings, action).length > 0).length;

  // The next key counts from the moment that the button asks for it.
  useLayoutEffect(() => {
    if (!listening) return;
    const onKey = (event: KeyboardEvent) => {
      // Consumed, so that no other listener gets this key: Escape would close the dialog.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.code === 'Escape') setListening(null);
      else if (!bindable(event.code)) setTaken(event.code ? keyWords(event.code) : event.key);
      else {
        prefs.bindings.value = bind(prefs.bindings.value, listening, event.code);
        setListening(null);
      }
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [listening]);

  const listen = (action: KeyAction) => {
    setTaken(null);
    setListening(listening === action ? null : action);
  };

  return (
    <div class={css.keyList}>
      <p class="small muted">{t('keys.fixed')}</p>
      <p class="small muted">{t('keys.mouse')}</p>
      <p class={cx('small', css.warning)} role="status" data-testid="keys-conflicts" data-n={conflicts}>
        {listening && taken && t('keys.taken', { key: taken })}
        {!listening && conflicts > 0 && t('keys.conflictHint', { n: Math.ceil(conflicts / 2) })}
      </p>
      <ul>
        {KEY_ACTIONS.map((action) => {
          const others = conflictsOf(bindings, action);
          const changed = bindings[action].join() !== DEFAULT_BINDINGS[action].join();
          return (
            <li key={action} class={css.keyRow} data-testid={`key-row-${action}`} data-conflict={others.length > 0}>
              <span class={css.keyName}>
                {actionName(action)}
                {others.length > 0 && (
                  <span class={cx('small', css.warning)}>{t('keys.conflict', { others: list(others.map(actionName)) })}</span>
                )}
              </span>
              {changed && (
                <Button
                  size="small"
                  kind="quiet"
                  icon="undo"
                  label={t('keys.reset', { action: actionName(action) })}
                  testid={`key-reset-${action}`}
                  onClick={() => {
                    prefs.bindings.value = { ...bindings, [action]: DEFAULT_BINDINGS[action] };
                  }}
                />
              )}
              <button
                type="button"
                data-listening={listening === action}
                class={cx('button small', css.key, listening === action && css.listening)}
                aria-label={listening === action ? undefined : t('keys.change', { action: actionName(action), keys: keysOf(action) })}
                data-testid={`key-${action}`}
                onClick={() => listen(action)}
                onBlur={() => listening === action && setListening(null)}
              >
                {listening === action ? t('keys.press') : keysOf(action)}
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        testid="keys-reset"
        onClick={() => {
          prefs.bindings.value = DEFAULT_BINDINGS;
        }}
      >
        {t('options.reset')}
      </Button>
    </div>
  );
}
