import type { CardId } from '@illuminice/rules';
import { READY_DECKS } from '@illuminice/rules/inwo';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/button';
import { SmallCard } from '../card/small-card';
import { cardName, list, t } from '../words';
import { type Deck, sizeOf } from './deck';
import { dealTrial, type Trial } from './trial';
import css from './workshop.module.css';

const Faces = ({ cards, title }: { cards: readonly CardId[]; title: string }) => (
  <li>
    <h3 class="small muted">{title}</h3>
    {cards.length === 0 && <p class="small muted">{t('workshop.try.none')}</p>}
    <ul class={css.faces}>
      {cards.map((card, i) => (
        <li key={`${card} ${i}`}>
          <SmallCard card={card} />
          <span data-names>{cardName(card)}</span>
        </li>
      ))}
    </ul>
  </li>
);

/** Newest cards: the opening hand, or the draw of the turn. */
const newest = (trial: Trial, turns: number): readonly CardId[] => {
  const { plots, groups } = trial.draws[turns - 1] ?? trial;
  return [...plots, ...groups];
};

export function TryHand({ deck }: { deck: Deck }) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [turns, setTurns] = useState(0);
  const deal = () => {
    setTrial(dealTrial(deck, READY_DECKS.get(deck.illuminati)?.lead));
    setTurns(0);
  };
  const draws = trial?.draws.slice(0, turns) ?? [];
  return (
    <section class={css.trial} aria-label={t('workshop.try')} data-testid="try-hand">
      <div class={css.trialHead}>
        <h2 class="panel-title">{t('workshop.try')}</h2>
        <Button size="small" icon="dice" testid="try-deal" reason={sizeOf(deck) < 2 ? t('workshop.try.empty') : null} onClick={deal}>
          {trial ? t('workshop.try.again') : t('workshop.try.deal')}
        </Button>
        {trial && (
          <Button
            size="small"
            icon="draw"
            testid="try-draw"
            reason={turns === trial.draws.length ? t('workshop.try.over') : null}
            onClick={() => setTurns(turns + 1)}
          >
            {t('workshop.try.draw')}
          </Button>
        )}
      </div>
      {trial === null ? (
        <p class="small muted">{t('workshop.try.help')}</p>
      ) : (
        <ul class={css.hands}>
          <Faces title={t('workshop.try.lead')} cards={trial.lead === null ? [] : [trial.lead]} />
          <Faces title={t('workshop.part', { part: 'plots', n: trial.plots.length })} cards={trial.plots} />
          <Faces title={t('workshop.part', { part: 'groups', n: trial.groups.length })} cards={trial.groups} />
          {draws.map(({ plots, groups }, turn) => (
            <Faces key={turn} title={t('workshop.try.turn', { n: turn + 1 })} cards={[...plots, ...groups]} />
          ))}
        </ul>
      )}
      <p class="visually-hidden" role="status">
        {trial && t('workshop.try.said', { n: turns, cards: list(newest(trial, turns).map((card) => cardName(card))) })}
      </p>
    </section>
  );
}
