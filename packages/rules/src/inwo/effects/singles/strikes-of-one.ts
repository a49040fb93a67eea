import { openStrike } from '../../attack/attacking.js';
import { forbidden } from '../../attack/legality.js';
import { groupFacts, plotFacts } from '../../cards/index.js';
import { topFrame } from '../../game/game.js';
import type { EffectOf } from '../../types/effects.js';
import type { Board, Kept, Loss } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { powerOf } from '../../values/values.js';
import { type Draft, fading, given, notNow, onDraft, optional, SELF } from '../arguments.js';
import { effect } from '../effect.js';
import { discardNamed, layNamed, pair } from '../pairs.js';
import { assassination, freezeTarget, KILL, outsideAttacks, strikeDown, struck } from '../strikes.js';

/** A Group makes an Assassination with its own token and Power. */
export const instantKill = effect(
  { self: SELF, on: struck(() => [{ kind: 'assassination', targets: 'personality' }]) },
  {
    when: (context) => {
      const { actor, copy, card } = context;
      return powerOf(actor.board, copy) <= 0 ? refuse('N-401', 'powerless', { card }) : outsideAttacks(context);
    },
    check: ({ actor: { board, player }, copy }, { on: target }) =>
      forbidden(board, ['attack', 'assassination'], { by: player, card: copy }, target.id),
    announce: (game, { play, on: target }) => freezeTarget(game, play, target.id),
    apply: (game, { play, self, on: target }) => strikeDown(game, play, target, powerOf(game.board, self.id)),
  },
);

const killOf = ({ card }: Pick<Kept, 'card'>): EffectOf<'assassination'> | undefined => {
  for (const ability of plotFacts(card)?.abilities ?? [])
    if ('effect' in ability && ability.effect.kind === 'assassination') return ability.effect;
  return undefined;
};

const killers = pair((plot) => killOf(plot) !== undefined);

const asLead = (draft: Draft): Draft<EffectOf<'assassination'>> | undefined => {
  const [first] = killers.read(draft) ?? [];
  const lead = first && killOf(first);
  return lead && { ...draft, card: first.card, effect: lead };
};

/** Two Assassinations on one Personality: the first one's rules, both Powers. */
export const combineAssassinations = effect(
  {
    plots: fading(killers),
    on: fading(onDraft(KILL.on, asLead)),
    helper: optional(onDraft(KILL.helper, asLead)),
    plus: optional(onDraft(KILL.plus, asLead)),
  },
  {
    when: outsideAttacks,
    announce: (game, { play, plots = [] }) => {
      layNamed(game, play);
      const [lead] = plots.flatMap((plot) => killOf(plot) ?? []);
      if (lead) assassination.announce?.(game, play, lead);
    },
    undo: (game, { play }) => discardNamed(game, play),
    apply: (game, { play, plots = [] }) => {
      const kills = plots.flatMap((plot) => killOf(plot) ?? []);
      const [lead] = kills;
      if (lead) assassination.apply(game, play, { ...lead, power: kills.reduce((sum, { power }) => sum + power, 0) });
      discardNamed(game, play);
    },
  },
);

const fallenPlace = (board: Board): Loss | null => {
  for (const frame of [...board.frames].reverse())
    if (frame.kind === 'loss' && (frame.loss.how === 'destroyed' || frame.loss.how === 'devastated')) return frame.loss;
  return null;
};

const CONVENTION = { destroyed: 12, devastated: 9 } as const;

/** An Instant attack on an Organization, after the fall of a Place; Magic and Weird Science Groups may join either side. */
export const convention = effect(
  {
    loss: given(({ actor: { board } }) => fallenPlace(board), notNow),
    on: struck(() => [{ kind: 'instant', targets: 'organization' }]),
  },
  {
    when: (context) => {
      const { board } = context.actor;
      return topFrame(board)?.kind === 'loss' && isPlace(fallenPlace(board)?.card ?? '') ? outsideAttacks(context) : notNow(context);
    },
    announce: (game, { play, on: target }) => freezeTarget(game, play, target.id),
    apply: (game, { play, loss }) => {
      const power = loss.how === 'destroyed' ? CONVENTION.destroyed : CONVENTION.devastated;
      openStrike(game, play, { kind: 'instant', power, destroysAbove: null, instant: true, joiners: null });
      const { attack } = game.board;
      if (attack) attack.open = { filter: { any: ['Magic', { all: ['Weird', 'Science'] }] }, sides: ['for', 'against'], full: true };
    },
    could: (board) => topFrame(board)?.kind === 'loss' && isPlace(fallenPlace(board)?.card ?? ''),
  },
);

const isPlace = (card: string): boolean => groupFacts(card)?.kind === 'place';
