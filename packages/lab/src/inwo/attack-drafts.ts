import { type Filter, findFacts, fits, type IntentOf, powerOf, usesOf } from '@illuminice/rules/inwo';
import { drafted } from './plays.js';
import { anyId, type SeekingScene, someIds } from './seeking-scene.js';

/** A desired attack: for a suitable Plot, or towards a Goal. */
interface Wish {
  readonly kind: 'control' | 'destroy';
  readonly target: Filter;
  readonly leader?: Filter;
  readonly power?: number;
}

const wishesOf = (card: string): Wish[] => {
  const facts = findFacts(card);
  if (facts?.kind === 'goal' && facts.goal?.kind === 'pairs')
    return [
      { kind: 'destroy', target: facts.goal.destroyed },
      { kind: 'control', target: facts.goal.controlled },
    ];
  if (facts?.kind === 'goal' && facts.goal?.kind === 'double') return [{ kind: 'control', target: facts.goal.filter }];
  return usesOf(card).flatMap(({ effect, moments }) => {
    if (effect.kind !== 'attackBonus' || !moments.includes('announce')) return [];
    const { kinds, target = 'anything', leader = effect.by, targetMinPower: power } = effect;
    return kinds.flatMap((kind) =>
      kind === 'control' || kind === 'destroy' ? [{ kind, target, ...(leader && { leader }), ...(power && { power }) }] : [],
    );
  });
};

/** True if a Group outside all structures has the requested word. */
const answersTo = (card: string, target: Filter): boolean => {
  const facts = findFacts(card);
  return facts !== undefined && 'alignments' in facts && facts.alignments.some((alignment) => alignment === target);
};

const wished = ({ chance, board, structure, table, plots, hand, player, sought }: SeekingScene) => {
  const loved = plots.filter(({ card }) => sought.has(card)).flatMap(({ card }) => wishesOf(card));
  const wishes = loved.length > 0 ? loved : plots.flatMap(({ card }) => wishesOf(card));
  if (wishes.length === 0) return null;
  const { kind, target, leader = 'anything', power = 0 } = chance.pick(wishes);
  const leaders = structure.filter(({ id, tokens }) => tokens > 0 && fits(board, leader, id));
  const targets = table.filter(
    ({ id: group, owner, zone, master }) =>
      zone === 'structure' && master !== null && owner !== player && fits(board, target, group) && powerOf(board, group) >= power,
  );
  if (leaders.length === 0) return null;
  // The Goal may count a Group in hand.
  const held = kind === 'control' && loved.length > 0 ? hand.filter(({ card }) => answersTo(card, target)) : [];
  if (held.length > 0 && (targets.length === 0 || chance.percent(50))) return { kind, leaders, targets: held, fromHand: true };
  return targets.length > 0 ? { kind, leaders, targets, fromHand: false } : null;
};

type Wished = ReturnType<typeof wished>;

const targetsFor = ({ chance, table, hand, player, sought }: SeekingScene, wish: Wished): readonly { readonly id: string }[] => {
  if (wish) return wish.targets;
  // Owners of a copy of a rival's Group may send it as agents (N-470).
  const copied =
    sought.size > 0
      ? table.filter(({ card, owner, master }) => owner !== player && master !== null && hand.some((copy) => copy.card === card))
      : [];
  if (copied.length > 0 && chance.percent(50)) return copied;
  return table.filter(
    ({ owner, zone, master }) => (owner !== player || chance.percent(3)) && zone !== 'resource' && (master !== null || zone === 'middle'),
  );
};

const aidsFor = (scene: SeekingScene, attacker: string): string[] => {
  if (!scene.chance.percent(60)) return [];
  const able = scene.structure.filter((card) => card.tokens > 0 && card.id !== attacker);
  return someIds(scene, able, 60);
};

/** A card that makes the attack privileged; mostly none. */
const privilegeFor = (scene: SeekingScene): { privilege?: string } => {
  const { chance, structure, own, plots, sought } = scene;
  if (sought.size === 0) return chance.percent(8) ? { privilege: anyId(scene, chance.percent(60) ? own : plots) } : {};
  if (!chance.percent(25)) return {};
  const illuminati = structure.filter(({ master }) => master === null);
  return { privilege: anyId(scene, illuminati) };
};

const playsFor = (scene: SeekingScene): Pick<IntentOf<'attack'>, 'plots'> => {
  const { chance, plots } = scene;
  if (!chance.percent(15) || plots.length === 0) return {};
  return { plots: [drafted(scene, { card: anyId(scene, plots) }, { wild: 30, announcing: true })] };
};

const plusFor = (scene: SeekingScene, attacker: string, aids: readonly string[]): Pick<IntentOf<'attack'>, 'plus'> => {
  const { chance, plots } = scene;
  return chance.percent(8) ? { plus: [{ plot: anyId(scene, plots), on: chance.percent(60) ? attacker : (aids[0] ?? attacker) }] } : {};
};

export const attackDraft = (scene: SeekingScene): IntentOf<'attack'> => {
  const { chance, structure, hand } = scene;
  const wish = chance.percent(scene.sought.size > 0 ? 80 : 40) ? wished(scene) : null;
  const leaders = wish?.leaders ?? structure.filter(({ tokens }) => tokens > 0);
  const attacker = anyId(scene, leaders.length > 0 && chance.percent(95) ? leaders : structure);
  const groups = hand.filter(({ card }) => findFacts(card)?.kind !== 'resource');
  const fromHand = wish ? wish.fromHand : groups.length > 0 && chance.percent(50);
  const others = targetsFor(scene, wish);
  const aids = aidsFor(scene, attacker);
  const plays = playsFor(scene);
  const kind = (): 'control' | 'destroy' => (fromHand || chance.percent(65) ? 'control' : 'destroy');
  return {
    type: 'attack',
    kind: wish?.kind ?? kind(),
    attacker,
    target: anyId(scene, fromHand && !wish ? groups : others),
    ...(fromHand && { fromHand }),
    aids,
    ...plays,
    ...privilegeFor(scene),
    ...plusFor(scene, attacker, aids),
  };
};
