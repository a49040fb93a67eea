import { check, decision, findFacts, type Intent, leastIntent, openArrows, READY_DECKS } from '@illuminice/rules/inwo';
import { afterDice, contest } from './contest.js';
import type { PlayerScene } from './player-scene.js';
import { cancel, isThreatened, strike, useOf } from './plots.js';
import { first, main, place, start } from './turn.js';
import { worthOfGroup } from './worth.js';

const deck = ({ chance: dice, board: { options } }: PlayerScene): Intent => {
  const any = dice.pick([...READY_DECKS.keys()]);
  return options.decks === 'made' ? { type: 'chooseDeck', illuminati: any } : { type: 'chooseDeck', ready: any };
};

/** Alignments that a Group shares with the deck on average: shared ones ease takeovers and help. */
const kinship = (card: string, deck: readonly string[]): number => {
  const facts = findFacts(card);
  if (!facts || !('inward' in facts)) return 0;
  const shared = deck.map((other) => {
    const others = findFacts(other);
    return others && 'inward' in others ? others.alignments.filter((alignment) => facts.alignments.includes(alignment)).length : 0;
  });
  return shared.reduce((sum, count) => sum + count, 0) / Math.max(1, deck.length);
};

/** The strongest Group with free arrows. */
function* leads({ board, mine, seat, player, skill }: PlayerScene): Generator<Intent> {
  const deckCards = mine.deck?.group ?? mine.groups.map(({ card }) => card);
  const cards = [...new Set(deckCards)]
    .map((card) => {
      const facts = findFacts(card);
      const arrows = facts && 'outward' in facts ? facts.outward.length : 0;
      return { card, worth: worthOfGroup(board, player, card, '') + arrows + skill.kin * kinship(card, deckCards) };
    })
    .sort((a, b) => b.worth - a.worth);
  for (const { card } of cards)
    for (const arrow of seat.illuminati === null ? [] : openArrows(board, seat.illuminati, card)) yield { type: 'chooseLead', card, arrow };
}

export const claims = (scene: PlayerScene): Intent | null =>
  first(
    scene,
    scene.plots.map(({ id }): Intent => ({ type: 'claim', cards: [id] })),
  );

const tidy = (scene: PlayerScene): Intent | null => {
  const { plots, skill } = scene;
  if (skill.keeps) {
    const byUse = [...plots].sort((a, b) => useOf(scene, a.card) - useOf(scene, b.card));
    return first(
      scene,
      byUse.map(({ id }): Intent => ({ type: 'returnPlot', card: id, at: 'bottom' })),
    );
  }
  const spare = plots.filter(
    ({ card }, i) => findFacts(card)?.kind !== 'goal' && (i === 0 || plots.findIndex((plot) => plot.card === card) < i),
  );
  return first(
    scene,
    [...spare.reverse(), ...plots].map(({ id }): Intent => ({ type: 'returnPlot', card: id, at: 'bottom' })),
  );
};

/** A sensible answer to the open decision; null: nothing to add. */
const answerFor = (scene: PlayerScene, kind: string): Intent | null => {
  const { board } = scene;
  switch (kind) {
    case 'chooseDeck':
      return deck(scene);
    case 'chooseIlluminati':
      return first(
        scene,
        scene.mine.dealt.map((card) => ({ type: 'chooseIlluminati', card })),
      );
    case 'chooseLead':
      return first(scene, leads(scene));
    case 'turn':
      return board.phase === 'start' ? start(scene) : main(scene);
    case 'contest':
    case 'roll':
      return contest(scene);
    case 'dice':
      return afterDice(scene);
    case 'playing':
    case 'using':
      return cancel(scene);
    case 'place':
      return place(scene);
    case 'limit':
      return tidy(scene);
    case 'claims':
      return claims(scene);
    case 'victory':
      return claims(scene) ?? (board.claims.some(({ player }) => player !== scene.player) ? strike(scene) : null);
    case 'end':
    case 'start':
      return isThreatened(scene) ? strike(scene) : null;
    default:
      return null;
  }
};

export const decideFor = (scene: PlayerScene): Intent | null => {
  const intent = answerFor(scene, decision(scene.board).kind);
  return intent && check(scene.view, intent) === null ? intent : leastIntent(scene.view);
};
