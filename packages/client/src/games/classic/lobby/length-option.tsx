import { t } from '../../../text';
import { OptionRow } from '../../../ui/option-row';
import { Segmented } from '../../../ui/segmented';
import css from './length-option.module.css';

/** Groups of the basic goal by the number of players (C-1105). */
const USUAL: Record<number, number> = { 2: 13, 3: 13, 4: 12, 5: 10, 6: 9, 7: 8, 8: 8 };
const [LEAST, MOST] = [6, 20];

/** Groups needed to win: short, usual, long, or any legal number. */
export function LengthOption(props: {
  groupsToWin: number | null;
  players: number;
  editable: boolean;
  onChange: (groupsToWin: number | null) => void;
}) {
  const { groupsToWin, players, editable, onChange } = props;
  const usual = USUAL[players] ?? 8;
  const numbers = { short: Math.max(LEAST, usual - 2), usual, long: usual + 2 };
  const now = groupsToWin ?? usual;
  const choose = (n: number) => onChange(n === usual ? null : n);
  return (
    <OptionRow title={t('option.length')} help={t('option.length.help', { usual, players })}>
      <div class={css.lengthOption}>
        <Segmented
          label={t('option.length')}
          testid="option-length"
          disabled={!editable}
          value={(['short', 'usual', 'long'] as const).find((name) => numbers[name] === now) ?? 'own'}
          choices={[
            { value: 'short', text: t('option.length.short', { n: numbers.short }) },
            { value: 'usual', text: t('option.length.usual', { n: usual }) },
            { value: 'long', text: t('option.length.long', { n: numbers.long }) },
          ]}
          onChange={(choice) => choice !== 'own' && choose(numbers[choice])}
        />
        <input
          class="field figures"
          type="number"
          inputMode="numeric"
          min={LEAST}
          max={MOST}
          step={1}
          value={now}
          disabled={!editable}
          aria-label={t('option.length.own', { least: LEAST, most: MOST })}
          title={t('option.length.own', { least: LEAST, most: MOST })}
          data-testid="option-groups"
          onChange={({ currentTarget: field }) => {
            const typed = Math.round(Number(field.value));
            // Resets the field to the table's number once the table accepts it.
            field.value = String(now);
            if (typed !== now) choose(typed);
          }}
        />
      </div>
    </OptionRow>
  );
}
