import {
  type Attack,
  completions,
  type EffectFacts,
  findFacts,
  fits,
  type Intent,
  openAttack,
  type PlayFields,
  powerOf,
  type Use,
  usesOf,
} from '@illuminice/rules/inwo';
import { isTimely } from '../scene.js';
import type { PlayerScene } from './player-scene.js';
import { chanceOf, dangerOf, leadingRival, lossOf, shelterOf, worthOfGroup } from './worth.js';

type Kind = Use['effect']['kind'];
type Play = Parameters<typeof completions>[1];

interface Means {
  readonly use: Use;
  readonly bare: Play;
}

const meansOf = (scene: PlayerScene): Means[] =>
  [
    ...scene.plots.flatMap(({ id, card }) => usesOf(card).map((use): Means => ({ use, bare: { type: 'playPlot', card: id } }))),
    ...scene.own.flatMap(({ id, card }) =>
      usesOf(card).map((use, ability): Means => ({ use, bare: { type: 'useAbility', card: id, ability } })),
    ),
  ].filter(({ use }) => isTimely(scene, use));

/** First legal play with these fields, at the lowest price; null: none. */
const completed = ({ view }: Pick<PlayerScene, 'view'>, bare: Play, fields: PlayFields = {}): Play | null => {
  const [play = null] = completions(view, { ...bare, ...fields }, 1);
  return play;
};

/** Legal plays of these effect kinds, one per text, trying `fields` in order. */
export const playable = (scene: PlayerScene, kinds: readonly Kind[], fields: readonly PlayFields[] = [{}]): Play[] =>
  meansOf(scene)
    .filter(({ use }) => kinds.includes(use.effect.kind))
    .flatMap(({ bare }) => {
      for (const tried of fields) {
        const play = completed(scene, bare, tried);
        if (play) return [play];
      }
      return [];
    });

export const effectOf = <K extends Kind>(
  { plots, own }: PlayerScene,
  intent: Intent,
  kinds: readonly K[],
): Extract<Use['effect'], { kind: K }> | undefined => {
  if (intent.type !== 'playPlot' && intent.type !== 'useAbility') return undefined;
  const card = (intent.type === 'playPlot' ? plots : own).find(({ id }) => id === intent.card)?.card ?? '';
  const effects = usesOf(card).map(({ effect }) => effect);
  const able = intent.type === 'useAbility' ? effects.slice(intent.ability ?? 0, (intent.ability ?? 0) + 1) : effects;
  return able.find((effect): effect is Extract<Use['effect'], { kind: K }> => (kinds as readonly Kind[]).includes(effect.kind));
};

