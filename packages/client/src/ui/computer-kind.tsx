import { COMPUTERS, type ComputerLevel, type ComputerStyle } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { t } from '../text';
import css from './computer-kind.module.css';

interface Kind {
  readonly level: ComputerLevel;
  readonly style: ComputerStyle;
}

/** A computer player in words: "computer player, expert, vengeful". */
export const kindOfComputer = ({ level, style }: Kind): string =>
  [t('lobby.computerLevel', { level }), ...(style === 'plain' ? [] : [t('lobby.style', { style })])].join(', ');

/** Choice of a computer's level and style, where the game has several. `onChange` gets only what changed. */
export function ComputerKind({
  level,
  style,
  name,
  ruleset,
  testid,
  onChange,
}: Kind & { name: string; ruleset: RulesetId; testid: string; onChange(kind: Partial<Kind>): void }) {
  const { levels, styles } = COMPUTERS[ruleset];
  return (
    <span class={css.kind}>
      {levels.length > 1 && (
        <select
          class="select"
          aria-label={t('lobby.levelOf', { name })}
          data-testid={`${testid}-level`}
          value={level}
          onChange={({ currentTarget }) => onChange({ level: currentTarget.value as ComputerLevel })}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {t('lobby.level', { level: level })}
            </option>
          ))}
        </select>
      )}
      {styles.length > 1 && (
        <select
          class="select"
          aria-label={t('lobby.styleOf', { name })}
          data-testid={`${testid}-style`}
          value={style}
          onChange={({ currentTarget }) => onChange({ style: currentTarget.value as ComputerStyle })}
        >
          {styles.map((style) => (
            <option key={style} value={style}>
              {t('lobby.style', { style: style })}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
