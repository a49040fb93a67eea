import { type CopyId, type ForeseenChange, type Frame, findFacts, foreseen, type View } from '@illuminice/rules/inwo';
import { ASKED_PICTURE, AskedCardFrame } from '../../../hud/contest/asked-card';
import { looksAt } from '../../../hud/shell/looks-at';
import { cx } from '../../../ui/cx';
import { costText } from '../card/cost';
import { CardPicture } from '../card/picture';
import { copyName } from '../drafts/choice-text';
import { cardOf } from '../known';
import { useTable } from '../use-table';
import { cardName, cardText, list, t, term, traitName } from '../words';
import css from './asked-card.module.css';

/** The card of a window, and its payers; null: it has none. */
const subjectOf = (view: View, frame: Frame): { copy: CopyId; card: string; paid: readonly CopyId[] } | null => {
  switch (frame.kind) {
    case 'playing':
    case 'using':
      return frame.plays.findLast(({ cancelled }) => !cancelled) ?? frame.plays.at(-1) ?? null;
    case 'takeover': {
      const card = cardOf(view, frame.copy);
      return card === undefined ? null : { copy: frame.copy, card, paid: [] };
    }
    case 'loss':
      return { copy: frame.loss.card, card: frame.loss.card, paid: [] };
    default:
      return null;
  }
};

/** The card of a question, large: picture, text, cost and payers. */
export function AskedCard({ frame }: { frame: Frame }) {
  const table = useTable();
  const view = table.game.view.value;
  const subject = subjectOf(view, frame);
  if (!subject) return null;
  const { copy, card, paid } = subject;
  const kind = findFacts(card)?.kind;
  return (
    <AskedCardFrame
      card={card}
      picture={<CardPicture card={card} {...ASKED_PICTURE} />}
      name={cardName(card)}
      kind={kind && term('cardKinds', kind)}
      text={cardText(card)}
      looks={looksAt(table, copy)}
    >
      {paid.length > 0 ? t('asked.paid', { cards: list(paid.map((payer) => copyName(view, payer))) }) : costText(card)}
    </AskedCardFrame>
  );
}

const MOST = 6;

const known = new WeakMap<View, readonly ForeseenChange[] | null>();

/** Effects of the open plays if nobody answers, cached by view. */
const changesIn = (view: View): readonly ForeseenChange[] | null => {
  if (!known.has(view)) known.set(view, foreseen(view.board));
  return known.get(view) ?? null;
};

const size = ({ numbers, gone }: ForeseenChange): number =>
  gone ? Number.POSITIVE_INFINITY : numbers.reduce((sum, { from, to }) => sum + Math.abs(to - from), 0);

/** Outcome without answers, card by card: the viewer's own first. */
export function IfNobodyAnswers() {
  const table = useTable();
  const view = table.game.view.value;
  const changes = changesIn(view);
  if (!changes || changes.length === 0) return null;
  const isOwn = ({ card }: ForeseenChange) => table.game.me !== null && view.board.cards[card]?.owner === table.game.me;
  const sorted = [...changes].sort((change, other) => Number(isOwn(other)) - Number(isOwn(change)) || size(other) - size(change));
  const own = changes.filter(isOwn).length;
  return (
    <section class={css.effects} data-testid="if-nobody">
      <p>
        <b>{t('asked.effect')}</b> {own > 0 && <span class={css.own}>{t('asked.yours', { n: own })}</span>}
      </p>
      <ul>
        {sorted.slice(0, MOST).map((change) => (
          <Change key={change.card} change={change} own={isOwn(change)} />
        ))}
      </ul>
      {sorted.length > MOST && <p class="small muted">{t('asked.more', { n: sorted.length - MOST })}</p>}
    </section>
  );
}

function Change({ change: { card, numbers, added, removed, tokens, gone }, own }: { change: ForeseenChange; own: boolean }) {
  const table = useTable();
  const view = table.game.view.value;
  const id = cardOf(view, card) ?? card;
  const { owner = null } = view.board.cards[card] ?? {};
  const [first, ...rest] = numbers;
  const isPowerAlone = first?.stat === 'power' && rest.length === 0;
  const said = [
    ...numbers.map(({ stat, from, to }) =>
      isPowerAlone ? t('asked.number', { from, to }) : t('asked.change', { stat: t(`card.${stat}`), from, to }),
    ),
    ...added.map((trait) => `+ ${traitName(trait)}`),
    ...removed.map((trait) => `− ${traitName(trait)}`),
    ...(tokens ? [t('asked.change', { stat: t('card.tokens'), ...tokens })] : []),
    ...(gone ? [t('asked.gone')] : []),
  ];
  return (
    <li
      class={cx(css.change, own && css.mine)}
      style={{ '--seat': owner === null ? 'var(--brass)' : table.seat(owner).look.colour }}
      data-testid={`change-${id}`}
      {...looksAt(table, card)}
    >
      <CardPicture card={id} width={30} />
      <span>
        <b>{cardName(id)}</b> {said.join(', ')}
      </span>
    </li>
  );
}