/** Rivals' Groups, the most painful losses first. */
const victims = (scene: PlayerScene): string[] => {
  const { board, player, table } = scene;
  return table
    .filter(({ owner, zone, master }) => owner !== null && owner !== player && zone === 'structure' && master !== null)
    .map(({ id, card, owner }) => ({ id, worth: worthOfGroup(board, owner ?? '', card, id) + 3 * dangerOf(scene, owner ?? '') }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id);
};

export const strike = (scene: PlayerScene): Intent | null => {
  if (!scene.skill.strikes) return null;
  const targets = victims(scene)
    .slice(0, 12)
    .map((id) => ({ on: id }));
  return playable(scene, ['disaster', 'assassination'], targets)[0] ?? null;
};

const LEAST_STRIKE = 6;

type Strike = Extract<Use['effect'], { kind: 'disaster' | 'assassination' }>;

/** Chance that a strike hits before answers, 0 to 1, and its average gain in points. */
const struck = (scene: PlayerScene, effect: Strike, id: string): { readonly odds: number; readonly gain: number } => {
  const { board } = scene;
  const power = effect.kind === 'assassination' ? effect.power : (effect.power.find(([filter]) => fits(board, filter, id))?.[1] ?? 0);
  const odds = chanceOf(power - powerOf(board, id) - shelterOf(board, id));
  const owner = board.cards[id]?.owner;
  return owner == null ? { odds, gain: 0 } : { odds, gain: odds * (lossOf(scene, owner, id) + 2 * dangerOf(scene, owner)) };
};

export const strikeOf = (scene: PlayerScene, intent: Intent): ({ readonly on: string } & ReturnType<typeof struck>) | null => {
  const effect = effectOf(scene, intent, ['disaster', 'assassination']);
  const on = 'on' in intent ? intent.on : undefined;
  return effect && on !== undefined && Object.hasOwn(scene.board.cards, on) ? { on, ...struck(scene, effect, on) } : null;
};

export const bestStrike = (scene: PlayerScene): Intent | null => {
  if (!scene.skill.strikes) return null;
  const targets = victims(scene).slice(0, 12);
  const strikes = meansOf(scene).flatMap(({ use: { effect }, bare }) =>
    effect.kind === 'disaster' || effect.kind === 'assassination'
      ? targets.map((on) => ({ bare, on, ...struck(scene, effect, on) })).filter(({ odds, gain }) => odds > 0 && gain >= LEAST_STRIKE)
      : [],
  );
  for (const { bare, on } of strikes.sort((a, b) => b.gain - a.gain)) {
    const intent = completed(scene, bare, { on });
    if (intent) return intent;
  }
  return null;
};

/** True if a player must be held back now. */
export const isThreatened = (scene: PlayerScene): boolean => {
  const rival = leadingRival(scene);
  return rival !== null && dangerOf(scene, rival) >= 8;
};

const DRAWS: readonly Kind[] = ['drawPlots', 'drawGroups', 'gainToken'];

export const draw = (scene: PlayerScene): Intent | null => playable(scene, DRAWS)[0] ?? null;

/** Cheap improvements: free draws and tokens, links that raise an own Group. */
export const improve = (scene: PlayerScene): Intent | null => {
  const { structure, board } = scene;
  const drawn = playable(scene, DRAWS).find((play) => play.pay === undefined && play.discard === undefined);
  if (drawn) return drawn;
  const own = structure.filter(({ master }) => master !== null);
  const strongest = own.map(({ id }) => ({ on: id })).reverse();
  for (const { use, bare } of meansOf(scene)) {
    if (use.effect.kind !== 'link' || use.effect.link.changes.length === 0 || use.effect.link.changes.some(({ amount }) => amount < 1))
      continue;
    for (const fields of strongest) {
      if (Object.values(board.cards).some(({ host, zone }) => host === fields.on && zone === 'linked')) continue;
      const intent = completed(scene, bare, fields);
      if (intent) return intent;
    }
  }
  return null;
};

export const reload = (scene: PlayerScene): Intent | null => {
  const spent = scene.structure.filter(({ tokens, master, captured }) => tokens === 0 && master !== null && !captured).map(({ id }) => id);
  if (spent.length === 0) return null;
  const lists = [spent, ...spent.map((id) => [id])].map((cards) => ({ cards }));
  return playable(scene, ['reload'], lists)[0] ?? null;
};

/** Ways to turn dice that lie on the table. */
const turnings = (effect: EffectFacts, { roll, needs }: Attack, mine: boolean): PlayFields[] => {
  const over = (roll ?? 0) - Math.min(10, needs);
  switch (effect.kind) {
    case 'setRoll':
      return mine && needs >= 2 ? [{}] : [];
    case 'reroll':
      return [{}];
    case 'autoFail':
      return mine ? [] : [{}];
    case 'shiftRoll':
      return (mine ? [-over, -4, -3, -2, -1] : [1 - over, 4, 3, 2, 1]).map((by) => ({ by }));
    default:
      return [];
  }
};

/** A Plot or ability that changes the dice in the player's favour. */
export const turnDice = (scene: PlayerScene): Intent | null => {
  if (!scene.skill.answers) return null;
  const { board, player } = scene;
  const attack = openAttack(board);
  if (!attack || attack.roll === null) return null;
  const succeeds = !attack.failed && attack.roll <= attack.needs && attack.roll <= 10;
  const mine = attack.by === player;
  if (mine === succeeds) return null;
  if (!mine && attack.defender !== player && dangerOf(scene, attack.by) < 8) return null;
  for (const { use, bare } of meansOf(scene)) {
    for (const tried of turnings(use.effect, attack, mine)) {
      const intent = completed(scene, bare, tried);
      if (intent) return intent;
    }
  }
  return null;
};

/** Success chance after an own intent changes the dice; null if it does not. */
export const chanceOnceTurned = (scene: PlayerScene, intent: Intent): number | null => {
  const attack = openAttack(scene.board);
  const effect = effectOf(scene, intent, ['setRoll', 'shiftRoll', 'reroll', 'autoFail']);
  if (!attack || attack.roll === null || !effect) return null;
  const needs = Math.min(10, attack.needs);
  switch (effect.kind) {
    case 'autoFail':
      return 0;
    case 'reroll':
      return chanceOf(needs + (effect.strength ?? 0));
    case 'setRoll':
      return effect.value <= needs ? 1 : 0;
    case 'shiftRoll': {
      const by = intent.type === 'playPlot' || intent.type === 'useAbility' ? (intent.by ?? effect.by) : 0;
      return attack.roll + by <= needs ? 1 : 0;
    }
  }
};

export const cancel = (scene: PlayerScene): Intent | null => {
  const { top, player, board } = scene;
  if (!scene.skill.answers || (top?.kind !== 'playing' && top?.kind !== 'using')) return null;
  const aimed = top.plays.filter(
    ({ by, fields, cancelled }) =>
      by !== player && !cancelled && (fields.player === player || (fields.on !== undefined && board.cards[fields.on]?.owner === player)),
  );
  const against = aimed.flatMap(({ copy, paid }) => [copy, ...paid]).map((copy) => ({ against: copy }));
  return playable(scene, ['cancelPlay', 'cancelAction'], against)[0] ?? null;
};

/** Usefulness of a Plot: Goals, strikes, answers, then boosts. */
export const useOf = ({ own, board }: PlayerScene, card: string): number => {
  if (findFacts(card)?.kind === 'goal') return 10;
  const uses = usesOf(card).map(({ effect }): number => {
    switch (effect.kind) {
      case 'cancelPlay':
      case 'cancelAction':
      case 'reroll':
      case 'setRoll':
      case 'autoFail':
        return 6;
      case 'disaster':
      case 'assassination':
        return 7;
      case 'boost':
        return effect.illuminati || own.some(({ id, master }) => master !== null && fits(board, effect.filter, id)) ? 5 : 2;
      case 'reload':
      case 'drawPlots':
        return 4;
      default:
        return 1;
    }
  });
  return Math.max(0, ...uses);
};
