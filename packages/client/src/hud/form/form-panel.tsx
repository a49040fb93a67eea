import type { ComponentChildren } from 'preact';
import type { GameTypes } from '../../net/game-types';
import type { FormBlank } from '../../table/form-draft';
import { useGameUi, useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { looksAt } from '../shell/looks-at';
import { LockIn, StepPanel } from '../shell/step-panel';
import css from './form-panel.module.css';
import { cardOf, Picks, textOf } from './picks';

type AnyDraft = GameTypes['Draft'];

/**
 * Panel of a form draft: notes, blanks, outcome (`children`), and the button that sends it. `onPick`: gets the draft of each choice instead
 * of showing it.
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

/** A closed blank: its answer, on a button that opens it again. */
function Answer<D>({ blank, change }: { blank: FormBlank<D>; change: (draft: D) => void }) {
  const table = useTable();
  const { name, label, isFilled, isOptional, choices, open, clear } = blank;
  const { OnChoice } = useGameUi().card;
  const picked = choices.filter(({ isPicked }) => isPicked);
  const [only] = picked.length === 1 ? picked : [];
  const card = only && cardOf(only);
  const words = isFilled ? picked.map((choice) => textOf(table, choice)).join(', ') || t('form.set') : t('form.choose');
  return (
    <div class={css.row} data-testid={`blank-${name}`}>
      <span class="small muted">{label}</span>
      <button
        type="button"
        class={cx(css.answer, !isFilled && css.empty)}
        data-testid={`change-${name}`}
        {...(card !== undefined && looksAt(table, card))}
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
