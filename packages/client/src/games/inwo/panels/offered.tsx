import { check, type Intent, type IntentType } from '@illuminice/rules/inwo';
import { Button } from '../../../ui/button';
import { blanksOf, type Fields } from '../drafts/blanks';
import type { Unfinished } from '../drafts/data';
import { fits } from '../drafts/filling';
import { beginSentence } from '../drafts/saying';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { t, term } from '../words';
import css from './panels.module.css';

/** Intents with no other place on the page: drawing in another way, playing and using anything, giving up tokens and cards. */
const SENTENCES: readonly IntentType[] = [
  'playPlot',
  'useAbility',
  'drawPlot',
  'drawGroup',
  'removeToken',
  'discard',
  'returnPlot',
  'expose',
  'show',
];

/** True if a legal intent of this type may be possible now. */
const isOpen = (position: Position, type: IntentType): boolean => {
  const partial = { type } as Unfinished;
  const [first] = blanksOf(position, partial).filter(({ optional }) => !optional);
  if (!first) return check(position.view, partial as Intent) === null;
  const choices = first.choices(position, partial as Fields);
  return type === 'playPlot' || type === 'useAbility'
    ? choices.length > 0
    : choices.some((choice) => fits(position, partial, first, choice));
};

export function Offered({ position }: { position: Position }) {
  const table = useTable();
  return (
    <details class="disclosure">
      <summary data-testid="offered">{t('panel.more')}</summary>
      <div class={css.acts}>
        {SENTENCES.filter((type) => isOpen(position, type)).map((type) => (
          <Button
            key={type}
            size="small"
            testid={`say-${type}`}
            onClick={() => table.draft.begin(beginSentence(position, { type } as Unfinished))}
          >
            {term('intents', type)}
          </Button>
        ))}
      </div>
    </details>
  );
}
