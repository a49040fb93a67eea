import type { CardId } from '@illuminice/rules';
import { useEffect, useRef } from 'preact/hooks';
import { Sentence } from '../../../hud/talk/log';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { SeatMark } from '../../../ui/seat-mark';
import { bankMoves, type Dated, dated, deckMoves, type Laid, laid } from '../card/history';
import { SmallBack, SmallCard } from '../trade/small-card';
import { useTable } from '../use-table';
import css from './drawer.module.css';
import { knownSpecials } from './known';

/** What can lie open in the drawer: the zones of the middle by their ids, and the Specials of all players. */
const PILES = ['discard', 'dead', 'deck', 'bank', 'specials'] as const;
export type Pile = (typeof PILES)[number];

export const isPile = (pile: string): pile is Pile => PILES.includes(pile as Pile);

/** So many lines of a list are enough to see what happened lately. */
const LINES = 20;

/** A pile of the table, newest first: each card with who laid it there and when. */
export function Drawer({ pile, takesFocus }: { pile: Pile; takesFocus: boolean }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const history = dated(table.log.value.map(({ event }) => event));
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (!takesFocus || !(before instanceof HTMLElement)) return;
    const root = here.current;
    root?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    return () => {
      if (root?.contains(document.activeElement) || document.activeElement === document.body) before.focus();
    };
  }, [takesFocus]);
  const counts: Readonly<Record<Pile, number | null>> = {
    discard: board.discard.length,
    dead: board.dead.length,
    deck: board.deckSize,
    bank: null,
    specials: null,
  };
  return (
    <section ref={here} class={css.drawer} aria-label={t('pile.title')} data-testid="drawer" data-pile={pile}>
      <header>
        <div class={css.piles}>
          {PILES.map((one) => (
            <button
              key={one}
              type="button"
              class={css.pile}
              aria-pressed={one === pile}
              data-testid={`pile-${one}`}
              onClick={() => table.ui.drawer.open(one)}
            >
              {t(`pile.${one}`)}
              {counts[one] !== null && <b>{counts[one]}</b>}
            </button>
          ))}
        </div>
        <span class="spring" />
        {pile !== 'specials' && <span class={css.order}>{t('pile.newest')}</span>}
        <Button size="small" icon="close" class={css.close} label={t('close')} testid="drawer-close" onClick={table.ui.drawer.close}>
          <span>{t('close')}</span>
        </Button>
      </header>
      <div class={css.content} key={pile} tabIndex={pile === 'deck' || pile === 'bank' ? 0 : undefined}>
        {pile === 'discard' && <Cards cards={laid(board.discard, history)} />}
        {pile === 'dead' && <Cards cards={laid(board.dead, history)} />}
        {pile === 'deck' && <Lines lines={deckMoves(history)} />}
        {pile === 'bank' && <Lines lines={bankMoves(history)} />}
        {pile === 'specials' && <Specials />}
      </div>
    </section>
  );
}

const Nothing = () => <p class="small muted">{t('pile.empty')}</p>;

function Cards({ cards }: { cards: readonly Laid[] }) {
  const table = useTable();
  if (cards.length === 0) return <Nothing />;
  return (
    <ol class={css.cards}>
      {cards.map(({ card, by, turn }) => (
        <li key={card}>
          <CardButton card={card} />
          <span class={css.laid} data-testid={`laid-${card}`}>
            {by !== null && <SeatMark look={table.seat(by).look} size={11} />}
            {turn !== null && t('pile.laid', { by: by === null ? 'nobody' : 'player', name: by === null ? '' : table.name(by), turn })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A card as it lies there; a click reads it. */
function CardButton({ card, known = false }: { card: CardId; known?: boolean }) {
  const { preview } = useTable().ui;
  return (
    <button
      type="button"
      class={css.card}
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
    <ol class={css.lines}>
      {lines.slice(0, LINES).map(({ event, turn }, index) => (
        <li key={lines.length - index}>
          {turn !== null && <span class={css.turn}>{t('pile.turn', { turn })}</span>}
          <span>
            <Sentence event={event} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Everybody's Specials: how many lie face down, which lie face up, which of the others the viewer has seen. */
function Specials() {
  const table = useTable();
  const { view } = table.game;
  return (
    <ul class={css.cards}>
      {view.value.board.seats.map((seat) => (
        <li key={seat.player} class={css.seat} data-testid={`pile-of-${table.seat(seat.player).place}`}>
          <span class={css.laid}>
            <SeatMark look={table.seat(seat.player).look} size={11} />
            {t('pile.held', { name: table.name(seat.player), down: seat.faceDown, up: seat.faceUp.length })}
          </span>
          <span class={css.held}>
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
