import { useEffect, useState } from 'preact/hooks';
import { at, linkAt } from '../../base-path';
import { type Chronicle, t } from '../../text';
import { Button } from '../../ui/button';
import css from './chronicle.module.css';
import { type Head, pictureFile } from './picture';

const COPIED_MS = 2000;

/** Hands a file to the device: a share sheet where it has one, else a download. */
async function hand(file: File, url: string, shares: boolean): Promise<void> {
  if (shares) return navigator.share({ files: [file], url });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), COPIED_MS);
}

const canShare = (): boolean => {
  try {
    return navigator.canShare?.({ files: [new File([], 'page.png', { type: 'image/png' })] }) ?? false;
  } catch {
    return false;
  }
};

/** Actions of a page: its head as a picture, its link, its replay. */
export function Ways({ id, texts, head }: { id: string; texts: Chronicle; head: () => Head }) {
  const [copied, setCopied] = useState(false);
  const [failed, setFailed] = useState(false);
  const url = linkAt(`/chronicle/${id}`);
  useEffect(() => {
    if (!copied) return;
    const alarm = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(alarm);
  }, [copied]);
  const picture = async (shares: boolean) => {
    setFailed(false);
    try {
      await hand(await pictureFile(head(), `chronicle-${id}.png`), url, shares);
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  };
  return (
    <div class={css.ways}>
      <div class="button-row">
        {canShare() && (
          <Button kind="brass" testid="chronicle-share" onClick={() => void picture(true)}>
            {texts.t('share')}
          </Button>
        )}
        <Button kind={canShare() ? 'plain' : 'brass'} icon="download" testid="chronicle-save" onClick={() => void picture(false)}>
          {texts.t('save')}
        </Button>
        <Button
          icon={copied ? 'check' : 'link'}
          testid="chronicle-link"
          onClick={() => {
            // Without a clipboard, the link stands in the address bar.
            void navigator.clipboard?.writeText(url).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {copied ? t('replay.copied') : texts.t('link')}
        </Button>
        <a class="button" href={at(`/r/${id}`)} data-testid="chronicle-replay">
          {t('end.replay')}
        </a>
      </div>
      <p role="status" class="small">
        {copied && t('replay.copied')}
        {failed && texts.t('failed')}
      </p>
    </div>
  );
}
