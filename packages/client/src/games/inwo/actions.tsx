import { check, findSeat, type Intent } from '@illuminice/rules/inwo';
import { effect } from '@preact/signals';
import { whyNot } from '../../hud/shell/why-not';
import type { KeyAction } from '../../prefs/bindings';
import { type Action, leftInTurn } from '../../table/game-ui';
import type { IconName } from '../../ui/icon';
import { firstAttack } from './attack/announcement';
import type { Unfinished } from './drafts/data';
import { beginSentence } from './drafts/saying';
import { newTrade } from './trade/bargain';
import { turnState } from './turn';
import type { Position } from './types';
import type { TableModel } from './use-table';
import { t } from './words';

/** Buttons of the action bar in display order; each can be taken, or has a reason why not. */
export function actions(table: TableModel): readonly Action[] {
  const position = table.game.position.value;
  const turn = position?.view.board.turn;
  const seat = position ? findSeat(position.view.board, position.me) : undefined;
  if (!position || !turn || position.view.board.outcome || seat?.status !== 'in') return [];
  const own = turn.player === position.me;
  return own && position.view.board.phase === 'start' ? startActions(table, position) : mainActions(table, position, own);
}

const atOnce = (table: TableModel, position: Position, intent: Intent, looks: Omit<Action, 'reason' | 'run'>): Action => ({
  ...looks,
  reason: whyNot(table, check(position.view, intent)),
  run: () => void table.game.act(intent),
});

/** Draft of an intent, if the rules allow any legal form of it. */
const asSentence = (
  table: TableModel,
  position: Position,
  partial: Unfinished,
  looks: { name: string; icon: IconName; text: string; key?: KeyAction; main?: boolean },
): Action => {
  const draft = table.draft.current.value;
  const pressed = draft?.kind === 'sentence' && draft.partial.type === partial.type;
  return {
    ...looks,
    pressed,
    reason: whyNot(table, position.offers[partial.type].refusal),
    run: () => (pressed ? table.draft.cancel() : table.draft.begin(beginSentence(position, partial))),
  };
};

function startActions(table: TableModel, position: Position): Action[] {
  const { view } = position;
  // Groups are drawn last, so what bars that draw bars all draws.
  const noDraw = nextDraw(position) ? null : check(view, { type: 'drawGroup' });
  return [
    ...(noDraw ? [] : drawActions(table, position)),
    asSentence(table, position, { type: 'takeOver' }, { name: 'takeOver', icon: 'drop', text: t('action.takeOver'), key: 'transfer' }),
    {
      name: 'attack',
      key: 'attack',
      icon: 'attack',
      text: t('action.attack'),
      reason: whyNot(table, check(view, { type: 'ready' })),
      loses: position.offers.takeOver.refusal ? null : t('action.noTakeover'),
      run: () => void attackAfterTokens(table),
    },
    {
      ...atOnce(
        table,
        position,
        { type: 'ready' },
        { name: 'ready', icon: 'power', text: t('action.ready'), hint: t('action.ready.hint'), key: 'end', last: true },
      ),
      main: noDraw !== null,
    },
  ];
}

const drawActions = (table: TableModel, position: Position): Action[] => [
  {
    name: 'drawAll',
    key: 'draw',
    icon: 'draw',
    text: t('action.drawAll'),
    reason: whyNot(table, null),
    main: true,
    run: () => void actAll(table, nextDraw),
  },
  atOnce(table, position, { type: 'drawPlot' }, { name: 'drawPlot', icon: 'special', text: t('action.drawPlot') }),
  atOnce(table, position, { type: 'drawGroup' }, { name: 'drawGroup', icon: 'group', text: t('action.drawGroup') }),
];

const toMain = ({ view }: Position): Intent | null => (check(view, { type: 'ready' }) === null ? { type: 'ready' } : null);

/** The first attack of a turn: tokens are distributed first. */
async function attackAfterTokens(table: TableModel): Promise<void> {
  await actAll(table, toMain);
  const position = table.game.position.peek();
  if (position?.view.board.phase === 'main' && !position.offers.attack.refusal) table.draft.begin(firstAttack(position));
}

const nextDraw = ({ view }: Position): Intent | null => {
  const draws: readonly Intent[] = [{ type: 'drawPlot' }, { type: 'drawGroup' }];
  return draws.find((intent) => check(view, intent) === null) ?? null;
};

/** Sends intents one after another, each once the table shows the result of the previous one. */
async function actAll(table: TableModel, next: (position: Position) => Intent | null): Promise<void> {
  for (;;) {
    const position = table.game.position.peek();
    const intent = position && next(position);
    if (!intent || !(await table.game.act(intent))) return;
    await new Promise<void>((resolve) => {
      const stop = effect(() => {
        if (table.game.view.value === position.view) return;
        queueMicrotask(() => stop());
        resolve();
      });
    });
  }
}

function mainActions(table: TableModel, position: Position, own: boolean): Action[] {
  const { view } = position;
  const draft = table.draft.current.value;
  const attacking = draft?.kind === 'attack';
  const partner = view.board.seats.find(({ player, status }) => player !== position.me && status === 'in')?.player;
  const devastated = Object.values(view.board.cards).some((card) => card.devastated);
  return [
    {
      name: 'attack',
      key: 'attack',
      icon: 'attack',
      text: t('action.attack'),
      reason: whyNot(table, position.offers.attack.refusal),
      pressed: attacking,
      main: own && !check(view, { type: 'knock' }),
      run: () => (attacking ? table.draft.cancel() : table.draft.begin(firstAttack(position))),
    },
    asSentence(
      table,
      position,
      { type: 'takeOver', pay: true },
      { name: 'takeOver', icon: 'drop', text: t('action.takeOver'), key: 'transfer' },
    ),
    asSentence(table, position, { type: 'move' }, { name: 'move', icon: 'move', text: t('action.move'), key: 'move' }),
    asSentence(table, position, { type: 'link' }, { name: 'link', icon: 'link', text: t('action.link'), key: 'drop' }),
    {
      name: 'trade',
      key: 'trade',
      icon: 'trade',
      text: t('action.trade'),
      // Someone to trade with always exists while the game goes on.
      reason: null,
      pressed: draft?.kind === 'trade',
      run: () => (draft?.kind === 'trade' ? table.draft.cancel() : partner !== undefined && table.draft.begin(newTrade(partner))),
    },
    ...(devastated
      ? [
          asSentence(
            table,
            position,
            { type: 'relief' },
            { name: 'relief', icon: 'shield' as const, text: t('action.relief'), key: 'power' as const },
          ),
        ]
      : []),
    asSentence(table, position, { type: 'buyPlot' }, { name: 'buyPlot', icon: 'draw', text: t('action.buyPlot'), key: 'pass' }),
    {
      ...atOnce(table, position, { type: 'knock' }, { name: 'knock', icon: 'flag', text: t('action.knock'), key: 'end', last: true }),
      leaves: leftInTurn(turnState(view)),
      main: false,
    },
  ];
}
