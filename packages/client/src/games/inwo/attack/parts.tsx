import type { CardId } from '@illuminice/rules';
import { type Attack, type CopyId, LEDGER_PARTS, type LedgerEntry, type LedgerPart } from '@illuminice/rules/inwo';
import { cx } from '../../../ui/cx';
import { Icon, type IconName } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import { copyName } from '../drafts/choice-text';
import { useTable } from '../use-table';
import { cardName, t, term } from '../words';
import css from './attack.module.css';

const ICONS: Readonly<Record<LedgerPart, IconName>> = {
  power: 'star',
  aid: 'plus',
  alignment: 'group',
  ability: 'power',
  plots: 'special',
  agents: 'eye',
  faction: 'unlock',
  spy: 'eye',
  defence: 'shield',
  loyalty: 'link',
  position: 'steps',
  opposition: 'minus',
};

/** +4, −2: with a true minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** Everything that counts, line by line, adding up to the number needed (N-420). */
export function Ledger({ rows, needs }: { rows: readonly LedgerEntry[]; needs: number }) {
  const sorted = [...rows].sort((one, other) => LEDGER_PARTS.indexOf(one.part) - LEDGER_PARTS.indexOf(other.part));
  return (
    <table class={css.ledger} data-testid="ledger">
      <caption class="visually-hidden">{t('ledger.caption')}</caption>
      <tbody>
        {sorted.map(({ part, value, card }, at) => (
          <tr key={`${part} ${card ?? ''} ${at}`} data-part={part}>
            <td>
              <Icon name={ICONS[part]} />
            </td>
            <th scope="row">
              <b>{term('ledger', part)}</b> {card !== undefined && <span class="muted">{cardName(card)}</span>}
            </th>
            <td class={value < 0 ? 'minus' : 'plus'}>{signed(value)}</td>
          </tr>
        ))}
        <tr class={css.total}>
          <td />
          <th scope="row">{t('ledger.needed')}</th>
          <td data-testid="ledger-needs">{needs < 0 ? signed(needs) : needs}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A card in a word, with its owner's mark; without one, what is to be picked. */
export function CardChip(props: { copy: CopyId | null; card?: CardId; empty?: string; testid: string; onClear?: () => void }) {
  const table = useTable();
  const { copy, card, empty, testid, onClear } = props;
  if (copy === null && card === undefined) return <span class={cx(css.cardChip, css.empty)}>{empty}</span>;
  const { board } = table.game.view.value;
  const onTable = copy !== null && Object.hasOwn(board.cards, copy) ? board.cards[copy] : undefined;
  const seat = onTable?.owner ? table.seat(onTable.owner) : null;
  const body = (
    <>
      <strong>{card === undefined ? copyName(table.game.view.value, copy ?? '') : cardName(card)}</strong>
      <span class="small">
        {seat ? (
          <>
            <SeatMark look={seat.look} size={12} /> {seat.name}
          </>
        ) : (
          t('attack.fromHand')
        )}
      </span>
    </>
  );
  const style = { '--seat': seat?.look.colour ?? 'var(--brass)' };
  return onClear ? (
    <button type="button" class={css.cardChip} style={style} data-testid={testid} onClick={onClear}>
      {body}
    </button>
  ) : (
    <span class={css.cardChip} style={style} data-testid={testid}>
      {body}
    </span>
  );
}

/** The two cards of an attack; of one that a Plot makes, the Plot leads. */
export const DuelOf = ({ attack }: { attack: Attack }) => (
  <div class={css.duel}>
    <CardChip copy={attack.leader} card={attack.plot?.card} testid="attack-attacker" />
    <Icon name="arrow" class={css.duelArrow} />
    <CardChip copy={attack.target} card={attack.targetCard} testid="attack-target" />
  </div>
);
