import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { t } from '../text';
import { Button } from './button';
import { cx } from './cx';
import { Later, lazyPart } from './lazy-part';
import css from './link-to-share.module.css';

/** A link to copy or scan. `qr`: the picture in words; `children`: beside the button. */
export function LinkToShare(props: {
  link: string;
  label: string;
  qr: string;
  testid: string;
  title?: string;
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
      // No clipboard without TLS: the field can be copied by hand.
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

const COLOURS = { whiteColor: '#FBF4E2', blackColor: '#1A140C' };

const painter = lazyPart(() => import('uqr'));

/** QR code, drawn by a lazy library; without it there is only the text. `size`: across a room `large`, in a corner of it `small`. */
export function QrCode({ text, alt, size }: { text: string; alt: string; size?: 'large' | 'small' }) {
  const look = cx(css.qr, size && css[size]);
  return (
    <Later part={painter} fallback={() => <span class={look} />}>
      {({ renderSVG }) => {
        const picture = renderSVG(text, { border: 2, ...COLOURS });
        return <img class={look} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={alt} width="144" height="144" />;
      }}
    </Later>
  );
}
