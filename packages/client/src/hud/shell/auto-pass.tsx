import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/icon';
import { keysInWords } from '../../ui/key-words';
import css from './auto-pass.module.css';
import { AskLessOffer } from './stops';

export interface PassChoice {
  testid: string;
  icon: IconName;
  text: string;
  means?: string;
  onPick: () => void;
}

/** Last seconds, in which the ring changes its colour and the words name the consequence. */
export const SOON = 3;

/**
 * The main button of an awaited player: consequence of passing, remaining time, and a menu of alternatives. After a pass it takes the pass
 * back. The server counts alike whatever a player holds.
 */
export function Pass(props: {
  means: string;
  reason: ComponentChildren | null;
  onBack: (() => void) | null;
  onPass: () => void;
  choices?: PassChoice[];
  /** Label if passing means more, and in the last seconds. */
  text?: string;
  soon?: (seconds: number) => string;
}) {
  const table = useTable();
  const { means, reason, onBack, onPass } = props;
  const [isOpen, setOpen] = useState(false);
  const menu = useId();
  const silent = table.clock.autoPassLeft.value;
  const left = silent ?? table.clock.secondsLeft.value;
  const counts = silent !== null;
  const more: PassChoice = table.clock.hadMore.value
    ? { testid: 'wait', icon: 'pause', text: t('silence.wait'), means: t('silence.waitHint'), onPick: table.clock.cancelAutoPass }
    : { testid: 'think', icon: 'clock', text: t('pass.think'), means: t('pass.think.means'), onPick: table.clock.think };
  useAction('wait', () => {
    if (counts) more.onPick();
    return counts;
  });
  const choices = props.choices ?? [];
  const soon = counts && silent <= SOON;
  return (
    <div class={css.pass}>
      <AskLessOffer />
      {isOpen && choices.length > 0 && (
        <div class={css.menu} id={menu} data-testid="pass-menu" ref={showWhole}>
          {choices.map(({ testid, icon, text, means: meaning, onPick }) => (
            <button
              key={testid}
              type="button"
              class={css.choice}
              data-testid={testid}
              onClick={() => {
                setOpen(false);
                onPick();
              }}
            >
              <Icon name={icon} />
              <span>
                {text}
                {meaning && <small>{meaning}</small>}
              </span>
            </button>
          ))}
        </div>
      )}
      {counts && (
        <Button size="small" icon={more.icon} class={css.think} testid={more.testid} hint={more.means} onClick={more.onPick}>
          {more.text} <kbd>{keysInWords(prefs.bindings.value.wait)}</kbd>
        </Button>
      )}
      <div class={cx(css.row, soon ? css.soon : '')}>
        {onBack ? (
          <Button size="big" class={css.passed} icon="undo" testid="take-back" onClick={onBack}>
            <span class={css.words}>
              {t('pass.passed')}
              <small>{t('pass.takeBack')}</small>
            </span>
          </Button>
        ) : (
          <Button kind="brass" size="big" testid="done" reason={reason} onClick={onPass}>
            {reason === null && left !== null && <Ring left={left} isSilence={counts} />}
            <span class={css.words}>
              {`${props.text ?? t('pass')} `}
              <small>{soon ? (props.soon?.(silent) ?? t('silence.until', { n: silent })) : means}</small>
            </span>
            <kbd>{keysInWords(prefs.bindings.value.answer)}</kbd>
          </Button>
        )}
        {choices.length > 0 && (
          <button
            type="button"
            class={cx('button', onBack ? '' : 'brass', css.more)}
            aria-expanded={isOpen}
            aria-controls={menu}
            aria-label={t('pass.more')}
            data-testid="pass-more"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'down' : 'up'} />
          </button>
        )}
      </div>
    </div>
  );
}

/** Replaces the button in games where a pass is final: the viewer has passed. */
export const Passed = () => (
  <p class={cx('small', css.quiet)} role="status" data-testid="passed">
    <span>
      <Icon name="check" /> {t('pass.passed')}
    </span>
  </p>
);

/** Scrolls the foot: the opening menu would push the button below its edge. */
function showWhole(menu: HTMLElement | null): void {
  menu?.parentElement?.scrollIntoView?.({ block: 'nearest' });
}

function Ring({ left, isSilence }: { left: number; isSilence: boolean }) {
  const ms = useTable().clock.autoPassMs.value;
  return (
    <span class={css.ring} aria-hidden="true" data-testid={isSilence ? 'silence-ends' : 'clock-ring'} data-left={left}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="14.5" />
        {isSilence && (
          <circle key={ms} class={css.left} cx="17" cy="17" r="14.5" pathLength={100} style={{ animationDuration: `${ms}ms` }} />
        )}
      </svg>
      {left}
    </span>
  );
}

/**
 * Replaces the button for a viewer with no answer or with a stop: says that they pass automatically, and why. It takes as long as an
 * answer, so that the delay reveals nothing.
 */
export function QuietPass({ onPass }: { onPass: () => void }) {
  const table = useTable();
  const left = table.clock.autoPassLeft.value;
  return (
    <p class={cx('small muted', css.quiet)} data-testid="quiet-pass">
      <span>
        {t('pass.quiet', { stop: table.link.orders.value.ask })} {left !== null && t('silence.until', { n: left })}
      </span>
      <Button size="small" kind="quiet" testid="done" onClick={onPass}>
        {t('pass')}
      </Button>
    </p>
  );
}
