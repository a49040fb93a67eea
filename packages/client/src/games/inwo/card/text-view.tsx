import { type CopyId, puppetsOf } from '@illuminice/rules/inwo';
import { useTable } from '../use-table';
import { nameOf, t } from '../words';

/** The table in words. */
export function TextView() {
  const table = useTable();
  const { board } = table.game.view.value;
  return (
    <section class="panel visually-hidden" aria-label={t('text.title')} data-testid="text-view">
      {board.seats.map((seat) => (
        <div key={seat.player}>
          <h2>{t('text.structure', { name: table.name(seat.player) })}</h2>
          {seat.illuminati && board.cards[seat.illuminati] && (
            <ul>
              <Branch copy={seat.illuminati} />
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function Branch({ copy }: { copy: CopyId }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const puppets = puppetsOf(board, copy);
  return (
    <li>
      <button type="button" data-testid={`card-${copy}`} onClick={() => table.draft.tap(copy)}>
        {nameOf(board, copy)}
      </button>
      {puppets.length > 0 && (
        <ul>
          {puppets.map(({ id }) => (
            <Branch key={id} copy={id} />
          ))}
        </ul>
      )}
    </li>
  );
}
