import type { CardId, Refusal } from '@illuminice/rules';
import { at } from '../../../base-path';
import { refusalText } from '../../../text';
import { Icon } from '../../../ui/icon';
import { cardName, list, t } from '../words';
import { DECK_SIZE, type Deck, sizeOf } from './deck';
import type { Advice } from './deck-advice';
import css from './workshop.module.css';

const cardOfFault = ({ with: values = {} }: Refusal): CardId | null => (typeof values.card === 'string' ? values.card : null);

const textOf = (fault: Refusal, size: number): string => {
  if (fault.why !== 'notFortyFive') return refusalText(fault);
  return size < DECK_SIZE ? t('workshop.size', { n: DECK_SIZE - size }) : t('workshop.over', { n: size - DECK_SIZE });
};

export function Ring({ n }: { n: number }) {
  const isFull = n === DECK_SIZE;
  return (
    <div class={css.ring} data-full={isFull} data-over={n > DECK_SIZE} style={{ '--share': Math.min(1, n / DECK_SIZE) }}>
      <b class="figures" translate={false} data-testid="deck-size">
        {n}
      </b>
      <span>{t('workshop.of', { n: DECK_SIZE })}</span>
    </div>
  );
}

/** Faults of a deck by the rules, each linked to its cards; then advice. `onShow`: shows these cards; left out: no links. */
export function Verdicts(props: {
  deck: Deck;
  faults: readonly Refusal[];
  advice: readonly Advice[];
  onShow?: (cards: readonly CardId[]) => void;
}) {
  const { deck, faults, advice, onShow } = props;
  const toShow = (cards: readonly CardId[], testid: string) =>
    onShow &&
    cards.length > 0 && (
      <button type="button" class={css.lead} data-testid={testid} onClick={() => onShow(cards)}>
        {t('workshop.show', { n: cards.length })}
        <span class="visually-hidden" data-names>
          : {list(cards.slice(0, 5).map((card) => cardName(card)))}
        </span>
      </button>
    );
  return (
    <>
      <div role="status" aria-label={t('workshop.verdict')} data-testid="verdicts" data-faults={faults.length}>
        <ul class={css.verdicts}>
          {faults.map((fault) => {
            const card = cardOfFault(fault);
            return (
              <li key={`${fault.why} ${card}`} class={css.wrong}>
                <Icon name="minus" />
                <span>
                  {textOf(fault, sizeOf(deck))}{' '}
                  <a href={at(`/rules#${fault.code}`)} class="small">
                    {t('rule', { code: fault.code })}
                  </a>{' '}
                  {toShow(card === null ? [] : [card], `fault-${card}`)}
                </span>
              </li>
            );
          })}
          {faults.length === 0 && (
            <li class={css.right}>
              <Icon name="check" /> <span>{t('workshop.legal')}</span>
            </li>
          )}
        </ul>
      </div>
      {advice.length > 0 && (
        <section class={css.advice} aria-label={t('workshop.advice')} data-testid="advice">
          <h2>{t('workshop.advice')}</h2>
          <ul>
            {advice.map(({ id, cards, n, of = 0 }) => (
              <li key={`${id} ${cards[0]}`} data-advice={id}>
                {t('workshop.adviceText', { advice: id, n, of, cards: list(cards.slice(0, 4).map((card) => cardName(card))) })}{' '}
                {toShow(cards, `advice-${id}`)}
              </li>
            ))}
          </ul>
          <p class="small muted">{t('workshop.adviceNote')}</p>
        </section>
      )}
    </>
  );
}
