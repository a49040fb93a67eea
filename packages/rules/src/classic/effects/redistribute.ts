import type { SpecialWith } from '../cards/specials.js';
import { runningAttack } from '../game/game.js';
import { checkMoves } from '../turn/money-moves.js';
import type { MoneyMove } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { pay } from '../verbs/verbs.js';
import { type Argument, type EffectFor, effect, outsidePrivilege } from './effect.js';

const moneyMoves: Argument<readonly MoneyMove[], SpecialWith<'redistribute'>> = {
  needs: 'moves',
  fields: ['moves'],
  read: ({ fields }) => fields.moves,
  missing: ({ effect: { rule } }) => refuse(rule, 'noMoves'),
  check: ({ actor, effect: { rule, play } }, moves) => checkMoves(actor, moves, play.bonus, rule),
  candidates: () => ({}),
};

/** Moves money among the player's treasuries, and some from the bank (C-913). */
export const redistribute: EffectFor<'redistribute'> = effect(
  { moves: moneyMoves },
  {
    when: (context) => {
      const { actor, effect: card } = context;
      const attack = runningAttack(actor.board);
      const takesPart = attack?.by === actor.player || attack?.defender === actor.player;
      const refused = attack !== null && (!takesPart || attack.stage !== 'contest');
      return outsidePrivilege(context) ?? (refused ? refuse(card.rule, 'notInAttack', { card: card.id }) : null);
    },
    apply: (game, { by, moves }) => {
      for (const { from, to, amount } of moves) pay(game, { from, to, amount, reason: 'special', player: by });
    },
  },
);
