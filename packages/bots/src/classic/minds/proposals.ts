import type { CardId } from '@illuminice/rules';
import { afterHandover, branchOf, type Intent, type IntentOf, openPlaces, puppetsOf } from '@illuminice/rules/classic';
import { costOfPeace, HELP, PEACE } from './deals.js';
import { gain, megabuckWorth, progressOf, successWorth } from './evaluate.js';
import { trustIn } from './memory.js';
import { bestPlace } from './placing.js';
import { chanceOf } from './plan.js';
import { best, ifLegal, moneyOn, mySeat, type PlayerContext, purseOf, rivals } from './player-context.js';

export interface Proposal {
  readonly intent: Intent;
  readonly key: string;
}

/** Share of a goal from which a player gets no help. */
const CLOSE = 0.75;
/** Points that an exchange of Groups must bring each side. */
const BOTH_GAIN = 2;
/** Assumed chance that a player with money spends it against an attack. */
const DREAD = 0.1;
const LEAST_PRICE = 3;
/** Groups of each side considered for an exchange. */
const LOOKED_AT = 6;

const money = (context: PlayerContext): number => purseOf(context.board, mySeat(context));

/** Money is offered only in every second round: nobody likes to be pestered. */
const isTime = ({ board }: PlayerContext): boolean => Math.floor((board.turn?.number ?? 0) / board.seats.length) % 2 === 0;

const proposal = (context: PlayerContext, key: string, intent: Intent | null): Proposal | null => {
  const { memory, taste } = context;
  if (memory.asked.includes(key) || memory.offers >= taste.offers) return null;
  const legal = ifLegal(context, intent);
  return legal && { intent: legal, key };
};

/** Before an important attack: pays the richest rival for peace, up to the damage they could do. */
export const buyPeace = (context: PlayerContext, { kind, attacker, target }: IntentOf<'attack'>): Proposal | null => {
  const { board, player, memory } = context;
  const owner = board.cards[target]?.owner ?? null;
  const others = rivals(context).filter((seat) => seat.player !== owner);
  const rich = best(others, (seat) => purseOf(board, seat));
  if (!rich || !isTime(context) || rivals(context).length < 2) return null;
  const threat = Math.min(8, purseOf(board, rich));
  const stake = successWorth(context, { by: player, kind, attacker, target });
  const spared = (context.skill.meddling || DREAD) * stake * (chanceOf(10) - chanceOf(10 - threat)) * trustIn(memory, rich.player);
  const amount = Math.min(4, Math.floor(spared / megabuckWorth(context)), Math.floor(money(context) / 4));
  if (threat < 3 || amount < 2) return null;
  return proposal(context, `peace ${rich.player}`, { type: 'offer', to: rich.player, give: { money: amount }, ask: { promise: PEACE } });
};

/** In another's attack: asks for money for peace, if interfering would hardly pay. */
export const sellPeace = (context: PlayerContext): Proposal | null => {
  const { attack } = context.board;
  if (attack?.stage !== 'contest' || attack.privilege === 'declared' || attack.by === context.player || attack.defender === context.player)
    return null;
  const stake = successWorth(context, attack);
  const purse = purseOf(context.board, rivals(context).find((seat) => seat.player === attack.by) ?? mySeat(context));
  if (stake > -3 || stake < -context.skill.win / 4 || money(context) < 4 || purse < 2) return null;
  const price = Math.min(purse, 5, Math.ceil((costOfPeace(context, attack.by) + context.taste.margin) / megabuckWorth(context)) + 1);
  if (price < 2) return null;
  return proposal(context, `sell ${attack.id}`, { type: 'offer', to: attack.by, ask: { money: price }, give: { promise: PEACE } });
};

