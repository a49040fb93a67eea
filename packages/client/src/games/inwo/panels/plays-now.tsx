import { type CopyId, usefulAnswers } from '@illuminice/rules/inwo';
import { looksAt } from '../../../hud/shell/looks-at';
import { Button } from '../../../ui/button';
import { costText } from '../card/cost';
import { CardPicture } from '../card/picture';
import { copyName } from '../drafts/choice-text';
import type { Playing } from '../drafts/filling';
import { beginSentence } from '../drafts/saying';
import { cardOf } from '../known';
import { playableNow } from '../plays';
import type { Position } from '../types';
import { type TableModel, useTable } from '../use-table';
import { cardText, t } from '../words';
import css from './panels.module.css';

const keyOf = (said: Playing): string => `${said.type} ${said.card} ${'ability' in said ? said.ability : ''}`;
const testidOf = (said: Playing): string => `now-${said.card}${'ability' in said ? `-${said.ability}` : ''}`;

/** The viewer's Plots and abilities that are usable now. In a window, answers to it come first, as cards; others are folded. */
export function PlaysNow({ position }: { position: Position }) {
  const table = useTable();
  const plays = playableNow(position);
  if (plays.length === 0) return null;
  const useful: ReadonlySet<CopyId> = new Set(usefulAnswers(position.view));
  const answers = plays.filter(({ card }) => useful.has(card));
  const others = plays.filter(({ card }) => !useful.has(card));
  const isAsked = position.view.board.frames.length > 0;
  return (
    <fieldset class={css.picks} aria-label={t('panel.yours')} data-testid="plays-now">
      {answers.length > 0 && (
        <>
          <p class={css.head}>
            {t('panel.answers')} <span class="small muted">{t('panel.yoursOnly')}</span>
          </p>
          <div class={css.answers} data-testid="useful-answers">
            {answers.map((said) => (
              <AnswerCard key={keyOf(said)} said={said} position={position} table={table} />
            ))}
          </div>
        </>
      )}
      {others.length > 0 &&
        (isAsked ? (
          <details class={css.others} data-testid="any-time">
            <summary class="small">{t('panel.anyTime', { n: others.length })}</summary>
            <Others plays={others} position={position} table={table} />
          </details>
        ) : (
          <>
            <p class={css.head}>
              {t('panel.yours')} <span class="small muted">{t('panel.yoursOnly')}</span>
            </p>
            <Others plays={others} position={position} table={table} />
          </>
        ))}
    </fieldset>
  );
}

/** A small card that can answer: picture, text and cost. */
function AnswerCard({ said, position, table }: { said: Playing; position: Position; table: TableModel }) {
  const { view } = position;
  const card = cardOf(view, said.card) ?? said.card;
  return (
    <button
      type="button"
      class={css.answer}
      data-testid={testidOf(said)}
      {...looksAt(table, said.card)}
      onClick={() => table.draft.begin(beginSentence(position, said))}
    >
      <CardPicture card={card} width={52} height={64} />
      <span>
        <b>{copyName(view, said.card)}</b>
        <span class={css.effect}>{cardText(card)}</span>
        <span class={css.cost}>{costText(card, 'ability' in said ? said.ability : 0)}</span>
      </span>
    </button>
  );
}

const Others = ({ plays, position, table }: { plays: readonly Playing[]; position: Position; table: TableModel }) => (
  <div class={css.acts}>
    {plays.map((said) => (
      <span key={keyOf(said)} class={css.other} {...looksAt(table, said.card)}>
        <Button
          size="small"
          icon={said.type === 'playPlot' ? 'special' : 'power'}
          testid={testidOf(said)}
          onClick={() => table.draft.begin(beginSentence(position, said))}
        >
          {copyName(position.view, said.card)}
        </Button>
      </span>
    ))}
  </div>
);
