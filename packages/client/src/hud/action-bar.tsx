import { type CardId, cardFacts, check } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { shortName, t } from '../text';
import { Button } from '../ui/button';
import type { IconName } from '../ui/icon';
import { newAttack } from './gestures/attack';
import { newTransfer, newTreasuries } from './gestures/money';
import { newPlace } from './gestures/place';
import { newRearrange } from './gestures/rearrange';
import { newTrade } from './gestures/trade';
import type { Table } from './gestures/types';
import { type TableModel, useTable } from './model';
import './action-bar.css';

interface Action {
  name: string;
  icon: IconName;
  text: string;
  reason: ComponentChildren;
  run: () => void;
  pressed?: boolean;
  main?: boolean;
}

/** The actions of the rules: each can be taken, or says why not. */
export function ActionBar() {
  const table = useTable();
  const now = table.table.value;
  if (!now || now.view.board.phase === 'over') return null;
  const { phase } = now.view.board;
  if (phase === 'chooseIlluminati' || phase === 'chooseGoal') return null;
  return (
    <div class="action-bar" role="toolbar" aria-label={t('actions.title')} data-testid="action-bar">
      {actionsOf(table, now).map((action) => (
        <Button
          key={action.name}
          class={`action ${action.main ? 'main' : ''}`}
          icon={action.icon}
          reason={action.reason}
          pressed={action.pressed}
          testid={`action-${action.name}`}
          onClick={action.run}
        >
          <span>{action.text}</span>
        </Button>
      ))}
    </div>
  );
}

function actionsOf(table: TableModel, now: Table): Action[] {
  const { offers, view } = now;
  const gesture = table.gesture.value;
  const is = (kind: string) => gesture?.kind === kind;
  const toggle = (kind: string, begin: () => void) => () => (is(kind) ? table.cancel() : begin());
  const starting = view.board.phase === 'start' && view.board.turn?.player === now.me;
  const actions: Action[] = [];

  if (starting) {
    actions.push({
      name: 'draw',
      icon: 'draw',
      text: t('action.draw'),
      reason: table.why(offers.drawCard.refusal),
      run: () => void table.act({ type: 'drawCard' }),
      main: true,
    });
  }
  actions.push(
    {
      name: 'attack',
      icon: 'attack',
      text: t('action.attack'),
      reason: table.why(offers.attack.refusal),
      pressed: is('attack'),
      run: toggle('attack', () => table.begin(newAttack())),
      main: !offers.attack.refusal,
    },
    {
      name: 'transfer',
      icon: 'transfer',
      text: t('action.transfer'),
      reason: table.why(offers.transfer.refusal),
      pressed: is('transfer'),
      run: toggle('transfer', () => table.begin(newTransfer())),
    },
    {
      name: 'move',
      icon: 'move',
      text: t('action.move'),
      reason: table.why(offers.moveGroup.refusal),
      pressed: gesture?.kind === 'place' && gesture.why === 'move',
      run: toggle('place', () => table.begin(newPlace('move'))),
    },
    {
      name: 'drop',
      icon: 'drop',
      text: t('action.drop'),
      reason: table.why(offers.drop.refusal),
      pressed: is('drop'),
      run: toggle('drop', () => table.begin({ kind: 'drop', group: null })),
    },
  );
  const partner = offers.offer.can?.to[0];
  actions.push({
    name: 'trade',
    icon: 'trade',
    text: t('action.trade'),
    reason: table.why(offers.offer.refusal),
    pressed: is('trade'),
    run: toggle('trade', () => partner && table.begin(newTrade(partner))),
  });
  actions.push(...powersOf(table, now));
  actions.push(
    {
      name: 'pass',
      icon: 'coin',
      text: t('action.pass'),
      reason: table.why(offers.pass.refusal),
      run: () => void table.act({ type: 'pass' }),
    },
    {
      name: 'end',
      icon: 'flag',
      text: offers.endTurn.can?.next === 'powers' ? t('action.toPowers') : t('action.end'),
      reason: table.why(offers.endTurn.refusal),
      run: () => void table.act({ type: 'endTurn' }),
      main: view.board.turn?.actionsLeft === 0,
    },
  );
  return actions;
}

/** What one's own cards can do at will, each with the reason why not now (C-413, C-1001, C-1002). */
function powersOf(table: TableModel, now: Table): Action[] {
  const { offers, view } = now;
  const own = view.board.seats.find(({ player }) => player === now.me)?.cards ?? [];
  const gesture = table.gesture.value;
  return own.flatMap((card): Action[] => {
    const facts = cardFacts[card];
    if (!facts || facts.kind === 'special') return [];
    return facts.abilities.flatMap((ability): Action[] => {
      if (!('use' in ability) || ability.use === 'privilege') return [];
      if (ability.use === 'draw') {
        const refusal = check(view, { type: 'drawCard', extra: true });
        return [
          {
            name: 'extra-draw',
            icon: 'draw',
            text: t('action.extraDraw', { cost: ability.cost }),
            reason: table.why(refusal),
            run: () => void table.act({ type: 'drawCard', extra: true }),
          },
        ];
      }
      const power = offers.usePower.can?.cards.find((one) => one.card === card);
      const pressed = gesture !== null && 'card' in gesture && gesture.card === card;
      return [
        {
          name: `power-${card}`,
          icon: 'power',
          text: shortName(card),
          reason: power ? null : (table.why(offers.usePower.refusal ?? check(view, { type: 'usePower', card })) ?? t('action.noPower')),
          pressed,
          run: () => power && (pressed ? table.cancel() : table.begin(powerGesture(now, card, power.needs))),
          main: power !== undefined,
        },
      ];
    });
  });
}

function powerGesture(now: Table, card: CardId, needs: 'alteration' | 'moves' | 'placements') {
  if (needs === 'alteration') return { kind: 'alter', card, group: null, change: 'add', alignment: null } as const;
  return needs === 'moves' ? newTreasuries(now, card, 'usePower', 0) : newRearrange(now, card);
}
