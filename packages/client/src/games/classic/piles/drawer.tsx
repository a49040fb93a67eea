import type { CardId } from '@illuminice/rules';
import { DrawerFrame, drawerPart } from '../../../hud/shell/drawer-frame';
import type { ShownPile } from '../../../hud/shell/drawer-later';
import { Sentence } from '../../../hud/talk/log';
import { cardName, t } from '../../../text';
import { SeatMark } from '../../../ui/seat-mark';
import { bankMoves, type Dated, dated, deckMoves, type Laid, laid } from '../card/history';
import { SmallBack, SmallCard } from '../trade/small-card';
import { useTable } from '../use-table';
import { knownSpecials } from './known';

const PILES = ['discard', 'dead', 'deck', 'bank', 'specials'] as const;
type Pile = (typeof PILES)[number];

const isPile = (pile: string): pile is Pile => PILES.includes(pile as Pile);

const LINES = 20;

/** A pile of the table, newest first: each card with its player and turn. */
export function Drawer({ pile, takesFocus }: ShownPile) {
  const table = useTable();
  const { board } = table.game.view.value;
  const history = dated(table.log.value.map(({ event }) => event));
  if (!isPile(pile)) return null;
  const counts: Readonly<Record<Pile, number | null>> = {
    discard: board.discard.length,
    dead: board.dead.length,
    deck: board.deckSize,
    bank: null,
    specials: null,
  };
  return (
    <DrawerFrame
      label={t('pile.title')}
      pile={pile}
      tabs={PILES.map((id) => ({ id, text: t(`pile.${id}`), count: counts[id] }))}
      note={pile === 'specials' ? null : t('pile.newest')}
      scrolls={pile === 'deck' || pile === 'bank'}
      takesFocus={takesFocus}
    >
      {pile === 'discard' && <Cards cards={laid(board.discard, history)} />}
      {pile === 'dead' && <Cards cards={laid(board.dead, history)} />}
      {pile === 'deck' && <Lines lines={deckMoves(history)} />}
      {pile === 'bank' && <Lines lines={bankMoves(history)} />}
      {pile === 'specials' && <Specials />}
    </DrawerFrame>
  );
}

const Nothing = () => <p class="small muted">{t('pile.empty')}</p>;

function Cards({ cards }: { cards: readonly Laid[] }) {
  const table = useTable();
  if (cards.length === 0) return <Nothing />;
  return (
    <ol class={drawerPart.cards}>
      {cards.map(({ card, by, turn }) => (
        <li key={card}>
          <CardButton card={card} />
          <span class={drawerPart.laid} data-testid={`laid-${card}`}>
            {by !== null && <SeatMark look={table.seat(by).look} size={11} />}
            {turn !== null && t('pile.laid', { by: by === null ? 'nobody' : 'player', name: by === null ? '' : table.name(by), turn })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function CardButton({ card, known = false }: { card: CardId; known?: boolean }) {
  const { preview } = useTable().ui;
  return (
    <button
      type="button"
      class={drawerPart.card}
      data-testid={`pile-card-${card}`}
      data-known={known}
      onMouseEnter={({ currentTarget }) => preview.hover(card, currentTarget.getBoundingClientRect())}
      onMouseLeave={preview.leave}
      onClick={({ currentTarget }) => preview.toggle(card, currentTarget.getBoundingClientRect())}
    >
      <SmallCard card={card} />
      <span class="visually-hidden">
        {cardName(card)}
        {known && ` · ${t('status.seen')}`}
      </span>
    </button>
  );
}

function Lines({ lines }: { lines: readonly Dated[] }) {
  if (lines.length === 0) return <Nothing />;
  return (
    <ol class={drawerPart.lines}>
      {lines.slice(0, LINES).map(({ event, turn }, index) => (
        <li key={lines.length - index}>
          {turn !== null && <span class={drawerPart.turn}>{t('pile.turn', { turn })}</span>}
          <span>
            <Sentence event={event} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Everybody's Specials: number of face-down ones, face-up ones, and others that the viewer has seen. */
function Specials() {
  const table = useTable();
  const { view } = table.game;
  return (
    <ul class={drawerPart.cards}>
      {view.value.board.seats.map((seat) => (
        <li key={seat.player} class={drawerPart.seat} data-testid={`pile-of-${table.seat(seat.player).place}`}>
          <span class={drawerPart.laid}>
            <SeatMark look={table.seat(seat.player).look} size={11} />
            {t('pile.held', { name: table.name(seat.player), down: seat.faceDown, up: seat.faceUp.length })}
          </span>
          <span class={drawerPart.held}>
            {seat.faceDown > 0 && <SmallBack />}
            {seat.faceUp.map((card) => (
              <CardButton key={card} card={card} />
            ))}
            {knownSpecials(view.value, seat.player).map((card) => (
              <CardButton key={card} card={card} known />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
