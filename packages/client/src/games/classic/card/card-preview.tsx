import type { CardId } from '@illuminice/rules';
import {
  type Alignment,
  alignmentsOf,
  type Board,
  branchOf,
  CARD_NUMBERS,
  cardFacts,
  type Explained,
  explained,
  mastersOf,
  positionModifier,
} from '@illuminice/rules/classic';
import { paintTile } from '../../../card/paint/tiles';
import { Painted } from '../../../card/painted';
import { signed } from '../../../hud/contest/percent';
import { PREVIEW_PICTURE, PreviewFrame, previewPart } from '../../../hud/shell/preview-frame';
import { whyNot } from '../../../hud/shell/why-not';
import type { ShownPreview } from '../../../table/ui-model';
import { alignmentName, cardName, cardText, countedNeed, goalText, shortName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { SeatMark } from '../../../ui/seat-mark';
import { attackOn, firstAttack } from '../attack/announcement';
import { dropDraft } from '../drafts/drop';
import { placeDraft } from '../drafts/place';
import { transferDraft } from '../drafts/transfer';
import { FlipSpecial, PlaySpecial } from '../hand/play-special';
import { goalNeed } from '../panels/goal-need';
import { turnedUpText } from '../piles/known';
import { answerTo } from '../trade/bargain';
import { useTable } from '../use-table';
import { dated, historyOf } from './history';
import { CardCredit, CardPicture } from './picture';

/**
 * A card shown large: live numbers, differences from the print with reasons, place, history, and possible actions. It docks in the column;
 * on a phone it lies over the table.
 */
export function CardPreview({ card, rect, pinned }: ShownPreview) {
  const table = useTable();
  const facts = cardFacts[card];
  if (!facts) return null;
  const { board } = table.game.view.value;
  const onTable = board.cards[card];
  const owner = onTable?.owner ? table.seat(onTable.owner) : null;
  const turned = turnedUpText(table, card);
  return (
    <PreviewFrame
      shown={{ card, rect, pinned }}
      kind={facts.kind}
      colour={owner?.look.colour ?? (facts.kind === 'special' ? 'var(--copper)' : 'var(--brass)')}
      name={cardName(card)}
      picture={<CardPicture card={card} {...PREVIEW_PICTURE} />}
      credit={<CardCredit card={card} />}
    >
      {owner && (
        <p class={previewPart.alignments}>
          <SeatMark look={owner.look} size={13} /> {owner.name}
          {onTable && ` · ${t('card.treasury', { money: onTable.money })}`}
        </p>
      )}
      {turned && <p class={previewPart.previewText}>{turned}</p>}
      {facts.kind !== 'special' && <Numbers card={card} board={board} />}
      {facts.kind === 'group' && onTable && (
        <ul class={previewPart.alignments}>
          {alignmentsOf(board, card).map((alignment) => (
            <li key={alignment}>
              <AlignmentTile alignment={alignment} /> {alignmentName(alignment)}
            </li>
          ))}
        </ul>
      )}
      {onTable?.zone === 'play' && facts.kind === 'group' && <Position card={card} board={board} />}
      {cardText(card) && <p class={previewPart.previewText}>{cardText(card)}</p>}
      {facts.kind === 'illuminati' && <p class={previewPart.previewText}>{t('card.goal', { goal: goalText(card, goalNeed(card)) })}</p>}
      <Reasons card={card} board={board} />
      <History card={card} />
      <OpenToOffers card={card} pinned={pinned} />
      {pinned && (facts.kind === 'special' ? <SpecialActions card={card} /> : <Actions card={card} />)}
    </PreviewFrame>
  );
}

function Position({ card, board }: { card: CardId; board: Board }) {
  const path = [...mastersOf(board, card).reverse(), card];
  const steps = path.length - 1;
  const below = branchOf(board, card).length - 1;
  return (
    <>
      <dl class={previewPart.position}>
        <dt>{t('card.master')}</dt>
        <dd>{cardName(path[steps - 1] as CardId)}</dd>
        <dt>{t('card.steps')}</dt>
        <dd>{t('card.stepsWorth', { steps, worth: signed(positionModifier(steps)) })}</dd>
        <dt>{t('card.below')}</dt>
        <dd>{t('card.belowCount', { n: below })}</dd>
      </dl>
      <ol class={previewPart.path} aria-label={t('card.path')} data-testid="card-path">
        {path.map((master, i) => (
          <li key={master}>
            <b>{i}</b> {shortName(master)}
          </li>
        ))}
      </ol>
    </>
  );
}

function History({ card }: { card: CardId }) {
  const table = useTable();
  const history = historyOf(card, dated(table.log.value.map(({ event }) => event)));
  if (history.length === 0) return null;
  return (
    <ul class={previewPart.history} aria-label={t('card.history')} data-testid="card-history">
      {history.map((event) => (
        <li key={`${event.turn} ${event.what}`}>
          {event.turn !== null && <span class="muted">{t('pile.turn', { turn: event.turn })}</span>}{' '}
          {event.what === 'attack'
            ? t('card.attacked', {
                name: table.name(event.by),
                kind: event.kind,
                result: event.result,
                needs: countedNeed(event.needs),
                roll: event.roll ?? 0,
              })
            : t('card.became', {
                what: event.what,
                name: event.by === null ? '' : table.name(event.by),
                by: event.by === null ? 'nobody' : 'player',
              })}
        </li>
      ))}
    </ul>
  );
}

function Numbers({ card, board }: { card: CardId; board: Board }) {
  const facts = cardFacts[card];
  if (!facts || facts.kind === 'special') return null;
  const live = board.cards[card] !== undefined;
  const printed = { ...facts, resistance: facts.kind === 'group' ? facts.resistance : null };
  return (
    <dl class={previewPart.previewNumbers}>
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
        {now !== printed && <span class={previewPart.printed}>{t('card.printed', { n: String(printed).replace('-', '−') })}</span>}
      </dd>
    </div>
  );
}

/** Reasons why a number is not the printed one, and this turn's use of the card. */
function Reasons({ card, board }: { card: CardId; board: Board }) {
  const facts = cardFacts[card];
  if (!facts || facts.kind === 'special' || !board.cards[card]) return null;
  const changes = CARD_NUMBERS.flatMap((number) => explained(board, card, number).parts.map((part) => ({ number, ...part })));
  const alterations = board.turn?.alterations.filter((alteration) => alteration.card === card) ?? [];
  const used = board.turn?.attacked.includes(card);
  if (changes.length + alterations.length === 0 && !used) return null;
  return (
    <ul class={previewPart.previewReasons}>
      {changes.map(({ number, amount, why }) => (
        <li key={`${number} ${reasonName(why)}`} data-number={number}>
          <span>{t('card.reason', { number: t(`card.${number}`), why: reasonName(why) })}</span>
          <b class="figures" translate={false}>
            {signed(amount)}
          </b>
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

/** Tag of a card whose player is open to offers on it: others make one from here (C-803). */
function OpenToOffers({ card, pinned }: { card: CardId; pinned: boolean }) {
  const table = useTable();
  const { me, offers } = table.game;
  const view = table.game.view.value;
  const seat = view.board.seats.find(({ openToOffers: opening }) => opening?.groups.includes(card) || opening?.specials.includes(card));
  if (!seat) return null;
  const isGroup = seat.openToOffers?.groups.includes(card);
  const only = { money: 0, faceDown: 0, groups: isGroup ? [card] : [], specials: isGroup ? [] : [card] };
  return (
    <>
      <p class={previewPart.previewText} data-testid="card-open-to-offers">
        {t('card.openToOffers', { name: table.name(seat.player) })}
      </p>
      {pinned && me !== null && seat.player !== me && (
        <div class={previewPart.previewActions}>
          <Button
            size="small"
            icon="trade"
            testid="card-offer"
            reason={whyNot(table, offers.value.offer.refusal)}
            onClick={() => table.draft.begin(answerTo({ view }, seat.player, only))}
          >
            {t('trade.openingAnswer')}
          </Button>
        </div>
      )}
    </>
  );
}

function SpecialActions({ card }: { card: CardId }) {
  const { view, me } = useTable().game.position.value ?? {};
  const up = view?.board.seats.find(({ player }) => player === me)?.faceUp ?? [];
  if (!view?.mine?.hand.includes(card) && !up.includes(card)) return null;
  return (
    <div class={previewPart.previewActions}>
      <PlaySpecial card={card} testid="close-up-play" />
      <FlipSpecial card={card} />
    </div>
  );
}

function Actions({ card }: { card: CardId }) {
  const table = useTable();
  const position = table.game.position.value;
  if (!position || position.view.board.cards[card]?.zone === undefined) return null;
  const { offers } = position;
  const attackers = offers.attack.can?.attackers ?? [];
  const leads = attackers.some((row) => row.card === card);
  const isTarget = attackers.some((row) => [...row.control, ...row.neutralize, ...row.destroy, ...row.whispering].includes(card));
  const moves = offers.moveGroup.can?.groups.some(({ group }) => group === card);
  const gives = offers.transfer.can?.from.some((source) => source.card === card);
  const drops = offers.drop.can?.groups.includes(card);
  if (!leads && !isTarget && !moves && !gives && !drops) return null;
  return (
    <div class={previewPart.previewActions}>
      {leads && (
        <Button size="small" icon="attack" onClick={() => table.draft.begin(firstAttack(position, card))}>
          {t('card.attackWith')}
        </Button>
      )}
      {isTarget && !leads && (
        <Button size="small" icon="attack" onClick={() => table.draft.begin(attackOn(position, card))}>
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

/** The sign of an alignment, as on the cards: distinct by shape as well as colour. */
function AlignmentTile({ alignment, size = 18 }: { alignment: Alignment; size?: number }) {
  return (
    <Painted width={size} height={size} of={alignment} paint={(p) => paintTile(p, alignment, { x: size / 2, y: size / 2 }, size * 0.86)} />
  );
}
