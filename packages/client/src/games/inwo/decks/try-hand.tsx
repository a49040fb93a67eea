import type { CardId } from '@illuminice/rules';
import { dealTrial, listed, READY_DECKS, type Trial } from '@illuminice/rules/inwo';
import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../ui/button';
import { leadOf } from '../card/lead';
import { SmallCard } from '../card/small-card';
import { cardName, list, t } from '../words';
import { type Deck, entriesOf, sizeOf } from './deck';
import { groupsOf } from './stats';
import css from './workshop.module.css';

const TURNS = 3;
/** Substitute while a deck has no Illuminati. */
const ANY_ILLUMINATI = 'bavarian-illuminati';

const Faces = ({ cards, title }: { cards: readonly CardId[]; title: string }) => (
  <li>
    <h3 class="small muted">{title}</h3>
    {cards.length === 0 && <p class="small muted">{t('workshop.try.none')}</p>}
    <ul class={css.faces}>
      {cards.map((card, i) => (
        <li key={`${card} ${i}`} title={cardName(card)}>
          <SmallCard card={card} />
          <span class="visually-hidden">{cardName(card)}</span>
        </li>
      ))}
    </ul>
  </li>
);

const dealt = (deck: Deck, seed: string): Trial =>
  dealTrial(
    {
      illuminati: deck.illuminati || ANY_ILLUMINATI,
      cards: listed(entriesOf(deck)),
      lead: leadOf(groupsOf(deck), READY_DECKS.get(deck.illuminati)?.lead),
    },
    seed,
    TURNS,
  );

/** Newest cards: the opening hand, or the draw of the turn. */
const newest = (trial: Trial, turns: number): readonly CardId[] => {
  const { plots, groups } = trial.draws[turns - 1] ?? trial;
  return [...plots, ...groups];
};

/** An opening hand of the present deck, dealt by the rules, and the draws of its first turns. */
export function TryHand({ deck }: { deck: Deck }) {
  const [seed, setSeed] = useState(() => String(Math.random()));
  const [turns, setTurns] = useState(0);
  // The hand changes with each card of the deck; only a new draw is announced.
  const [said, setSaid] = useState<{ trial: Trial; turns: number } | null>(null);
  const trial = useMemo(() => (sizeOf(deck) < 2 ? null : dealt(deck, seed)), [deck, seed]);
  const again = () => {
    const next = String(Math.random());
    setSeed(next);
    setTurns(0);
    setSaid({ trial: dealt(deck, next), turns: 0 });
  };
  const draw = () => {
    setTurns(turns + 1);
    if (trial) setSaid({ trial, turns: turns + 1 });
  };
  return (
    <section class={css.trial} aria-label={t('workshop.try')} data-testid="try-hand">
      <div class={css.trialHead}>
        <h2 class="panel-title">{t('workshop.try')}</h2>
        <Button size="small" icon="dice" testid="try-deal" reason={trial ? null : t('workshop.try.empty')} onClick={again}>
          {t('workshop.try.again')}
        </Button>
        {trial && (
          <Button
            size="small"
            icon="draw"
            testid="try-draw"
            reason={turns === trial.draws.length ? t('workshop.try.over') : null}
            onClick={draw}
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
          {trial.draws.slice(0, turns).map(({ plots, groups }, turn) => (
            <Faces key={turn} title={t('workshop.try.turn', { n: turn + 1 })} cards={[...plots, ...groups]} />
          ))}
        </ul>
      )}
      <p class="visually-hidden" role="status">
        {said && t('workshop.try.said', { n: said.turns, cards: list(newest(said.trial, said.turns).map((card) => cardName(card))) })}
      </p>
    </section>
  );
}
