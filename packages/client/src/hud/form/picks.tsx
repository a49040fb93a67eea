import type { Refusal } from '@illuminice/rules';
import { useState } from 'preact/hooks';
import type { FormChoice } from '../../table/form-draft';
import { useGameUi, useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { looksAt } from '../shell/looks-at';
import { whyNot } from '../shell/why-not';
import { CardPick, OwnerMark } from './card-pick';
import css from './picks.module.css';

type Shown = Pick<FormChoice<unknown>, 'id' | 'text' | 'card' | 'shows' | 'place' | 'owner'>;
type Choice = Omit<FormChoice<unknown>, 'pick'>;

export const textOf = (table: Pick<TableModel, 'name'>, { text, owner }: Shown): string => text ?? table.name(owner ?? '');

/** Card shown with a choice; none for places, which are found on the table. */
export const cardOf = ({ place, shows, card }: Shown) => (place ? undefined : (shows ?? card));

const SHOWN = 24;
const MOST_UNFIT = 60;

interface PicksProps<C> {
  name: string;
  label: string;
  choices: readonly C[];
  press: (choice: C) => void;
}

/** The choices of a blank: fitting ones as chips, the others folded, each with its reason. */
export function Picks<C extends Choice>({ name, label, choices, press }: PicksProps<C>) {
  const [more, showMore] = useState(false);
  const fitting = choices.filter(({ why, isPicked }) => why === undefined || isPicked);
  const unfit = choices.filter((choice) => !fitting.includes(choice));
  const shown = more ? fitting : fitting.slice(0, SHOWN);
  return (
    <fieldset class={css.picks} aria-label={label} data-testid={`blank-${name}`}>
      <p class={css.ask}>{label}</p>
      <div class="chips">
        {shown.map((choice) => (
          <ChoiceChip key={choice.id} choice={choice} press={press} />
        ))}
        {fitting.length > shown.length && (
          <Button size="small" kind="quiet" testid={`more-${name}`} onClick={() => showMore(true)}>
            {t('form.more', { n: fitting.length - shown.length })}
          </Button>
        )}
      </div>
      {fitting.length === 0 && <p class="small muted">{t('form.nothingFits')}</p>}
      <Unfit name={name} choices={unfit} why={({ why }) => (typeof why === 'object' ? why : null)} press={press} />
    </fieldset>
  );
}

function ChoiceChip<C extends Choice>({ choice, press }: { choice: C; press: (choice: C) => void }) {
  const table = useTable();
  const { id, owner = null, isPicked } = choice;
  const card = cardOf(choice);
  const chip = { pressed: isPicked, testid: `pick-${id}`, onClick: () => press(choice) };
  if (card !== undefined) return <CardPick {...chip} card={card} name={textOf(table, choice)} owner={owner} />;
  return (
    <Chip {...chip} colour={owner === null ? 'var(--brass)' : table.seat(owner).look.colour}>
      <OwnerMark owner={owner} />
      {textOf(table, choice)}
    </Chip>
  );
}

/**
 * Choices that do not fit now, folded; some can be picked all the same, if other answers can make them fit. `why`: the rules' reason,
 * looked up on unfolding.
 */
export function Unfit<C extends Shown>(props: {
  name: string;
  choices: readonly C[];
  why: (choice: C) => Refusal | null;
  press: (choice: C) => void;
}) {
  const table = useTable();
  const { OnChoice } = useGameUi().card;
  const { name, choices, why, press } = props;
  const [isOpen, open] = useState(false);
  if (choices.length === 0) return null;
  return (
    <details class="disclosure" onToggle={(event) => open(event.currentTarget.open)}>
      <summary data-testid={`others-${name}`}>{t('form.others', { n: choices.length })}</summary>
      {isOpen && (
        <ul class={css.others}>
          {choices.slice(0, MOST_UNFIT).map((choice) => {
            const card = cardOf(choice);
            const words = (
              <>
                <OwnerMark owner={choice.owner ?? null} />
                {textOf(table, choice)}
              </>
            );
            return (
              <li key={choice.id}>
                <button
                  type="button"
                  class={css.other}
                  data-testid={`pick-${choice.id}`}
                  {...(card !== undefined && looksAt(table, card))}
                  onClick={() => press(choice)}
                >
                  {card === undefined ? words : <OnChoice card={card}>{words}</OnChoice>}
                </button>
                <span class="small muted">{whyNot(table, why(choice))}</span>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