/** In an attack on oneself: pays another player for help. */
export const askForHelp = (context: PlayerContext): Proposal | null => {
  const { board, player } = context;
  const { attack } = board;
  if (attack?.stage !== 'contest' || attack.defender !== player || attack.privilege === 'declared' || chanceOf(attack.needs) < 0.4)
    return null;
  const rich = best(
    rivals(context).filter((seat) => seat.player !== attack.by),
    (seat) => purseOf(board, seat),
  );
  const amount = Math.min(3, Math.floor(money(context) / 2));
  if (!rich || purseOf(board, rich) < 4 || amount < 1 || successWorth(context, attack) > -8) return null;
  return proposal(context, `help ${attack.id}`, { type: 'offer', to: rich.player, give: { money: amount }, ask: { promise: HELP } });
};

/** Groups without puppets that may be given away. */
const leaves = ({ board }: PlayerContext, cards: readonly CardId[]): CardId[] =>
  cards.slice(1).filter((card) => puppetsOf(board, card).length === 0 && moneyOn(board, card) < 4);

export const exchangeGroups = (context: PlayerContext): Proposal | null => {
  const { board, player } = context;
  if ((board.turn?.actionsLeft ?? 0) < 2 || rivals(context).length < 2) return null;
  const mine = leaves(context, mySeat(context).cards).slice(0, LOOKED_AT);
  let found: { to: string; give: CardId; ask: CardId; worth: number } | null = null;
  for (const seat of rivals(context)) {
    if (progressOf(context, seat.player) >= CLOSE) continue;
    for (const ask of leaves(context, seat.cards).slice(0, LOOKED_AT)) {
      const taken = afterHandover(board, branchOf(board, ask), player);
      for (const give of mine) {
        const after = afterHandover(taken, [give], seat.player);
        const worth = gain(context, after, [player, seat.player]);
        if (worth < BOTH_GAIN || (found && worth <= found.worth)) continue;
        const theirs = gain({ ...context, player: seat.player }, after, [player, seat.player]);
        if (theirs >= BOTH_GAIN) found = { to: seat.player, give, ask, worth };
      }
    }
  }
  if (!found) return null;
  const place = bestPlace(context, found.ask, openPlaces(board, found.ask, player), () => 0);
  if (!place) return null;
  return proposal(context, `swap ${found.to}`, {
    type: 'offer',
    to: found.to,
    give: { groups: [found.give] },
    ask: { groups: [found.ask] },
    placements: [{ group: found.ask, ...place }],
  });
};

export const buyGroup = (context: PlayerContext): Proposal | null => {
  const { board, player } = context;
  const purse = money(context);
  if (!isTime(context) || purse < LEAST_PRICE || rivals(context).length < 2) return null;
  let found: { to: string; ask: CardId; price: number; left: number } | null = null;
  for (const seat of rivals(context)) {
    if (progressOf(context, seat.player) >= CLOSE || seat.cards.length < 3) continue;
    for (const ask of leaves(context, seat.cards).slice(0, LOOKED_AT)) {
      const after = afterHandover(board, [ask], player);
      const loss = -gain({ ...context, player: seat.player }, after, [player, seat.player]);
      const price = Math.max(LEAST_PRICE, Math.ceil((loss + BOTH_GAIN) / context.skill.megabuck));
      const left = gain(context, after, [player, seat.player]) - price * megabuckWorth(context);
      if (price <= purse && left >= context.taste.margin && (!found || left > found.left)) found = { to: seat.player, ask, price, left };
    }
  }
  const place = found && bestPlace(context, found.ask, openPlaces(board, found.ask, player), () => 0);
  if (!found || !place) return null;
  return proposal(context, `buy ${found.to}`, {
    type: 'offer',
    to: found.to,
    give: { money: found.price },
    ask: { groups: [found.ask] },
    placements: [{ group: found.ask, ...place }],
  });
};

export const proposeInTurn = (context: PlayerContext, meant: Intent): Proposal | null => {
  if (context.board.phase !== 'actions') return null;
  const groups = exchangeGroups(context) ?? buyGroup(context);
  return groups ?? (context.skill.deals === 'promises' && meant.type === 'attack' ? buyPeace(context, meant) : null);
};

export const proposeInContest = (context: PlayerContext): Proposal | null => {
  if (context.skill.deals !== 'promises') return null;
  return context.board.attack?.defender === context.player ? askForHelp(context) : sellPeace(context);
};
