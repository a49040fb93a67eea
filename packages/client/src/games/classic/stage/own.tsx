import { cardFacts } from '@illuminice/rules/classic';
import { useEffect } from 'preact/hooks';
import { play } from '../../../sound/index';
import { cardName, cardText, goalText, t } from '../../../text';
import { CardPicture } from '../card/picture';
import { goalNeed } from '../panels/goal-need';
import { useTable } from '../use-table';
import css from './ceremony.module.css';
import type { OwnScene } from './scenes';

/** The viewer's Illuminati, large: numbers, power, and the two ways to win (C-102, C-1106). */
export function Own({ scene, told }: { scene: OwnScene; told: boolean }) {
  const table = useTable();
  const { card, groups } = scene;
  const facts = cardFacts[card];
  const { me } = table.game;
  useEffect(() => {
    if (told) play('place');
  }, [told]);
  if (facts?.kind !== 'illuminati') return null;
  const style = { '--seat': me ? table.seat(me).look.colour : 'var(--brass)' };
  return (
    <section class={css.own} style={style} data-testid="stage-own" aria-label={cardName(card)}>
      <p class={css.versus}>{t('stage.own')}</p>
      <CardPicture card={card} width={180} />
      <h2 class={css.title}>{cardName(card)}</h2>
      <p class={css.numbers}>{t('stage.numbers', { power: facts.power, transferable: facts.transferable, income: facts.income })}</p>
      <p>{cardText(card)}</p>
      <p class="muted">{t('stage.wins')}</p>
      <ul class={css.wins}>
        <li>{goalText('basic', groups)}</li>
        <li>{goalText(card, goalNeed(card))}</li>
      </ul>
    </section>
  );
}
