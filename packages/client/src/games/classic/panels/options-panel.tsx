import type { CardId } from '@illuminice/rules';
import { goalsOf } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { percent } from '../../../hud/contest/percent';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, countedNeed, t } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Icon, type IconName } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import { powersOf } from '../actions';
import { attackers, firstAttack, settled } from '../attack/announcement';
import { type Chance, chancesOf } from '../attack/chances';
import type { Position } from '../drafts/kind';
import { taxDraft } from '../drafts/tax';
import { openOffers } from '../trade/bargain';
import { useTable } from '../use-table';
import { goalLabel } from './goal-need';
import css from './options-panel.module.css';
import { Standings } from './status-panel';

/** What the viewer can do in their own turn: what is worth it first, and what there is none of says so. */
export function OptionsPanel({ position }: { position: Position }) {
  const table = useTable();
  const { offers, view, me } = position;
  const offered = openOffers({ view }).filter(({ to }) => to === me).length;
  const powers = powersOf(table, position);
  const { can } = offers.attack;
  const seat = view.board.seats.find(({ player }) => player === me);
  return (
    <section class={css.options} data-testid="options-panel" aria-label={t('can.title')}>
      <h2 class="panel-title">{t('can.title')}</h2>
      <BestAttacks position={position} />
      <Line icon="trade" says={t('can.offers', { n: offered })} none={offered === 0}>
        {offered > 0 && (
          <Button size="small" testid="can-offers" onClick={showOffers}>
            {t('can.look')}
          </Button>
        )}
      </Line>
      {powers.map(({ name, text, reason, run }) => (
        <Line key={name} icon="power" says={name === 'extra-draw' ? text : t('can.power', { card: text })} none={reason !== null}>
          <Button size="small" testid={`can-${name}`} reason={reason} onClick={run}>
            {t('can.use')}
          </Button>
        </Line>
      ))}
      {powers.length === 0 && <Line icon="power" says={t('can.noPower')} none />}
      {can && (
        <Line
          icon="lock"
          says={t('can.privilege', { n: can.privilege.cards.length, pay: can.privilege.pay ? 'yes' : 'no', cost: can.privilege.cost })}
          none={can.privilege.cards.length === 0 && !can.privilege.pay}
        />
      )}
      <Line
        icon="coin"
        says={t('tax.from', { named: seat?.taxFrom ? 'yes' : 'no', card: seat?.taxFrom ? cardName(seat.taxFrom) : '' })}
        none={!offers.taxFrom.can}
      >
        {offers.taxFrom.can && (
          <Button size="small" testid="action-tax" hint={t('tax.help')} onClick={() => table.draft.begin(taxDraft.start())}>
            {t('can.choose')}
          </Button>
        )}
      </Line>
      <details class={css.fold}>
        <summary data-testid="standings-fold">
          <span>{t('status.title')}</span>
          <Nearest position={position} />
        </summary>
        <Standings tax={false} />
      </details>
    </section>
  );
}

function Line({ icon, says, none, children }: { icon: IconName; says: string; none: boolean; children?: ComponentChildren }) {
  return (
    <div class={cx(css.line, none && css.none)}>
      <Icon name={icon} />
      <span>{says}</span>
      {children}
    </div>
  );
}

const showOffers = () => {
  const offers = document.querySelector('[data-testid="offers"]');
  offers?.scrollIntoView({ block: 'nearest' });
  offers?.querySelector('button')?.focus();
};

/** The player who is closest to winning, with how much of their goal they have. */
function Nearest({ position: { view } }: { position: Position }) {
  const table = useTable();
  const all = view.board.seats
    .filter(({ status, illuminati }) => status === 'in' && illuminati)
    .flatMap(({ player }) => goalsOf(view, player).map((goal) => ({ player, ...goal })));
  const [first] = all.sort((a, b) => b.have / b.need - a.have / a.need);
  return first ? (
    <span class={css.news}>
      {t('can.nearest', { name: table.name(first.player), have: first.have, need: first.need, goal: goalLabel(first.goal) })}
    </span>
  ) : null;
}

/** How many attacks are proposed. */
const SHOWN = 3;

interface Proposal extends Chance {
  readonly attacker: CardId;
}

/** The attacks to control with the best chances, ready to be announced at a click. */
function BestAttacks({ position }: { position: Position }) {
  const table = useTable();
  const best = useBest(position);
  const { refusal } = position.offers.attack;
  if (refusal) return <p class={cx(css.none, 'small')}>{whyNot(table, refusal)}</p>;
  return (
    <div class={css.best}>
      <h3>{t('can.best')}</h3>
      {best?.length === 0 && <p class={cx(css.none, 'small')}>{t('can.noAttack')}</p>}
      {best?.map(({ attacker, card, needs, odds, defence }, place) => {
        const owner = position.view.board.cards[card]?.owner;
        const seat = owner ? table.seat(owner) : null;
        return (
          <button
            key={card}
            type="button"
            class={css.attack}
            data-testid={`best-${place}`}
            data-attacker={attacker}
            data-target={card}
            onClick={() => table.draft.begin(settled(position, { ...firstAttack(position, attacker), target: card }))}
          >
            <span class={css.pair}>
              {cardName(attacker)} <Icon name="arrow" /> {cardName(card)}
            </span>
            <b class="figures" translate={false}>
              {t('scene.odds', { percent: percent(odds) })}
            </b>
            <span class={css.whose}>
              {seat && <SeatMark look={seat.look} size={11} />} {seat ? seat.name : t('scene.uncontrolled')}
              {defence && `, ${t(`card.${defence.by}`)} ${defence.value}`}
            </span>
            <span class={css.needs}>{`${countedNeed(needs)} ${t('odds.orLess')}`}</span>
          </button>
        );
      })}
    </div>
  );
}

/**
 * The best attack to control each target, the best first; null before they are known. Every pair of cards is looked at, one attacker after
 * the other with a pause between them: the page stays at hand at a full table, too.
 */
function useBest(position: Position): readonly Proposal[] | null {
  const [best, setBest] = useState<readonly Proposal[] | null>(null);
  useEffect(() => {
    const leaders = position.offers.attack.can ? attackers(position, { target: null, whispering: false }) : [];
    const found = new Map<CardId, Proposal>();
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const attacker = leaders.shift();
      if (attacker === undefined) return setBest([...found.values()].sort((a, b) => b.odds - a.odds || b.needs - a.needs).slice(0, SHOWN));
      const draft = firstAttack(position, attacker);
      for (const chance of draft.attackKind === 'control' ? chancesOf(position, draft) : []) {
        const before = found.get(chance.card);
        if (chance.odds > 0 && (!before || chance.needs > before.needs)) found.set(chance.card, { ...chance, attacker });
      }
      timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [position]);
  return best;
}
