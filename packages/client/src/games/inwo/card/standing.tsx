import type { Refusal } from '@illuminice/rules';
import {
  type Board,
  check,
  findSeat,
  type IntentType,
  inStructure,
  isAsleep,
  isBlighted,
  isGroupInPlay,
  openAttack,
  powerOf,
  reliefNeeds,
  type TableCard,
  whyBarred,
} from '@illuminice/rules/inwo';
import { previewPart } from '../../../hud/shell/preview-frame';
import type { TableModel } from '../../../table/table-model';
import { refusalText } from '../../../text';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { cardName, nameOf, t, term } from '../words';
import { tokenOf } from './token-of';

type Line = readonly [text: string, rule?: string];

/** Moves, links and reliefs barred for a card in the main part of the viewer's turn, with reasons. */
const barredWith = (position: Position | null, laid: TableCard): [IntentType, Refusal][] => {
  if (!position || check(position.view, { type: 'knock' })) return [];
  const own = laid.owner === position.me;
  const types: readonly (IntentType | false)[] = [
    own && isGroupInPlay(laid) && 'move',
    own && laid.zone === 'resource' && 'link',
    laid.devastated && 'relief',
  ];
  return types.flatMap((type): [IntentType, Refusal][] => {
    const refusal = type && whyBarred(position.view, type, laid.id);
    return refusal ? [[type, refusal]] : [];
  });
};

const CODES = { captured: 'N-402', blighted: 'N-733', power: 'N-306' } as const;

const whyNoToken = (board: Board, laid: TableCard): keyof typeof CODES | null => {
  if (laid.captured) return 'captured';
  if (!inStructure(laid)) return null;
  return isBlighted(board, laid.id) ? 'blighted' : powerOf(board, laid.id) === 0 ? 'power' : null;
};

const tokenLines = (board: Board, laid: TableCard): Line[] => {
  const token = tokenOf(board, laid);
  if (!token) return [];
  const text = token.amount > 1 ? t('token.count', { n: token.amount }) : t('token.state', { state: token.state });
  const why = token.amount === 0 ? whyNoToken(board, laid) : null;
  return [[text, token.state === 'pledged' ? 'N-402' : 'N-204'], ...(why ? [[t('token.why', { why }), CODES[why]] as const] : [])];
};

const devastationLines = (board: Board, laid: TableCard): Line[] => {
  if (laid.devastated) return [[t('card.devastated', { need: reliefNeeds(laid) }), 'N-733']];
  return inStructure(laid) && isBlighted(board, laid.id) ? [[t('card.below.devastated'), 'N-733']] : [];
};

const linkLines = (board: Board, laid: TableCard): Line[] => {
  const guests = Object.values(board.cards).filter(({ host }) => host === laid.id);
  const asleep = (guest: TableCard) => (isAsleep(board, guest.id) ? ` · ${t('card.asleep', { card: cardName(laid.card) })}` : '');
  return [
    ...(laid.host
      ? [[t(isAsleep(board, laid.id) ? 'card.asleep' : 'card.linkedTo', { card: nameOf(board, laid.host) }), 'N-805'] as const]
      : []),
    ...guests.map(
      (guest): Line => [`${t('card.links')}: ${cardName(guest.card)}${asleep(guest)}`, guest.zone === 'linked' ? 'N-806' : 'N-805'],
    ),
  ];
};

const shieldLines = (board: Board, laid: TableCard, table: Pick<TableModel, 'name'>): Line[] => {
  const seat = findSeat(board, laid.owner);
  const isShielded = seat !== undefined && seat.turns === 0 && board.turn !== null && board.turn.player !== seat.player;
  return isShielded && inStructure(laid) ? [[t('card.shield', { player: table.name(seat.player) }), 'N-113']] : [];
};

/** Tokens, links, Devastation, shield, and why it cannot act or be a target, with the rule. */
export function Standing({ on: laid, board }: { on: TableCard; board: Board }) {
  const table = useTable();
  const order = board.nwo.indexOf(laid.id);
  const changes = board.changes.filter((change) => change.on === laid.id && change.until !== 'good');
  const lines: Line[] = [
    ...(order >= 0 ? [[t('card.order', { n: order + 1 }), 'N-810'] as const] : []),
    ...tokenLines(board, laid),
    ...devastationLines(board, laid),
    ...linkLines(board, laid),
    ...changes.map(
      (change): Line => [`${cardName(change.card)}: ${t('card.until', { until: change.until, player: table.name(change.by) })}`],
    ),
    ...(laid.beneath > 0 ? [[t('card.beneath', { n: laid.beneath })] as const] : []),
    ...shieldLines(board, laid, table),
    ...(openAttack(board)?.target === laid.id ? [[t('scene.target')] as const] : []),
    ...barredWith(table.game.position.value, laid).map(
      ([type, refusal]): Line => [`${term('intents', type)}: ${refusalText(refusal, { player: table.name })}`, refusal.code],
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <ul class={previewPart.previewReasons} data-testid="card-standing">
      {lines.map(([line, rule], i) => (
        // Index keys: lines keep their order and differ in text only.
        <li key={i}>
          <span>{line}</span>
          {rule && <small>{rule}</small>}
        </li>
      ))}
    </ul>
  );
}
