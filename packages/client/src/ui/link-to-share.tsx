import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { t } from '../text';
import { Button } from './button';
import { cx } from './cx';
import css from './link-to-share.module.css';
import { QrCode } from './qr-code';

/** A link to copy, or to scan. `qr`: what the picture shows, in words; `children`: what stands beside the button. */
export function LinkToShare(props: {
  link: string;
  label: string;
  qr: string;
  testid: string;
  title?: string;
  /** For a narrow place. */
  compact?: boolean;
  children?: ComponentChildren;
}) {
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.link);
      setCopied(true);
    } catch {
      // No clipboard without a secure page: the field beside it can be copied by hand.
      (document.getElementById(id) as HTMLInputElement | null)?.select();
    }
  };
  return (
    <div class={css.linkToShareRoom}>
      <div class={cx(css.linkToShare, props.compact && css.compact)}>
        <QrCode text={props.link} alt={props.qr} />
        <div>
          {props.title && <h2 class="panel-title">{props.title}</h2>}
          <input id={id} class="field" readOnly value={props.link} aria-label={props.label} data-testid={`${props.testid}-link`} />
          <div class={css.row}>
            <Button kind="brass" icon={copied ? 'check' : 'link'} testid={`${props.testid}-copy`} onClick={() => void copy()}>
              {copied ? t('lobby.copied') : t('lobby.copy')}
            </Button>
            {props.children}
          </div>
          <span class="visually-hidden" role="status">
            {copied && t('lobby.copied')}
          </span>
        </div>
      </div>
    </div>
  );
}
