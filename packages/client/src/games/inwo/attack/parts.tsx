import type { CardId, PlayerId } from '@illuminice/rules';
import { type Attack, type CopyId, LEDGER_PARTS, type LedgerEntry, type LedgerPart, type SharedEntry } from '@illuminice/rules/inwo';
import { CardChip as Chip, Duel, DuelArrow, EmptyChip } from '../../../hud/contest/card-chip';
import { signed } from '../../../hud/contest/percent';
import { countedNeed, isHopeless } from '../../../text';
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

/** A line of the ledger, and its player if known. */
type Row = LedgerEntry & Partial<Pick<SharedEntry, 'by' | 'itself'>>;

const merged = (rows: readonly Row[]): Row[] => {
  const lines: Row[] = [];
  for (const row of rows) {
    const index = lines.findIndex(({ part, card, by }) => part === 'opposition' && part === row.part && card === row.card && by === row.by);
    const same = lines[index];
    if (same) lines[index] = { ...same, value: same.value + row.value };
    else lines.push(row);
  }
  return lines;
};

/**
 * Every modifier, one a line, adding up to the number needed (N-420): first those of the announcement, then other players'. @param by the
 * attacker; left out: nobody else has taken part yet @param total text of the number's effect @param destroys number up to which a Disaster
 * destroys; null: no Disaster
 */
export function Ledger(props: {
  rows: readonly Row[];
  needs: number;
  by?: PlayerId;
  total?: 'needed' | 'devastated' | 'killed';
  destroys?: number | null;
}) {
  const { rows, needs, by, total = 'needed', destroys = null } = props;
  const table = useTable();
  const others = merged(rows.filter((row) => row.by !== undefined && row.by !== by));
  const sorted = rows
    .filter((row) => row.by === undefined || row.by === by)
    .sort((row, other) => LEDGER_PARTS.indexOf(row.part) - LEDGER_PARTS.indexOf(other.part));
  const hopeless = isHopeless(needs);
  const wasted = needs - countedNeed(needs);
  const announced = sorted.reduce((sum, { value }) => sum + value, 0);
  return (
    <table class={css.ledger} data-testid="ledger">
      <caption class="visually-hidden">{t('ledger.caption')}</caption>
      <tbody>
        {sorted.map(({ part, value, card }, index) => (
          <tr key={`${part} ${card ?? ''} ${index}`} data-part={part}>
            <td>
              <Icon name={ICONS[part]} />
            </td>
            <th scope="row">
              <b>{term('ledger', part)}</b> {card !== undefined && <span class="muted">{cardName(card)}</span>}
            </th>
            <td class={value < 0 ? 'minus' : 'plus'} translate={false}>
              {signed(value)}
            </td>
          </tr>
        ))}
        {others.length > 0 && (
          <tr class={css.announced} data-testid="ledger-announced">
            <td />
            <th scope="row">{t('ledger.announced')}</th>
            <td>{announced < 0 ? signed(announced) : announced}</td>
          </tr>
        )}
        {others.map(({ part, value, card, by: whose, itself }) => {
          const seat = table.seat(whose ?? '');
          return (
            <tr key={`${whose} ${part} ${card} ${value}`} class={css.fresh} data-part={part} data-by={seat.place}>
              <td>
                <SeatMark look={seat.look} size={13} />
              </td>
              <th scope="row">
                <b style={{ color: seat.look.colour }}>{seat.name}</b>{' '}
                <span class="muted">
                  {itself ? t('ledger.itself') : `${term('ledger', part)} ${card === undefined ? '' : cardName(card)}`}
                </span>
              </th>
              <td class={value < 0 ? 'minus' : 'plus'} translate={false}>
                {signed(value)}
              </td>
            </tr>
          );
        })}
        {wasted > 0 && (
          <tr data-testid="ledger-wasted">
            <td />
            <th scope="row" class="muted">
              {t('ledger.wasted')}
            </th>
            <td class="minus" translate={false}>
              {signed(-wasted)}
            </td>
          </tr>
        )}
        <tr class={css.total}>
          <td />
          <th scope="row">{t('ledger.total', { total, hopeless: hopeless ? 'yes' : 'no' })}</th>
          <td data-testid="ledger-needs" data-needs={needs}>
            {hopeless ? '–' : t('ledger.orLess', { needs: countedNeed(needs) })}
          </td>
        </tr>
        {destroys !== null && (
          <tr class={css.destroyed}>
            <td />
            <th scope="row">{t('ledger.destroyed')}</th>
            <td translate={false} data-testid="ledger-destroys">
              {isHopeless(destroys) ? '–' : t('ledger.orLess', { needs: countedNeed(destroys) })}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A card by name, with its owner's mark; `empty`: placeholder for a card to be picked. */
export function CardChip(props: { copy: CopyId | null; card?: CardId; empty?: string; testid: string; onClear?: () => void }) {
  const table = useTable();
  const { copy, card, empty, testid, onClear } = props;
  if (copy === null && card === undefined) return <EmptyChip>{empty}</EmptyChip>;
  const { board } = table.game.view.value;
  const onTable = copy !== null && Object.hasOwn(board.cards, copy) ? board.cards[copy] : undefined;
  return (
    <Chip
      name={card === undefined ? copyName(table.game.view.value, copy ?? '') : cardName(card)}
      owner={onTable?.owner ?? null}
      elsewhere={t('attack.fromHand')}
      previews={onTable ? copy : null}
      testid={testid}
      onClear={onClear}
    />
  );
}

/** Both cards of an attack; a Plot leads an attack of its own. */
export const DuelOf = ({ attack }: { attack: Attack }) => (
  <Duel>
    <CardChip copy={attack.leader} card={attack.plot?.card} testid="attack-attacker" />
    <DuelArrow />
    <CardChip copy={attack.target} card={attack.targetCard} testid="attack-target" />
  </Duel>
);
