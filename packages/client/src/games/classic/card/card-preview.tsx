import type { CardId } from '@illuminice/rules';
import { type Alignment, alignmentsOf, type Board, CARD_NUMBERS, cardFacts, type Explained, explained } from '@illuminice/rules/classic';
import { Painted } from '../../../card/painted';
import type { PageRect } from '../../../table/ui-model';
import { alignmentName, cardName, cardText, goalText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import { newAttack } from '../attack/announcement';
import { signed } from '../attack/ledger';
import { dropDraft } from '../drafts/drop';
import { placeDraft } from '../drafts/place';
import { transferDraft } from '../drafts/transfer';
import { FlipSpecial, PlaySpecial } from '../hand/play-special';
import { goalNeed } from '../panels/goal-need';
import { useTable } from '../use-table';
import css from './card-preview.module.css';
import { paintTile } from './paint/tiles';
import { EngravedSeal, IlluminatiSeal } from './seal';

const WIDTH = 330;
const HEIGHT = 300;

/** A card shown large: its live numbers, what differs from the print and why, and what may be done with it now. */
export function CardPreview() {
  const table = useTable();
  const shown = table.ui.preview.shown.value;
  if (!shown) return null;
  const { card, rect, pinned } = shown;
  const facts = cardFacts[card];
  if (!facts) return null;
  const { board } = table.game.view.value;
  const onTable = board.cards[card];
  const owner = onTable?.owner ? table.seat(onTable.owner) : null;
  const style = {
    '--seat': owner?.look.colour ?? (facts.kind === 'special' ? 'var(--copper)' : 'var(--brass)'),
    ...(pinned && facts.kind === 'special' ? above(rect) : beside(rect)),
  };
  return (
    <aside
      class={css.closeUp}
      data-kind={facts.kind}
      style={style}
      data-surface={facts.kind === 'group' ? undefined : 'dark'}
      data-testid="close-up"
      data-card={card}
      aria-label={cardName(card)}
      aria-live="polite"
    >
      <span class={css.closeUpSeal}>
        {facts.kind === 'illuminati' ? <IlluminatiSeal card={card} size={104} /> : <EngravedSeal card={card} size={120} />}
      </span>
      <div class={css.closeUpHead}>
        <h3>{cardName(card)}</h3>
        {pinned && (
          <button
            type="button"
            class={css.close}
            aria-label={t('close')}
            data-testid="close-up-close"
            onClick={() => table.ui.preview.close()}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {owner && (
        <p class={css.alignments}>
          <SeatMark look={owner.look} size={13} /> {owner.name}
          {onTable && ` · ${t('card.treasury', { money: onTable.money })}`}
        </p>
      )}
      {facts.kind !== 'special' && <Numbers card={card} board={board} />}
      {facts.kind === 'group' && onTable && (
        <ul class={css.alignments}>
          {alignmentsOf(board, card).map((alignment) => (
            <li key={alignment}>
              <AlignmentTile alignment={alignment} /> {alignmentName(alignment)}
            </li>
          ))}
        </ul>
      )}
      {cardText(card) && <p class={css.closeUpText}>{cardText(card)}</p>}
      {facts.kind === 'illuminati' && <p class={css.closeUpText}>{t('card.goal', { goal: goalText(card, goalNeed(card)) })}</p>}
      <Reasons card={card} board={board} />
      {pinned && (facts.kind === 'special' ? <SpecialActions card={card} /> : <Actions card={card} />)}
    </aside>
  );
}

/** Beside what was pointed at, inside the window; pinned ones without a place stand at the left edge. */
function beside(rect: PageRect | null): { left: string; top: string } {
  if (!rect) return { left: '12px', top: '72px' };
  const right = rect.right + 12;
  const left = right + WIDTH < innerWidth ? right : Math.max(8, rect.left - WIDTH - 12);
  const top = Math.max(8, Math.min(rect.top, innerHeight - HEIGHT - 8));
  return { left: `${left}px`, top: `${top}px` };
}

/** Over the card in the hand that was taken up. */
function above(rect: PageRect | null): { left: string; bottom: string } | { left: string; top: string } {
  if (!rect || rect.top < HEIGHT + 32) return beside(rect);
  const left = Math.max(8, Math.min(rect.left, innerWidth - WIDTH - 8));
  return { left: `${left}px`, bottom: `${innerHeight - rect.top + 24}px` };
}

function Numbers({ card, board }: { card: CardId; board: Board }) {
  const facts = cardFacts[card];
  if (!facts || facts.kind === 'special') return null;
  const live = board.cards[card] !== undefined;
  const printed = { ...facts, resistance: facts.kind === 'group' ? facts.resistance : null };
  return (
    <dl class={css.closeUpNumbers}>
      {CARD_NUMBERS.map((number) => {
        const onCard = printed[number];
        if (onCard === null) return null;
        const now = live ? explained(board, card, number).value : onCard;
        return <Figure key={number} name={t(`card.${number}`)} now={now} printed={onCard} />;
      })}
    </dl>
  );
}

function Figure({ name, now, printed }: { name: string; now: number; printed: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {String(now).replace('-', '−')}
        {now !== printed && <span class={css.printed}>{t('card.printed', { n: String(printed).replace('-', '−') })}</span>}
      </dd>
    </div>
  );
}

/** Why a number is not the printed one, and what the turn did to the card. */
function Reasons({ card, board }: { card: CardId; board: Board }) {
  const facts = cardFacts[card];
  if (!facts || facts.kind === 'special' || !board.cards[card]) return null;
  const changes = CARD_NUMBERS.flatMap((number) => explained(board, card, number).parts.map((part) => ({ number, ...part })));
  const alterations = board.turn?.alterations.filter((one) => one.card === card) ?? [];
  const used = board.turn?.attacked.includes(card);
  if (changes.length + alterations.length === 0 && !used) return null;
  return (
    <ul class={css.closeUpReasons}>
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

const reasonName = (why: Explained['parts'][number]['why']): string =>
  typeof why === 'string' ? t(`card.reason.${why}`) : cardName(why.card);

/** Where it is one's own: playing it, or turning it up. */
function SpecialActions({ card }: { card: CardId }) {
  const { view, me } = useTable().game.position.value ?? {};
  const up = view?.board.seats.find(({ player }) => player === me)?.faceUp ?? [];
  if (!view?.mine?.hand.includes(card) && !up.includes(card)) return null;
  return (
    <div class={css.closeUpActions}>
      <PlaySpecial card={card} testid="close-up-play" />
      <FlipSpecial card={card} />
    </div>
  );
}

/** What the viewer may begin with this card. */
function Actions({ card }: { card: CardId }) {
  const table = useTable();
  const position = table.game.position.value;
  if (!position || position.view.board.cards[card]?.zone === undefined) return null;
  const { offers } = position;
  const attackers = offers.attack.can?.attackers ?? [];
  const leads = attackers.some((one) => one.card === card);
  const isTarget = attackers.some((one) => [...one.control, ...one.neutralize, ...one.destroy, ...one.whispering].includes(card));
  const moves = offers.moveGroup.can?.groups.some(({ group }) => group === card);
  const gives = offers.transfer.can?.from.some((one) => one.card === card);
  const drops = offers.drop.can?.groups.includes(card);
  if (!leads && !isTarget && !moves && !gives && !drops) return null;
  return (
    <div class={css.closeUpActions}>
      {leads && (
        <Button size="small" icon="attack" onClick={() => table.draft.begin(newAttack(card))}>
          {t('card.attackWith')}
        </Button>
      )}
      {isTarget && !leads && (
        <Button size="small" icon="attack" onClick={() => table.draft.begin({ ...newAttack(), target: card })}>
          {t('card.attackThis')}
        </Button>
      )}
      {gives && (
        <Button size="small" icon="transfer" onClick={() => table.draft.begin(transferDraft.start(card))}>
          {t('action.transfer')}
        </Button>
      )}
      {moves && (
        <Button size="small" icon="move" onClick={() => table.draft.begin(placeDraft.start('move', card))}>
          {t('action.move')}
        </Button>
      )}
      {drops && (
        <Button size="small" icon="drop" onClick={() => table.draft.begin(dropDraft.start(card))}>
          {t('action.drop')}
        </Button>
      )}
    </div>
  );
}

/** The sign of an alignment, as on the cards: told by shape as well as colour. */
function AlignmentTile({ alignment, size = 18 }: { alignment: Alignment; size?: number }) {
  return <Painted width={size} height={size} of={alignment} paint={(p) => paintTile(p, alignment, size / 2, size / 2, size * 0.86)} />;
}
