import { useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { t } from '../../text';
import { Button } from '../../ui/button';

/** The link that brings friends to this table: to copy, to scan, or as a code to read aloud. */
export function Invitation({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${code}`;
  const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2, whiteColor: '#FBF4E2', blackColor: '#1A140C' }))}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // No clipboard without a secure page: the field beside it can be copied by hand.
      (document.getElementById('invitation-link') as HTMLInputElement | null)?.select();
    }
  };
  return (
    <section class="panel invitation">
      <img src={qr} alt={t('lobby.qr')} width="144" height="144" />
      <div>
        <h2 class="panel-title">{t('lobby.bring')}</h2>
        <input id="invitation-link" class="field" readOnly value={link} aria-label={t('lobby.link')} data-testid="lobby-link" />
        <div class="row">
          <Button kind="brass" icon={copied ? 'check' : 'link'} testid="lobby-copy" onClick={() => void copy()}>
            {copied ? t('lobby.copied') : t('lobby.copy')}
          </Button>
          <span class="code-pill">
            {t('lobby.code')} <b>{code}</b>
          </span>
        </div>
        <span class="visually-hidden" role="status">
          {copied && t('lobby.copied')}
        </span>
      </div>
    </section>
  );
}
