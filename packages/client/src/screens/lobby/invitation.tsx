import { t } from '../../text';
import { LinkToShare } from '../../ui/link-to-share';
import css from './lobby.module.css';

/** The link that brings friends to this table: to copy, to scan, or as a code to read aloud. */
export function Invitation({ code }: { code: string }) {
  return (
    <section class="panel">
      <LinkToShare
        compact
        link={`${location.origin}/t/${code}`}
        label={t('lobby.link')}
        qr={t('lobby.qr')}
        title={t('lobby.bring')}
        testid="lobby"
      >
        <span class={css.codePill}>
          {t('lobby.code')} <b>{code}</b>
        </span>
      </LinkToShare>
    </section>
  );
}
