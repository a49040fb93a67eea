import {
  alignmentsOf,
  type Board,
  type CardId,
  type Change,
  cardFacts,
  changesOf,
  incomeOf,
  powerOf,
  resistanceOf,
  transferableOf,
} from '@illuminice/rules';
import { alignmentName, cardName, cardText, goalText, t } from '../text';
import { AlignmentTile } from '../ui/alignment-tile';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { EngravedSeal, IlluminatiSeal } from '../ui/seal';
import { SeatMark } from '../ui/seat-mark';
import { signed } from './attack/ledger';
import { newAttack } from './gestures/attack';
import { newTransfer } from './gestures/money';
import { newPlace } from './gestures/place';
import { goalNeed } from './goal-need';
import { useTable } from './model';
import { FlipSpecial, PlaySpecial } from './play-special';
import './close-up.css';

const WIDTH = 330;
const HEIGHT = 300;

/** A card shown large: its live numbers, what differs from the print and why, and what may be done with it now. */
export function CloseUp() {
  const table = useTable();
  const shown = table.closeUp.value;
  if (!shown) return null;
  const { card, rect, pinned } = shown;
  const facts = cardFacts[card];
  if (!facts) return null;
  const { board } = table.view.value;
  const onTable = board.cards[card];
  const owner = onTable?.owner ? table.seat(onTable.owner) : null;
  const style = {
    '--seat': owner?.look.colour ?? (facts.kind === 'special' ? 'var(--copper)' : 'var(--brass)'),
    ...(pinned && facts.kind === 'special' ? above(rect) : beside(rect)),
  };
  return (
    <aside
      class={`close-up ${facts.kind}`}
      style={style}
      data-testid="close-up"
      data-card={card}
      aria-label={cardName(card)}
      aria-live="polite"
    >
      <span class="close-up-seal">
        {facts.kind === 'illuminati' ? <IlluminatiSeal card={card} size={104} /> : <EngravedSeal card={card} size={120} />}
      </span>
      <div class="close-up-head">
        <h3>{cardName(card)}</h3>
        {pinned && (
          <button
            type="button"
            class="close"
            aria-label={t('close')}
            data-testid="close-up-close"
            onClick={() => (table.closeUp.value = null)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {owner && (
        <p class="alignments">
          <SeatMark look={owner.look} size={13} /> {owner.name}
          {onTable && ` · ${t('card.treasury', { money: onTable.money })}`}
        </p>
      )}
      {facts.kind !== 'special' && <Numbers card={card} board={board} />}
      {facts.kind === 'group' && onTable && (
        <ul class="alignments">
          {alignmentsOf(board, card).map((alignment) => (
            <li key={alignment}>
              <AlignmentTile alignment={alignment} /> {alignmentName(alignment)}
            </li>
          ))}
        </ul>
      )}
      {cardText(card) && <p class="close-up-text">{cardText(card)}</p>}
      {facts.kind === 'illuminati' && <p class="close-up-text">{t('card.goal', { goal: goalText(card, goalNeed(card)) })}</p>}
      <Reasons card={card} board={board} />
      {pinned && (facts.kind === 'special' ? <SpecialActions card={card} /> : <Actions card={card} />)}
    </aside>
  );
}

/** Beside what was pointed at, inside the window; pinned ones without a place stand at the left edge. */
function beside(rect: DOMRect | null): { left: string; top: string } {
  if (!rect) return { left: '12px', top: '72px' };
  const right = rect.right + 12;
  const left = right + WIDTH < innerWidth ? right : Math.max(8, rect.left - WIDTH - 12);
  const top = Math.max(8, Math.min(rect.top, innerHeight - HEIGHT - 8));
  return { left: `${left}px`, top: `${top}px` };
}

/** Over the card in the hand that was taken up. */
function above(rect: DOMRect | null): { left: string; bottom: string } | { left: string; top: string } {
  if (!rect || rect.top < HEIGHT + 32) return beside(rect);
  const left = Math.max(8, Math.min(rect.left, innerWidth - WIDTH - 8));
  return { left: `${left}px`, bottom: `${innerHeight - rect.top + 24}px` };
}

function Numbers({ card, board }: { card: CardId; board: Board }) {
  const facts = cardFacts[card];
  if (!facts || facts.kind === 'special') return null;
  const live = board.cards[card] !== undefined;
  const power = live ? powerOf(board, card) : facts.power;
  const lent = live ? transferableOf(board, card) : facts.transferable;
  const income = live ? incomeOf(board, card) : facts.income;
  return (
    <dl class="close-up-numbers">
      <Figure name={t('card.power')} now={power} printed={facts.power} />
      <Figure name={t('card.transferable')} now={lent} printed={facts.transferable} />
      {facts.kind === 'group' && (
        <Figure name={t('card.resistance')} now={live ? resistanceOf(board, card) : facts.resistance} printed={facts.resistance} />
      )}
      <Figure name={t('card.income')} now={income} printed={facts.income} />
    </dl>
  );
}

function Figure({ name, now, printed }: { name: string; now: number; printed: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {String(now).replace('-', '−')}
        {now !== printed && <span class="printed">{t('card.printed', { n: String(printed).replace('-', '−') })}</span>}
      </dd>
    </div>
  );
}

/** Why a number is not the printed one, and what the turn did to the card. */
function Reasons({ card, board }: { card: CardId; board: Board }) {
  const facts = cardFacts[card];
  if (!facts || facts.kind === 'special' || !board.cards[card]) return null;
  const changes = changesOf(board, card);
  const alterations = board.turn?.alterations.filter((one) => one.card === card) ?? [];
  const used = board.turn?.attacked.includes(card);
  if (changes.length + alterations.length === 0 && !used) return null;
  return (
    <ul class="close-up-reasons">
      {changes.map(({ number, amount, why }) => (
        <li key={`${number} ${reasonName(why)}`} data-number={number}>
          <span>{t('card.reason', { number: t(`card.${number}`), why: reasonName(why) })}</span>
          <b class="figures">{signed(amount)}</b>
        </li>
      ))}
      {alterations.map(({ change, alignment }) => (
        <li key={`${change} ${alignment}`}>{t('card.altered', { change, alignment: alignmentName(alignment) })}</li>
      ))}
      {used && <li>{t('card.used')}</li>}
    </ul>
  );
}

const reasonName = (why: Change['why']): string => (typeof why === 'string' ? t(`card.reason.${why}`) : cardName(why.card));

/** Where it is one's own: playing it, or turning it up. */
function SpecialActions({ card }: { card: CardId }) {
  const { view, me } = useTable().table.value ?? {};
  const up = view?.board.seats.find(({ player }) => player === me)?.faceUp ?? [];
  if (!view?.mine?.hand.includes(card) && !up.includes(card)) return null;
  return (
    <div class="close-up-actions">
      <PlaySpecial card={card} testid="close-up-play" />
      <FlipSpecial card={card} />
    </div>
  );
}

/** What the viewer may begin with this card. */
function Actions({ card }: { card: CardId }) {
  const table = useTable();
  const now = table.table.value;
  if (!now || now.view.board.cards[card]?.zone === undefined) return null;
  const { offers } = now;
  const attackers = offers.attack.can?.attackers ?? [];
  const leads = attackers.some((one) => one.card === card);
  const isTarget = attackers.some((one) => [...one.control, ...one.neutralize, ...one.destroy, ...one.whispering].includes(card));
  const moves = offers.moveGroup.can?.groups.some(({ group }) => group === card);
  const gives = offers.transfer.can?.from.some((one) => one.card === card);
  const drops = offers.drop.can?.groups.includes(card);
  if (!leads && !isTarget && !moves && !gives && !drops) return null;
  return (
    <div class="close-up-actions">
      {leads && (
        <Button size="small" icon="attack" onClick={() => table.begin(newAttack(card))}>
          {t('card.attackWith')}
        </Button>
      )}
      {isTarget && !leads && (
        <Button size="small" icon="attack" onClick={() => table.begin({ ...newAttack(), target: card })}>
          {t('card.attackThis')}
        </Button>
      )}
      {gives && (
        <Button size="small" icon="transfer" onClick={() => table.begin(newTransfer(card))}>
          {t('action.transfer')}
        </Button>
      )}
      {moves && (
        <Button size="small" icon="move" onClick={() => table.begin(newPlace('move', card))}>
          {t('action.move')}
        </Button>
      )}
      {drops && (
        <Button size="small" icon="drop" onClick={() => table.begin({ kind: 'drop', group: card })}>
          {t('action.drop')}
        </Button>
      )}
    </div>
  );
}
