import { z } from 'zod';
import type { CardId, Refusal } from '../../core/types.js';
import type { Rect } from '../../domain/geometry.js';
import type { Side } from '../../domain/types.js';
import { announce } from '../attack/attacking.js';
import { hasRoomFor, isTarget, mayAid, mayLead, notShunned, shunnedBy, suitsKind } from '../attack/legality.js';
import { payable, paymentOptions } from '../attack/privileges.js';
import { groupFacts, specialFacts } from '../cards/index.js';
import { type Actor, cardOn, illuminatiOf, seatOf, specialsOf } from '../game/game.js';
import { actionLeft, amountIn, inActions, inHand, onTable } from '../game/gates.js';
import { obstaclesOf, openArrows } from '../structure/structure.js';
import type { Board, Candidates, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { ATTACK_KINDS, type AttackKind } from '../types/words.js';
import { powerOf } from '../values/values.js';
import { amount, type Command, cardId, cardList, privilegePayment } from './command.js';

const gate = (actor: Actor): Refusal | null => inActions(actor) ?? actionLeft(actor);

const checkAids = (actor: Actor, intent: IntentOf<'attack'>): Refusal | null => {
  const { aids, attacker, target } = intent;
  for (const [i, aid] of aids.entries()) {
    if (aids.indexOf(aid) !== i) return refuse('C-404', 'namedTwice', { card: aid });
    if (aid === attacker) return refuse('C-404', 'aidsItself', { card: aid });
    if (aid === target) return refuse('C-408', 'aidsAgainstItself', { card: aid });
    const refusal = mayAid(actor, aid) ?? notShunned(actor.board, actor.player, intent, aid);
    if (refusal) return refusal;
  }
  return null;
};

/** Checks the announcement's money, and the payment for privilege out of it (C-421, C-602, C-704). */
const checkFunds = (actor: Actor, { attacker, spend = [], privilege }: IntentOf<'attack'>): Refusal | null => {
  const { board, player } = actor;
  const illuminati = illuminatiOf(seatOf(board, player));
  const spent = new Map<CardId, number>();
  for (const { from, amount: mb } of spend) {
    const unseen = onTable(board, from);
    if (unseen) return unseen;
    if (from !== attacker && from !== illuminati) return refuse('C-421', 'wrongTreasury', { card: from });
    const already = spent.get(from) ?? 0;
    const refusal = amountIn(mb, cardOn(board, from).money - already);
    if (refusal) return refusal;
    spent.set(from, already + mb);
  }
  return privilege ? payable(actor, privilege, spent.get(illuminati) ?? 0) : null;
};

const checkWhispering = (actor: Actor, { kind, whispering, privilege }: IntentOf<'attack'>): Refusal | null => {
  if (whispering === undefined) return null;
  const held = inHand(actor, whispering, 'C-914');
  if (held) return held;
  const { play } = specialFacts(whispering);
  if (!('use' in play) || play.use !== 'whispering') return refuse('C-914', 'wrongCard', { card: whispering });
  if (kind !== 'destroy') return refuse('C-914', 'onlyToDestroy');
  return privilege && 'card' in privilege && privilege.card === whispering ? refuse('C-914', 'namedTwice', { card: whispering }) : null;
};

interface Targets {
  uncontrolled: CardId[];
  others: CardId[];
  destroyable: CardId[];
  powerless: CardId[];
  shunned: Map<CardId, readonly string[]>;
  /** Controllable targets by the printed side of the inward arrow: cards with the same one fit the same arrows. */
  bySide: Map<Side, CardId[]>;
}

const targetsOf = ({ board, player }: Actor): Targets => {
  const targets: Targets = {
    uncontrolled: board.uncontrolled,
    others: [],
    destroyable: [],
    powerless: [],
    shunned: new Map(),
    bySide: new Map(),
  };
  const sort = (card: CardId) => (powerOf(board, card) > 0 ? targets.destroyable : targets.powerless).push(card);
  for (const card of board.uncontrolled) sort(card);
  for (const seat of board.seats) {
    if (seat.status !== 'in') continue;
    const [, ...groups] = seat.cards;
    const shunned = groups.length > 0 && seat.player !== player ? shunnedBy(board, groups[0] as CardId) : [];
    for (const card of groups) {
      if (seat.player !== player) targets.others.push(card);
      if (shunned.length > 0) targets.shunned.set(card, shunned);
      sort(card);
    }
  }
  return targets;
};

const addTo = <K, V>(lists: Map<K, V[]>, key: K, value: V): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

/** Targets for which an arrow of the attacker is open (C-406), computed once a side. */
const roomFor = (
  board: Board,
  attacker: CardId,
  { bySide, all }: Pick<Targets, 'bySide'> & { readonly all: readonly CardId[] },
  obstacles: readonly Rect[],
): readonly CardId[] => {
  const fitting: CardId[][] = [];
  for (const list of bySide.values())
    if (openArrows(board, { group: list[0] as CardId, onto: attacker }, obstacles).length > 0) fitting.push(list);
  return fitting.length === bySide.size ? all : fitting.flat();
};

const offerAttack = (actor: Actor): Refusal | Candidates['attack'] => {
  const { board, player } = actor;
  const { cards } = seatOf(board, player);
  const targets = targetsOf(actor);
  const whispering = specialsOf(actor).find((id) => {
    const { play } = specialFacts(id);
    return 'use' in play && play.use === 'whispering';
  });
  const obstacles = obstaclesOf(board, player);
  const all = [...targets.uncontrolled, ...targets.others];
  for (const card of all) addTo(targets.bySide, groupFacts(card).inward, card);
  const attackers: Candidates['attack']['attackers'] = [];
  for (const card of cards) {
    if (mayLead(actor, card)) continue;
    const allowed = (kind: AttackKind, list: readonly CardId[]): readonly CardId[] =>
      targets.shunned.size === 0 && kind !== 'destroy'
        ? list
        : list.filter((target) => target !== card && !notShunned(board, player, { kind, attacker: card, target }, card));
    attackers.push({
      card,
      money: cardOn(board, card).money,
      control: allowed('control', roomFor(board, card, { bySide: targets.bySide, all }, obstacles)),
      neutralize: allowed('neutralize', targets.others),
      destroy: allowed('destroy', targets.destroyable),
      whispering: whispering === undefined ? [] : allowed('destroy', targets.powerless),
    });
  }
  const useful = attackers.filter(
    ({ control, neutralize, destroy, whispering: w }) => control.length + neutralize.length + destroy.length + w.length > 0,
  );
  if (useful.length === 0) return refuse('C-402', attackers.length === 0 ? 'noAttacker' : 'noTarget');
  const aids = cards
    .filter((card) => mayAid(actor, card) === null)
    .map((card) => ({
      card,
      never: [...targets.shunned.keys()].filter((target) => notShunned(board, player, { kind: 'neutralize', attacker: '', target }, card)),
    }));
  const illuminati = illuminatiOf(seatOf(board, player));
  const treasury = { card: illuminati, money: cardOn(board, illuminati).money };
  return { attackers: useful, aids, illuminati: treasury, privilege: paymentOptions(actor), whispering: whispering ?? null };
};

export const attack: Command<'attack'> = {
  type: 'attack',
  shape: z.strictObject({
    type: z.literal('attack'),
    kind: z.enum(ATTACK_KINDS),
    attacker: cardId,
    target: cardId,
    aids: cardList,
    spend: z
      .array(z.strictObject({ from: cardId, amount }))
      .max(20)
      .optional(),
    privilege: privilegePayment.optional(),
    whispering: cardId.optional(),
  }),
  check: (actor, intent) => {
    const { board, player } = actor;
    const { kind, attacker, target } = intent;
    return (
      gate(actor) ??
      mayLead(actor, attacker) ??
      isTarget(board, target) ??
      (attacker === target ? refuse('C-408', 'attacksItself', { card: target }) : null) ??
      checkWhispering(actor, intent) ??
      suitsKind(board, player, { kind, target, whispering: intent.whispering !== undefined }) ??
      (kind === 'control' ? hasRoomFor(board, attacker, target) : null) ??
      notShunned(board, player, intent, attacker) ??
      checkAids(actor, intent) ??
      checkFunds(actor, intent) ??
      intent
    );
  },
  apply: (game, by, intent) => announce(game, by, intent),
  offer: (actor) => gate(actor) ?? offerAttack(actor),
};
