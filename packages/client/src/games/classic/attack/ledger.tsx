import type { PlayerId } from '@illuminice/rules';
import type { Board, LedgerPart, LedgerRow } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { signed } from '../../../hud/contest/percent';
import { MEDIA } from '../../../style/breakpoints';
import { alignmentName, cardName, countedNeed, isHopeless, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { Icon, type IconName } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import { useMedia } from '../../../ui/use-media';
import { useTable } from '../use-table';
import css from './ledger.module.css';

const MONEY: ReadonlySet<LedgerPart> = new Set(['money', 'interference', 'defenceMoney']);

const ICONS: Record<LedgerPart, IconName> = {
  power: 'star',
  aid: 'plus',
  alignment: 'group',
  neutralize: 'unlock',
  ability: 'power',
  money: 'coin',
  interference: 'coin',
  defence: 'shield',
  position: 'steps',
  defenceMoney: 'coin',
};

const rowKey = (row: LedgerRow) => [row.part, row.card, row.player, row.alignments?.join(), row.value < 0].join(' ');

/** Every modifier of the attack, one a line, adding up to the number needed (C-409). `newest`: player whose money came last. */
export function Ledger({ rows, needs, newest = null }: { rows: readonly LedgerRow[]; needs: number; newest?: PlayerId | null }) {
  const printed = rows.filter(({ part }) => !MONEY.has(part));
  const money = rows.filter(({ part }) => MONEY.has(part));
  // Too little room for every line at once.
  const tight = useMedia(`${MEDIA.tablet}, ${MEDIA.low}`);
  const hopeless = isHopeless(needs);
  const wasted = needs - countedNeed(needs);
  const before = printed.reduce((sum, { value }) => sum + value, 0);
  return (
    <table class={css.ledger} data-testid="ledger">
      <caption class="visually-hidden">{t('ledger.caption')}</caption>
      <tbody>
        {tight
          ? [FOR, AGAINST].map((side) => <Folded key={side.key} side={side} rows={printed.filter(({ part }) => side.parts.has(part))} />)
          : printed.map((row) => <Line key={rowKey(row)} row={row} />)}
        {money.length > 0 && (
          <tr class={css.subtotal}>
            <td />
            <th scope="row">{t('ledger.beforeMoney')}</th>
            <td>{before < 0 ? signed(before) : before}</td>
          </tr>
        )}
        {money.map((row) => (
          <Line key={rowKey(row)} row={row} isNewest={row.player === newest} />
        ))}
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
          <th scope="row">{t('ledger.total', { hopeless: hopeless ? 'yes' : 'no' })}</th>
          <td data-testid="ledger-needs">{hopeless ? '–' : t('ledger.orLess', { needs: countedNeed(needs) })}</td>
        </tr>
      </tbody>
    </table>
  );
}

interface LedgerSide {
  key: 'ledger.for' | 'ledger.defenders';
  icon: IconName;
  parts: ReadonlySet<LedgerPart>;
}
const FOR: LedgerSide = { key: 'ledger.for', icon: 'star', parts: new Set(['power', 'aid', 'alignment', 'neutralize', 'ability']) };
const AGAINST: LedgerSide = { key: 'ledger.defenders', icon: 'shield', parts: new Set(['defence', 'position']) };

/** Several lines in one, where room is short; a tap unfolds them. */
function Folded({ side, rows }: { side: LedgerSide; rows: readonly LedgerRow[] }) {
  const [open, setOpen] = useState(false);
  const [only] = rows;
  if (!only) return null;
  if (rows.length === 1) return <Line row={only} />;
  const sum = rows.reduce((total, { value }) => total + value, 0);
  return (
    <>
      <tr class={css.folded}>
        <td>
          <Icon name={side.icon} />
        </td>
        <th scope="row">
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <b>{t(side.key)}</b> <span class="muted">{t('ledger.lines', { n: rows.length })}</span> <Icon name={open ? 'up' : 'down'} />
          </button>
        </th>
        <td translate={false} class={sum < 0 ? 'minus' : 'plus'}>
          {signed(sum)}
        </td>
      </tr>
      {open && rows.map((row) => <Line key={rowKey(row)} row={row} />)}
    </>
  );
}

function Line({ row, isNewest = false }: { row: LedgerRow; isNewest?: boolean }) {
  const table = useTable();
  const payer = row.player ? table.seat(row.player) : null;
  return (
    // A changed amount gets a new key, so that the row flashes.
    <tr key={`${rowKey(row)} ${row.value}`} class={cx(MONEY.has(row.part) && css.fresh)} data-part={row.part}>
      <td>{payer ? <SeatMark look={payer.look} size={13} /> : <Icon name={ICONS[row.part]} />}</td>
      <th scope="row">
        <RowWords row={row} />
        {isNewest && (
          <small class={css.newest} role="status" data-testid="last-added">
            {t('attack.justNow', { asked: table.game.isAwaited.value ? 'yes' : 'no' })}
          </small>
        )}
      </th>
      <td translate={false} class={row.value < 0 ? 'minus' : 'plus'}>
        {signed(row.value)}
      </td>
    </tr>
  );
}

type Words = readonly [lead: string, rest: string];

const alignmentWords = ({ alignments }: LedgerRow): Words => {
  const [own, theirs] = alignments ?? ['Government', 'Government'];
  if (own === theirs) return [alignmentName(own), t('ledger.bothSides')];
  return [t('ledger.against', { own: alignmentName(own), theirs: alignmentName(theirs) }), ''];
};

const defenceWords = ({ card, value }: LedgerRow, payer: string, cards: Board['cards']): Words => {
  const doubled = card && cards[card]?.master !== null;
  const amount = Math.abs(value);
  const text = { amount: doubled ? amount / 2 : amount, doubled: doubled ? 'yes' : 'no', card: card ? cardName(card) : '' };
  return [payer, t('ledger.defends', text)];
};

function wordsOf(row: LedgerRow, table: ReturnType<typeof useTable>): Words {
  const card = row.card ? cardName(row.card) : '';
  const amount = Math.abs(row.value);
  const payer = row.player ? table.name(row.player) : '';
  switch (row.part) {
    case 'power':
    case 'aid':
    case 'ability':
      return [t(`ledger.${row.part}`), card];
    case 'alignment':
      return alignmentWords(row);
    case 'neutralize':
      return [t('ledger.neutralize'), ''];
    case 'defence':
      return [t(row.by === 'power' ? 'ledger.defencePower' : 'ledger.defenceResistance'), t('ledger.ofTarget')];
    case 'position':
      return [t('ledger.position', { n: row.distance ?? 0 }), t('ledger.fromItsIlluminati')];
    case 'money':
      return [payer, t('ledger.money', { amount, card })];
    case 'interference':
      return [payer, t(row.value > 0 ? 'ledger.helps' : 'ledger.opposes', { amount })];
    case 'defenceMoney':
      return defenceWords(row, payer, table.game.view.value.board.cards);
  }
}

function RowWords({ row }: { row: LedgerRow }) {
  const [lead, rest] = wordsOf(row, useTable());
  return (
    <>
      <b>{lead}</b> <span class="muted">{rest}</span>
    </>
  );
}
