import { check, findFacts, type Intent, type IntentOf, openArrows, powerOf, suggestPlaces } from '@illuminice/rules/inwo';
import { bestIdea } from './attacks.js';
import type { PlayerScene } from './player-scene.js';
import { bestStrike, draw, improve, isThreatened, reload, strike } from './plots.js';
import { worthOfGroup } from './worth.js';

export const first = <I extends Intent>({ view }: PlayerScene, intents: Iterable<I>): I | null => {
  for (const intent of intents) if (check(view, intent) === null) return intent;
  return null;
};

function* takeovers({ board, player, hand, table, structure }: PlayerScene): Generator<IntentOf<'takeOver'>> {
  const groups = [...hand, ...table.filter(({ zone }) => zone === 'middle')]
    .map(({ id, card }) => ({ id, card, worth: worthOfGroup(board, player, card, id), facts: findFacts(card) }))
    .sort((a, b) => takeoverWorth(b) - takeoverWorth(a));
  for (const { id, card, facts } of groups) {
    if (facts?.kind === 'resource') {
      yield { type: 'takeOver', card: id };
      continue;
    }
    for (const master of structure) {
      for (const arrow of openArrows(board, master.id, card)) yield { type: 'takeOver', card: id, onto: master.id, arrow };
    }
  }
}

/** Groups with high Resistance are best taken without dice. */
const takeoverWorth = ({ worth, facts }: { worth: number; facts: ReturnType<typeof findFacts> }): number => {
  if (facts?.kind === 'resource') return RESOURCE;
  return worth + (facts && 'resistance' in facts ? facts.resistance * 0.6 : 0);
};

/** Points of a Resource: no Group, but a help to one. */
const RESOURCE = 5;

export const takeOver = (scene: PlayerScene): IntentOf<'takeOver'> | null => first(scene, takeovers(scene));

export const takeoverValue = ({ board, player, hand }: PlayerScene, { card: id }: IntentOf<'takeOver'>): number => {
  const card = board.cards[id]?.card ?? hand.find((copy) => copy.id === id)?.card ?? '';
  return findFacts(card)?.kind === 'resource' ? RESOURCE : worthOfGroup(board, player, card, id);
};

/** Phase `start`: draws, takeover, tokens. */
export const start = (scene: PlayerScene): Intent =>
  first(scene, [{ type: 'drawPlot' }, { type: 'drawGroup' }]) ?? takeOver(scene) ?? { type: 'ready' };

function* resources({ hand }: PlayerScene): Generator<Intent> {
  for (const { id, card } of hand) if (findFacts(card)?.kind === 'resource') yield { type: 'takeOver', card: id, pay: true };
}

function* links({ own, structure, board }: PlayerScene): Generator<Intent> {
  const hosts = [...structure].filter(({ master }) => master !== null).sort((a, b) => powerOf(board, b.id) - powerOf(board, a.id));
  for (const { id, card, zone, host } of own) {
    const facts = findFacts(card);
    if (host !== null || zone !== 'resource' || facts?.kind !== 'resource' || facts.link === null) continue;
    for (const { id: to } of hosts) yield { type: 'link', card: id, to };
  }
}

function* leftovers({ seat, hand, plots }: PlayerScene): Generator<Intent> {
  if (hand.length < 4) yield { type: 'drawGroup', pay: true };
  if (plots.length < 5) yield { type: 'buyPlot', pay: [seat.illuminati ?? ''] };
}

/** Phase `main`: improvements, then profitable attacks. */
export const main = (scene: PlayerScene): Intent => {
  const { hand } = scene;
  const isPoor = !hand.some(({ card }) => findFacts(card)?.kind !== 'resource');
  return (
    first(scene, links(scene)) ??
    improve(scene) ??
    bestStrike(scene) ??
    (isThreatened(scene) ? strike(scene) : null) ??
    bestIdea(scene)?.intent ??
    reload(scene) ??
    draw(scene) ??
    (isPoor ? first(scene, [{ type: 'drawGroup', pay: true }]) : null) ??
    first(scene, resources(scene)) ??
    first(scene, leftovers(scene)) ?? { type: 'knock' }
  );
};

/** The place for a captive that loses least and leaves most arrows. */
export const place = ({ board, player }: PlayerScene): IntentOf<'place'> | null => {
  const { attack } = board;
  if (!attack?.leader) return null;
  const places = suggestPlaces(board, attack.target, player, attack.leader);
  const [best] = places;
  if (!best) return null;
  const { onto, arrow, puppets, lost } = best;
  return { type: 'place', onto, arrow, ...(puppets.length > 0 && { puppets }), ...(lost.length > 0 && { acceptLoss: true }) };
};
