import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { t } from '../text';
import { Button } from './button';
import { QrCode } from './qr-code';
import './link-to-share.css';

/** A link to copy, or to scan. `qr`: what the picture shows, in words; `children`: what stands beside the button. */
export function LinkToShare(props: {
  link: string;
  label: string;
  qr: string;
  testid: string;
  title?: string;
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
    <div class="link-to-share-room">
      <div class="link-to-share">
        <QrCode text={props.link} alt={props.qr} />
        <div>
          {props.title && <h2 class="panel-title">{props.title}</h2>}
          <input id={id} class="field" readOnly value={props.link} aria-label={props.label} data-testid={`${props.testid}-link`} />
          <div class="row">
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
