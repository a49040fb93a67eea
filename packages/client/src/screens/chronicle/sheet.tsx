import type { RefObject } from 'preact';
import { at } from '../../base-path';
import { useGameUi, useTable } from '../../table/table-context';
import { type Chronicle, t } from '../../text';
import { Icon } from '../../ui/icon';
import css from './chronicle.module.css';
import type { Article, Page } from './page';
import type { Told } from './told';

const SIGN = 150;
const PICTURE = { width: 88, height: 60 } as const;

export function Sheet(props: {
  innerRef: RefObject<HTMLElement | null>;
  page: Page;
  issue: string;
  cast: string;
  story: readonly string[];
  told: Told;
  texts: Chronicle;
}) {
  const { innerRef, page, issue, cast, story, told, texts } = props;
  const table = useTable();
  const [first] = told.story.headline.winners;
  return (
    <article ref={innerRef} class={css.sheet} data-testid="chronicle-sheet">
      <header class={css.masthead}>
        <p class={css.paper} data-testid="chronicle-paper">
          {page.paper}
        </p>
        <p class={css.motto}>{page.motto}</p>
        <p class={css.issue} data-testid="chronicle-issue">
          {issue}
        </p>
      </header>
      <div class={css.lead}>
        <div>
          <h1 data-testid="chronicle-headline">{page.headline}</h1>
          {story.map((sentence) => (
            <p key={sentence} class={css.story}>
              {sentence}
            </p>
          ))}
          <p class={css.cast}>{cast}</p>
        </div>
        {first !== undefined && (
          <div class={css.sign} data-crown>
            {told.end.crown(table.game.view.value, first, SIGN)}
          </div>
        )}
      </div>
      <section class={css.articles} aria-label={texts.t('points')}>
        {page.articles.length === 0 && <p>{texts.t('none')}</p>}
        {page.articles.map((article) => (
          <Piece key={article.moment} article={article} id={told.game.id} texts={texts} />
        ))}
      </section>
    </article>
  );
}

function Piece({ article, id, texts }: { article: Article; id: string; texts: Chronicle }) {
  const { Picture } = useGameUi().card;
  const { title, sentence, card, turn, moment } = article;
  return (
    <section class={css.article} data-testid="chronicle-article">
      {card !== null && (
        <span class={css.picture}>
          <Picture card={card} {...PICTURE} />
        </span>
      )}
      <h2>{title}</h2>
      <p>
        {sentence.map((part, index) => (part.player === undefined && part.card === undefined ? part.text : <b key={index}>{part.text}</b>))}
      </p>
      <a href={at(`/r/${id}?at=${moment}`)} aria-label={`${t('charts.turn', { turn })}: ${texts.t('see')}`} title={texts.t('see')}>
        {t('charts.turn', { turn })} <Icon name="arrow" />
      </a>
    </section>
  );
}
