import { useMemo, useState } from 'preact/hooks';
import { Chat, type ChatTable } from '../../hud/talk/chat';
import type { TableLink } from '../../net/table-link';
import { seatOf } from '../../table/seat-of';
import { uiModel } from '../../table/ui-model';
import { named, refusalText, t } from '../../text';
import { cx } from '../../ui/cx';
import css from './lobby.module.css';

export function LobbyChat({ link }: { link: TableLink }) {
  const [error, setError] = useState<string | null>(null);
  const ui = useMemo(uiModel, [link]);
  const seat: ChatTable['seat'] = (player) => seatOf(named(link.lobby.value?.seats ?? []), player);
  const table: ChatTable = {
    link,
    ui,
    game: { me: link.player.value },
    seat,
    name: (player) => seat(player).name,
    send: async (type, payload) => {
      const answer = await link.send(type, payload);
      setError(answer.ok ? null : refusalText(answer.refusal));
      return answer.ok;
    },
  };
  return (
    <section class={cx('panel', css.lobbyChat)} aria-labelledby="lobby-chat" data-testid="lobby-chat">
      <h2 id="lobby-chat" class="panel-title">
        {t('talk.chat')}
      </h2>
      <Chat table={table} />
      {error && (
        <p class="error small" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
