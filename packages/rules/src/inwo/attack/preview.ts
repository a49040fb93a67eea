import { type Actor, cardOn, handGroup } from '../game/game.js';
import type { Attack, Board, CopyId, IntentOf, TableCard, View } from '../types/index.js';
import { shareValues } from '../values/values.js';
import { type Fresh, freshAttack } from './fresh.js';
import { recompute } from './ledger.js';

type AttackIntent = IntentOf<'attack'>;

/** The attack that an announcement would open. */
export const plannedAttack = (actor: Actor, { kind, attacker, target, fromHand }: AttackIntent): Attack => {
  const { board, player } = actor;
  const held = fromHand ? handGroup(actor, target) : undefined;
  const owner = held ? null : cardOn(board, target).owner;
  const fresh: Fresh = {
    kind,
    by: player,
    leader: attacker,
    target,
    defender: owner === player ? null : owner,
    fromHand: held !== undefined || cardOn(board, target).zone === 'middle',
    wasHidden: false,
    instant: false,
    plot: null,
    helper: null,
    frozen: null,
    committed: false,
  };
  return freshAttack(fresh, 0, held?.card ?? cardOn(board, target).card);
};

/** The board after the announcement, the leader's token spent, so that the rest of the announcement is checked by the same rules. */
export const announced = (actor: Actor, { attacker, target, fromHand }: AttackIntent, attack: Attack): Board => {
  const { board } = actor;
  const held = fromHand ? handGroup(actor, target) : undefined;
  const cards: Record<CopyId, TableCard> = { ...board.cards };
  const leader = cardOn(board, attacker);
  cards[attacker] = { ...leader, tokens: leader.tokens - 1 };
  if (held)
    cards[target] = {
      ...leader,
      id: target,
      card: held.card,
      zone: 'target',
      owner: null,
      master: null,
      arrow: null,
      host: null,
      tokens: 0,
      devastated: false,
      arrows: [],
    };
  const tried = { ...board, cards, attack };
  shareValues(board, tried, held ? target : null);
  return tried;
};

/** Adds a token of an aiding card: a card is listed once for each. */
export const addAid = (attack: Attack, card: CopyId): void => {
  const known = attack.joins.find((join) => join.card === card);
  if (known) known.tokens += 1;
  else attack.joins.push({ by: attack.by, card, side: 'for', tokens: 1, free: false });
};

/** Numbers of an attack that `check` allows, announced like this, with its aids but without its Plots. */
export const previewAttack = (view: View, intent: AttackIntent): Pick<Attack, 'needs' | 'odds' | 'ledger'> => {
  if (view.player === null || view.mine === null) throw new Error('a spectator attacks nobody');
  const attack = plannedAttack(view as Actor, intent);
  const board = announced(view as Actor, intent, attack);
  for (const card of intent.aids ?? []) addAid(attack, card);
  recompute(board, attack);
  return attack;
};
