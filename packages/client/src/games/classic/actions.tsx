import type { CardId } from '@illuminice/rules';
import { cardFacts, check, findSeat, type Intent } from '@illuminice/rules/classic';
import { effect } from '@preact/signals';
import { whyNot } from '../../hud/shell/why-not';
import { type Action, leftInTurn } from '../../table/game-ui';
import { cardName, t } from '../../text';
import { firstAttack } from './attack/announcement';
import { alterDraft } from './drafts/alter';
import { dropDraft } from './drafts/drop';
import { endDraft } from './drafts/end';
import type { Position } from './drafts/kind';
import { firstMove, placement } from './drafts/place';
import { rearrangeDraft } from './drafts/rearrange';
import { firstTransfer } from './drafts/transfer';
import { treasuriesDraft } from './drafts/treasuries';
import { endsOut, isOut } from './out';
import { newTrade } from './trade/bargain';
import { turnState } from './turn';
import type { TableModel } from './use-table';

const NONE: ReadonlySet<string> = new Set(['over', 'chooseIlluminati', 'chooseGoal']);

/** Actions of the rules in display order; each can be taken, or has a reason why not. */
export function actionsOf(table: TableModel): readonly Action[] {
  const position = table.game.position.value;
  if (!position || NONE.has(position.view.board.phase) || isOut(position)) return [];
  const { offers, view } = position;
  const draft = table.draft.current.value;
  const isKind = (kind: string) => draft?.kind === kind;
  const toggle = (kind: string, begin: () => void) => () => (isKind(kind) ? table.draft.cancel() : begin());
  const starting = view.board.phase === 'start' && view.board.turn?.player === position.me;
  const actions: Action[] = [];

  if (starting) {
    actions.push({
      name: 'draw',
      key: 'draw',
      icon: 'draw',
      text: t('action.draw'),
      reason: whyNot(table, offers.drawCard.refusal),
      run: () => void table.game.act({ type: 'drawCard' }),
      main: true,
    });
  }
  actions.push(
    {
      name: 'attack',
      key: 'attack',
      icon: 'attack',
      text: t('action.attack'),
      reason: whyNot(table, offers.attack.refusal),
      pressed: isKind('attack'),
      run: toggle('attack', () => table.draft.begin(firstAttack(position))),
      main: !offers.attack.refusal,
    },
    {
      name: 'transfer',
      key: 'transfer',
      icon: 'transfer',
      text: t('action.transfer'),
      reason: whyNot(table, offers.transfer.refusal),
      pressed: isKind('transfer'),
      run: toggle('transfer', () => table.draft.begin(firstTransfer(position))),
    },
    {
      name: 'move',
      key: 'move',
      icon: 'move',
      text: t('action.move'),
      reason: whyNot(table, offers.moveGroup.refusal),
      pressed: draft?.kind === 'place' && draft.why === 'move',
      run: toggle('place', () => table.draft.begin(firstMove(position))),
    },
    {
      name: 'drop',
      key: 'drop',
      icon: 'drop',
      text: t('action.drop'),
      reason: whyNot(table, offers.drop.refusal),
      pressed: isKind('drop'),
      run: toggle('drop', () => table.draft.begin(dropDraft.start())),
    },
  );
  const partner = offers.offer.can?.to[0];
  actions.push({
    name: 'trade',
    key: 'trade',
    icon: 'trade',
    text: t('action.trade'),
    reason: whyNot(table, offers.offer.refusal),
    pressed: isKind('trade'),
    run: toggle('trade', () => partner && table.draft.begin(newTrade(partner))),
  });
  // One key for all powers: it uses the first possible one.
  const powers = powersOf(table, position);
  const keyed = powers.find(({ reason }) => reason === null) ?? powers[0];
  actions.push(...powers.map((power): Action => (power === keyed ? { ...power, key: 'power' } : power)));
  actions.push(
    {
      name: 'pass',
      key: 'pass',
      icon: 'coin',
      text: t('action.pass'),
      reason: whyNot(table, offers.pass.refusal),
      pressed: draft?.kind === 'end' && draft.how === 'pass',
      run: () => (endsOut(position) ? table.draft.begin(endDraft.start('pass')) : void table.game.act({ type: 'pass' })),
    },
    {
      name: 'end',
      key: 'end',
      icon: 'flag',
      text: offers.endTurn.can?.next === 'powers' ? t('action.toPowers') : t('action.end'),
      reason: leftOf(table) ? null : whyNot(table, offers.endTurn.refusal),
      last: true,
      leaves: leftInTurn(turnState(view)),
      run: () => void endTurn(table),
      main: view.board.turn?.actionsLeft === 0,
    },
  );
  return actions;
}

function leftOf(table: TableModel): Intent | null {
  const position = table.game.position.value;
  const { kind, who } = table.game.decision.value;
  const draft = table.draft.current.value;
  if (!position || !who.includes(position.me)) return null;
  if (kind === 'settle') return { type: 'done', rev: position.offers.done.can?.rev };
  return kind === 'place' && draft?.kind === 'place' && draft.sends ? placement(position, draft) : null;
}

async function endTurn(table: TableModel): Promise<void> {
  for (let left = leftOf(table); left; left = leftOf(table)) {
    if (!(await table.game.act(left))) return;
    await behind(table, left);
  }
  const position = table.game.position.peek();
  if (position && endsOut(position) && position.offers.endTurn.can?.next !== 'powers') table.draft.begin(endDraft.start('endTurn'));
  else await table.game.act({ type: 'endTurn' });
}

/** Waits until the table shows another open task, or none: an answer may arrive before its consequences. */
const behind = (table: TableModel, done: Intent): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (JSON.stringify(leftOf(table)) === JSON.stringify(done)) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

/** Powers of the viewer's cards, each with the reason why not now (C-413, C-1001, C-1002). */
export function powersOf(table: TableModel, position: Position): Action[] {
  const { offers, view } = position;
  const own = findSeat(view.board, position.me)?.cards ?? [];
  const draft = table.draft.current.value;
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
            reason: whyNot(table, refusal),
            run: () => void table.game.act({ type: 'drawCard', extra: true }),
          },
        ];
      }
      const power = offers.usePower.can?.cards.find((entry) => entry.card === card);
      const pressed = draft !== null && 'card' in draft && draft.card === card;
      return [
        {
          name: `power-${card}`,
          icon: 'power',
          text: cardName(card),
          reason: power ? null : (whyNot(table, offers.usePower.refusal ?? check(view, { type: 'usePower', card })) ?? t('action.noPower')),
          pressed,
          run: () => power && (pressed ? table.draft.cancel() : table.draft.begin(powerDraft(position, card, power.needs))),
          main: power !== undefined,
        },
      ];
    });
  });
}

function powerDraft(position: Position, card: CardId, needs: 'alteration' | 'moves' | 'placements') {
  if (needs === 'alteration') return alterDraft.start(card);
  return needs === 'moves' ? treasuriesDraft.start(position, card, 'usePower', 0) : rearrangeDraft.start(position, card);
}
