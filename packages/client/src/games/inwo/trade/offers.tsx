import { check, type Deal, type DealPart, type Intent } from '@illuminice/rules/inwo';
import { useState } from 'preact/hooks';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { SeatMark } from '../../../ui/seat-mark';
import { copyName } from '../drafts/choice-text';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { list, t } from '../words';
import { acceptance, PARTS } from './bargain';
import css from './trade.module.css';
import { Spots } from './trade-panel';

export function Offers({ deals, position }: { deals: readonly Deal[]; position: Position }) {
  return (
    <section class={css.offers} data-testid="offers" aria-label={t('trade.open')}>
      {deals.map((deal) => (
        <Open key={deal.id} deal={deal} position={position} />
      ))}
    </section>
  );
}

const sideText = ({ view }: Position, part: DealPart, hidden: readonly string[]): string => {
  const open = PARTS.flatMap((name) => part[name]);
  const secret = hidden.filter((id) => !open.includes(id));
  const named = [...open, ...secret].map((id) => copyName(view, id));
  const unnamed = part.hidden - secret.length;
  return list([...named, ...(unnamed > 0 ? [t('trade.unnamed', { n: unnamed })] : [])]) || t('trade.nothing');
};

/** True of a side of a deal on which nothing is given. */
const isNothing = (part: DealPart): boolean => part.hidden === 0 && PARTS.every((name) => part[name].length === 0);

function Open({ deal, position }: { deal: Deal; position: Position }) {
  const table = useTable();
  const [spots, setSpots] = useState<Record<string, string>>({});
  const { view, me } = position;
  const mine = deal.from === me;
  const known = view.mine?.offered.find((entry) => entry.deal === deal.id);
  const seat = table.seat(mine ? deal.to : deal.from);
  const accept = acceptance(position, deal, spots);
  const decline: Intent = { type: 'answer', offer: deal.id, accept: false };
  return (
    <article class={css.offer} style={{ '--seat': seat.look.colour }} data-testid={`offer-${deal.id}`}>
      <p>
        <SeatMark look={seat.look} size={12} /> <b>{t('trade.from', { mine: mine ? 'yes' : 'no', name: seat.name })}</b>
      </p>
      {(mine || !isNothing(deal.ask)) && (
        <p class="small">
          {t('trade.youGive', { cards: sideText(position, mine ? deal.give : deal.ask, (mine ? known?.give : known?.ask) ?? []) })}
        </p>
      )}
      <p class="small">
        {t('trade.youGet', {
          free: !mine && isNothing(deal.ask) ? 'yes' : 'no',
          name: seat.name,
          cards: sideText(position, mine ? deal.ask : deal.give, mine ? (known?.ask ?? []) : []),
        })}
      </p>
      {!mine &&
        deal.give.groups.map((group) => (
          <Spots
            key={group}
            group={group}
            position={position}
            chosen={spots[group]}
            onChoose={(spot) => setSpots({ ...spots, [group]: spot })}
          />
        ))}
      <div class={css.acts}>
        {mine ? (
          <Button
            size="small"
            icon="undo"
            testid="offer-withdraw"
            onClick={() => void table.game.act({ type: 'withdraw', offer: deal.id })}
          >
            {t('trade.withdraw')}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              kind="good"
              icon="check"
              testid="offer-accept"
              reason={whyNot(table, check(view, accept))}
              onClick={() => void table.game.act(accept)}
            >
              {t('trade.accept')}
            </Button>
            <Button size="small" icon="close" testid="offer-decline" onClick={() => void table.game.act(decline)}>
              {t('trade.decline')}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
