import type { ChatLine } from '@illuminice/protocol';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { mutedAt } from './muted';
import css from './talk.module.css';

type Speaking = Pick<TableModel, 'link'> & { game: Pick<TableModel['game'], 'me'> };

function speakersAt({ link, game }: Speaking): Pick<ChatLine, 'from' | 'name'>[] {
  const seats = link.lobby.value?.seats ?? [];
  const players = seats.filter(({ player }) => player !== game.me).map(({ player, name }) => ({ from: player, name }));
  const spectators = new Set(link.chat.value.filter(({ from }) => from === null).map(({ name }) => name));
  return [...players, ...[...spectators].map((name) => ({ from: null, name }))];
}

export function MuteList({ table }: { table: Speaking }) {
  const muted = mutedAt(table.link);
  const speakers = speakersAt(table);
  return (
    <>
      <p class="small muted">{t(speakers.length > 0 ? 'mute.help' : 'mute.nobody')}</p>
      <div class={css.speakers}>
        {speakers.map((speaker) => (
          <Button
            key={`${speaker.from} ${speaker.name}`}
            size="small"
            icon={muted.has(speaker) ? 'silent' : 'talk'}
            pressed={muted.has(speaker)}
            testid={speaker.from === null ? `mute-spectator-${speaker.name}` : `mute-${speaker.from}`}
            onClick={() => muted.toggle(speaker)}
          >
            {t('mute.toggle', { name: speaker.name, muted: muted.has(speaker) ? 'yes' : 'no' })}
          </Button>
        ))}
      </div>
    </>
  );
}

export function Muting({ table }: { table: Speaking }) {
  return (
    <details class="disclosure small">
      <summary data-testid="muting">{t('mute.title', { n: mutedAt(table.link).count.value })}</summary>
      <MuteList table={table} />
    </details>
  );
}

export function MutingPage({ table, onBack }: { table: Speaking; onBack: () => void }) {
  return (
    <div class="stack">
      <MuteList table={table} />
      <Button testid="muting-back" onClick={onBack}>
        {t('mute.back')}
      </Button>
    </div>
  );
}
