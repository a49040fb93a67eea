import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameTypes } from '../../net/game-types';
import type { FormBlank, FormChoice } from '../../table/form-draft';
import { useGameUi, useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/seat-mark';
import { looksAt } from '../shell/looks-at';
import { LockIn, StepPanel } from '../shell/step-panel';
import { whyNot } from '../shell/why-not';
import css from './form-panel.module.css';

type AnyDraft = GameTypes['Draft'];
type Shown = Omit<FormChoice<unknown>, 'pick'>;

const textOf = (table: TableModel, { text, owner }: Shown): string => text ?? table.name(owner ?? '');

/** Card that is shown with a choice. Places are found on the table. */
const cardOf = (choice: Shown | undefined) => (choice?.place ? undefined : (choice?.shows ?? choice?.card));

const looksAtChoice = (table: TableModel, choice: Shown | undefined) => {
  const card = cardOf(choice);
  return card === undefined ? undefined : looksAt(table, card);
};

/**
 * Panel of a draft that is a form: notes, its blanks, what it will do (`children`), and the button that sends it.
 * `onPick`: called with the draft of each choice instead of showing it.
 */
export function FormPanel<D extends AnyDraft>(props: {
  title: string;
  testid: string;
  must?: boolean;
  notes?: ComponentChildren;
  blanks: readonly FormBlank<D>[];
  children?: ComponentChildren;
  send?: Parameters<typeof LockIn>[0];
  onPick?: (draft: D) => void;
}) {
  const table = useTable();
  const { title, testid, must, notes, blanks, children, send } = props;
  const change = props.onPick ?? ((draft: D) => table.draft.change(draft));
  const pick = props.onPick ?? ((draft: D) => table.draft.pick(draft));
  const isShown = ({ isFilled, isOpen, isOptional }: FormBlank<D>) => isFilled || isOpen || !isOptional;
  const more = blanks.filter((blank) => !isShown(blank) && blank.choices.length > 0);
  return (
    <StepPanel title={title} testid={testid} must={must}>
      {notes}
      {blanks
        .filter(isShown)
        .map((blank) =>
          blank.isOpen ? (
            <Picks key={blank.name} {...blank} press={(choice) => pick(choice.pick())} />
          ) : (
            <Answer key={blank.name} blank={blank} change={change} />
          ),
        )}
      {more.length > 0 && (
        <div class="chips" data-testid="more-blanks">
          {more.map(({ name, label, open }) => (
            <Button key={name} size="small" kind="quiet" icon="plus" testid={`add-${name}`} onClick={() => open && change(open())}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {children}
      {send && <LockIn {...send} />}
    </StepPanel>
  );
}

/** A closed blank: what is picked, on a button that opens it again. */
function Answer<D>({ blank, change }: { blank: FormBlank<D>; change: (draft: D) => void }) {
  const table = useTable();
  const { name, label, isFilled, isOptional, choices, open, clear } = blank;
  const { OnChoice } = useGameUi().card;
  const picked = choices.filter(({ isPicked }) => isPicked);
  const card = picked.length === 1 ? cardOf(picked[0]) : undefined;
  const words = isFilled ? picked.map((choice) => textOf(table, choice)).join(', ') || t('form.set') : t('form.choose');
  return (
    <div class={css.row} data-testid={`blank-${name}`}>
      <span class="small muted">{label}</span>
      <button
        type="button"
        class={cx(css.answer, !isFilled && css.empty)}
        data-testid={`change-${name}`}
        {...(picked.length === 1 && looksAtChoice(table, picked[0]))}
        onClick={() => open && change(open())}
      >
        {card ? <OnChoice card={card}>{words}</OnChoice> : words}
      </button>
      {isFilled && isOptional && clear && (
        <Button
          size="small"
          kind="quiet"
          icon="close"
          label={t('form.clear', { label })}
          testid={`clear-${name}`}
          onClick={() => change(clear())}
        />
      )}
    </div>
  );
}

const SHOWN = 24;
const MOST_UNFIT = 60;

interface PicksProps<C> {
  name: string;
  label: string;
  choices: readonly C[];
  press: (choice: C) => void;
}

/** The choices of a blank: fitting ones as chips, the others folded, each with its reason. */
export function Picks<C extends Shown>({ name, label, choices, press }: PicksProps<C>) {
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
      {unfit.length > 0 && <Unfit name={name} choices={unfit} press={press} />}
    </fieldset>
  );
}

function ChoiceChip<C extends Shown>({ choice, press }: { choice: C; press: (choice: C) => void }) {
  const table = useTable();
  const { OnChoice } = useGameUi().card;
  const { id, owner = null, isPicked } = choice;
  const card = cardOf(choice);
  const look = owner === null ? null : table.seat(owner).look;
  const words = (
    <>
      {look && owner !== table.game.me && (
        <>
          <SeatMark look={look} size={11} />{' '}
        </>
      )}
      {textOf(table, choice)}
    </>
  );
  return (
    <Chip
      pressed={isPicked}
      colour={look?.colour ?? 'var(--brass)'}
      testid={`pick-${id}`}
      looks={looksAtChoice(table, choice)}
      onClick={() => press(choice)}
    >
      {card === undefined ? words : <OnChoice card={card}>{words}</OnChoice>}
    </Chip>
  );
}

/** Choices that do not fit now, folded; one may be picked all the same, where other answers would make it fit. */
function Unfit<C extends Shown>({ name, choices, press }: Omit<PicksProps<C>, 'label'>) {
  const table = useTable();
  const [isOpen, open] = useState(false);
  return (
    <details class="disclosure" onToggle={(event) => open(event.currentTarget.open)}>
      <summary data-testid={`others-${name}`}>{t('form.others', { n: choices.length })}</summary>
      {isOpen && (
        <ul class={css.others}>
          {choices.slice(0, MOST_UNFIT).map((choice) => (
            <li key={choice.id}>
              <button
                type="button"
                class={css.answer}
                data-testid={`pick-${choice.id}`}
                {...looksAtChoice(table, choice)}
                onClick={() => press(choice)}
              >
                {textOf(table, choice)}
              </button>
              {typeof choice.why === 'object' && <span class="small muted">{whyNot(table, choice.why)}</span>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
