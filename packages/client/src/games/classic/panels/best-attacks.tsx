import { useEffect, useState } from 'preact/hooks';
import { percent } from '../../../hud/contest/percent';
import { looksAt } from '../../../hud/shell/looks-at';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, countedNeed, kindName, money as moneyText, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import { bestOf, leaders, type Proposal, proposalsOf } from '../attack/proposals';
import type { Position } from '../drafts/kind';
import { useTable } from '../use-table';
import css from './options-panel.module.css';

const SHOWN = 3;

/** The best attacks of every kind, each ready to be announced by a click, with the money it needs. */
export function BestAttacks({ position }: { position: Position }) {
  const table = useTable();
  const best = useBest(position);
  const { refusal } = position.offers.attack;
  if (refusal) return <p class={cx(css.none, 'small')}>{whyNot(table, refusal)}</p>;
  return (
    <div class={css.best}>
      <h3>{t('can.best')}</h3>
      {best?.length === 0 && <p class={cx(css.none, 'small')}>{t('can.noAttack')}</p>}
      {best?.map((proposal, place) => (
        <Best key={proposal.card} proposal={proposal} place={place} position={position} />
      ))}
    </div>
  );
}

function Best({ proposal, place, position }: { proposal: Proposal; place: number; position: Position }) {
  const table = useTable();
  const { kind, attacker, card, odds, money, paid, defence, draft, goal } = proposal;
  const owner = position.view.board.cards[card]?.owner;
  const seat = owner ? table.seat(owner) : null;
  const chance = (odds: number) => t('scene.odds', { percent: percent(odds) });
  return (
    <button
      type="button"
      class={css.attack}
      data-testid={`best-${place}`}
      data-kind={kind}
      data-attacker={attacker}
      data-target={card}
      data-money={money}
      {...looksAt(table, card)}
      onClick={() => table.draft.begin(draft)}
    >
      <span class={css.pair}>
        {kind !== 'control' && `${kindName(kind)}: `}
        {cardName(attacker)} <Icon name="arrow" /> {cardName(card)}
      </span>
      <b class="figures" translate={false}>
        {money > 0 ? `${chance(odds)} → ${chance(paid.odds)}` : chance(odds)}
      </b>
      <span class={css.whose}>
        {seat && <SeatMark look={seat.look} size={11} />} {seat ? seat.name : t('scene.uncontrolled')}
        {defence && `, ${t(`card.${defence.by}`)} ${defence.value}`}
        {goal !== null && ` · ${t('can.yourGoal')}`}
      </span>
      <span class={css.needs}>
        {money > 0 ? t('can.withMoney', { money: moneyText(money) }) : `${countedNeed(paid.needs)} ${t('odds.orLess')}`}
      </span>
    </button>
  );
}

/**
 * The best attacks, best first; null while unknown. All pairs are examined, one attacker at a time with pauses, so that the page stays
 * responsive at a full table.
 */
function useBest(position: Position): readonly Proposal[] | null {
  const [best, setBest] = useState<readonly Proposal[] | null>(null);
  useEffect(() => {
    const left = leaders(position);
    const found: Proposal[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const attacker = left.shift();
      if (attacker === undefined) return setBest(bestOf(found, SHOWN));
      found.push(...proposalsOf(position, attacker));
      timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [position]);
  return best;
}
