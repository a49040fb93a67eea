import { findSeat, type Kept } from '@illuminice/rules/inwo';
import { DrawerFrame, drawerPart } from '../../../hud/shell/drawer-frame';
import type { ShownPile } from '../../../hud/shell/drawer-later';
import { SeatMark } from '../../../ui/seat-mark';
import { SmallCard } from '../card/small-card';
import { useTable } from '../use-table';
import { cardName, t } from '../words';

export function Drawer({ pile, takesFocus }: ShownPile) {
  const table = useTable();
  const { board, mine } = table.game.view.value;
  const seat = findSeat(board, pile);
  if (!seat) return null;
  const { look, name } = table.seat(pile);
  const seen = mine?.seen.filter(({ player }) => player === pile) ?? [];
  const parts: readonly (readonly [string, readonly Kept[]])[] = [
    [t('text.exposed'), seat.plots],
    [t('text.exposedGroups'), seat.groups],
    [t('text.seen'), seen],
    [t('text.discards'), seat.discards.toReversed()],
    [t('text.destroyed'), seat.destroyed.toReversed()],
  ];
  return (
    <DrawerFrame
      label={t('pile.title', { name })}
      pile={pile}
      tabs={board.seats.map(({ player }) => ({ id: player, text: <SeatName player={player} />, count: null }))}
      note={null}
      scrolls={parts.every(([, cards]) => cards.length === 0)}
      takesFocus={takesFocus}
    >
      <p class="small muted">
        <SeatMark look={look} size={11} />{' '}
        {t('text.hand', {
          plots: seat.hiddenPlots + seat.plots.length,
          open: seat.plots.length,
          groups: seat.hiddenGroups + seat.groups.length,
        })}
        {' · '}
        {t('text.decks', { plots: seat.plotDeck, groups: seat.groupDeck })}
      </p>
      <ul class={drawerPart.cards}>
        {parts.map(
          ([title, cards]) =>
            cards.length > 0 && (
              <li key={title} class={drawerPart.seat}>
                <span class={drawerPart.laid}>
                  {title} <b>{cards.length}</b>
                </span>
                <span class={drawerPart.held}>
                  {cards.map((held) => (
                    <CardButton key={held.id} kept={held} />
                  ))}
                </span>
              </li>
            ),
        )}
      </ul>
    </DrawerFrame>
  );
}

function SeatName({ player }: { player: string }) {
  const { look, name } = useTable().seat(player);
  return (
    <>
      <SeatMark look={look} size={11} /> {name}
    </>
  );
}

function CardButton({ kept: { id, card } }: { kept: Kept }) {
  const { preview } = useTable().ui;
  return (
    <button
      type="button"
      class={drawerPart.card}
      data-testid={`pile-card-${id}`}
      onMouseEnter={({ currentTarget }) => preview.hover(id, currentTarget.getBoundingClientRect())}
      onMouseLeave={preview.leave}
      onClick={({ currentTarget }) => preview.toggle(id, currentTarget.getBoundingClientRect())}
    >
      <SmallCard card={card} />
      <span class="visually-hidden">{cardName(card)}</span>
    </button>
  );
}
