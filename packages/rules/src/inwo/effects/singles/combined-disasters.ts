import { plotFacts } from '../../cards/index.js';
import { usesOf } from '../../cards/texts.js';
import type { EffectOf } from '../../types/effects.js';
import type { Kept } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { fits } from '../../values/values.js';
import { fading, firstOf } from '../arguments.js';
import { effect } from '../effect.js';
import { discardNamed, layNamed, pair } from '../pairs.js';
import { CITIES_TOO, disaster, disasterPower, outsideAttacks, returnToken, struck } from '../strikes.js';

const disasterOf = ({ card }: Pick<Kept, 'card'>): EffectOf<'disaster'> | undefined => {
  for (const ability of plotFacts(card)?.abilities ?? [])
    if ('effect' in ability && ability.effect.kind === 'disaster') return ability.effect;
  return undefined;
};

const disastersOf = (plots: readonly Kept[]) => plots.flatMap((plot) => disasterOf(plot) ?? []);

const bothDisasters = pair((plot) => disasterOf(plot) !== undefined);

/** Two Disasters on one Place: the first one's rules, both Powers. */
export const combineDisasters = effect(
  {
    plots: fading(bothDisasters),
    on: fading(
      struck(
        (draft) =>
          (bothDisasters.read(draft) ?? []).flatMap((plot) => {
            const facts = disasterOf(plot);
            return facts ? [{ kind: 'disaster', targets: facts.targets, magic: facts.isMagic ?? false, plot: plot.card }] : [];
          }),
        CITIES_TOO,
      ),
    ),
  },
  {
    when: outsideAttacks,
    check: ({ actor: { board } }, { plots = [], on: target }) =>
      firstOf(plots, (plot) => {
        const facts = disasterOf(plot);
        return facts && target && !fits(board, facts.targets, target.id) ? refuse('N-710', 'noTarget', { card: plot.card }) : null;
      }),
    // The first one is followed completely, what it costs included.
    cost: (context) => {
      const [first] = bothDisasters.read(context) ?? [];
      return first && usesOf(first.card).find(({ effect: { kind } }) => kind === 'disaster')?.cost;
    },
    announce: (game, { play, plots = [] }) => {
      layNamed(game, play);
      const [lead] = disastersOf(plots);
      if (lead) disaster.announce?.(game, play, lead);
    },
    undo: (game, { play, on: target }) => {
      discardNamed(game, play);
      if (target) returnToken(game, play, target);
    },
    apply: (game, { play, plots = [], on: target }) => {
      const { board } = game;
      const disasters = disastersOf(plots);
      const [lead] = disasters;
      if (lead && target) {
        const power = disasters.reduce((sum, facts) => sum + disasterPower(board, facts, target.id, play.paid), 0);
        const followed = { ...lead, power: [['anything', power]] as const, plusPer: undefined, plusPayer: undefined };
        disaster.apply(game, { ...play, card: plots[0]?.card ?? play.card }, followed);
      }
      discardNamed(game, play);
    },
  },
);
