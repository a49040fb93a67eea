import { plotFacts } from '../../cards/index.js';
import { usesOf } from '../../cards/uses.js';
import type { EffectOf } from '../../types/effects.js';
import { refuse } from '../../types/refusals.js';
import { fits } from '../../values/values.js';
import { type Effect, needs } from '../effect.js';
import { disaster, disasterPower, discardNamed, layNamed, namedPlots } from '../strikes.js';

const disasterOf = (card: string): EffectOf<'disaster'> | undefined => {
  for (const ability of plotFacts(card)?.abilities ?? [])
    if ('effect' in ability && ability.effect.kind === 'disaster') return ability.effect;
  return undefined;
};

/** Two Disasters on one Place: the first one's rules, both Powers. */
export const combineDisasters: Effect<unknown> = {
  check: (context) => {
    const { actor, card, fields } = context;
    const { cards = [], on } = fields;
    const named = namedPlots(actor, cards);
    if (named.length !== 2 || cards[0] === cards[1]) return needs('cards');
    for (const kept of named) {
      const effect = disasterOf(kept.card);
      if (!effect) return refuse('N-902', 'noUse', { card });
      const refusal = disaster.check({ ...context, card: kept.card, effect });
      if (refusal) return refusal;
      if (on !== undefined && !fits(actor.board, effect.targets, on)) return refuse('N-710', 'noTarget', { card: kept.card });
    }
    return null;
  },
  target: ({ fields: { on } }) => on,
  // The first one is followed completely, what it costs included.
  cost: ({ actor, fields: { cards = [] } }) => {
    const [first] = namedPlots(actor, cards);
    return first && usesOf(first.card).find(({ effect }) => effect.kind === 'disaster')?.cost;
  },
  announce: (game, play) => {
    layNamed(game, play);
    const effect = disasterOf(game.board.cards[play.fields.cards?.[0] ?? '']?.card ?? '');
    if (effect) disaster.announce?.(game, play, effect);
  },
  undo: (game, play) => {
    discardNamed(game, play);
    disaster.undo?.(game, play, { kind: 'disaster' } as EffectOf<'disaster'>);
  },
  apply: (game, play) => {
    const { board } = game;
    const [first = '', second = ''] = play.fields.cards ?? [];
    const lead = disasterOf(board.cards[first]?.card ?? '');
    const added = disasterOf(board.cards[second]?.card ?? '');
    const { on } = play.fields;
    if (!lead || !added || on === undefined) return;
    disaster.apply(
      game,
      { ...play, card: board.cards[first]?.card ?? play.card },
      {
        ...lead,
        power: [['anything', disasterPower(board, lead, on, play.paid) + disasterPower(board, added, on, play.paid)]],
        plusPer: undefined,
        plusPayer: undefined,
      },
    );
    discardNamed(game, play);
  },
};
