import {
  check,
  decision,
  findFacts,
  type Intent,
  type InwoTypes,
  leastIntent,
  openArrows,
  READY_DECKS,
  type View,
} from '@illuminice/rules/inwo';
import { type Chance, chance } from '../../chance.js';
import type { Policy } from '../../game-bots.js';
import { type Scene, sceneOf } from '../scene.js';
import { afterDice, contest } from './contest.js';
import { cancel, isThreatened, strike } from './plots.js';
import { first, main, place, start } from './turn.js';
import { worthOfGroup } from './worth.js';

/** A ready-made deck, any of them. */
const deck = ({ chance: dice, board: { options } }: Scene): Intent => {
  const any = dice.pick([...READY_DECKS.keys()]);
  return options.decks === 'made' ? { type: 'chooseDeck', illuminati: any } : { type: 'chooseDeck', ready: any };
};

/** The strongest Group with an arrow to hang more on. */
function* leads({ board, mine, seat, player }: Scene): Generator<Intent> {
  const cards = [...new Set(mine.deck?.group ?? mine.groups.map(({ card }) => card))]
    .map((card) => {
      const facts = findFacts(card);
      return { card, worth: worthOfGroup(board, player, card, '') + (facts && 'outward' in facts ? facts.outward.length : 0) };
    })
    .sort((one, other) => other.worth - one.worth);
  for (const { card } of cards)
    for (const arrow of seat.illuminati === null ? [] : openArrows(board, seat.illuminati, card)) yield { type: 'chooseLead', card, arrow };
}

/** Goal cards that win now. */
const claims = (scene: Scene): Intent | null =>
  first(
    scene,
    scene.plots.map(({ id }): Intent => ({ type: 'claim', cards: [id] })),
  );

/** The Plot that is least worth keeping: those of the hand first that there are two of, then the oldest. */
const tidy = (scene: Scene): Intent | null => {
  const { plots } = scene;
  const spare = plots.filter(
    ({ card }, i) => findFacts(card)?.kind !== 'goal' && (i === 0 || plots.findIndex((one) => one.card === card) < i),
  );
  return first(
    scene,
    [...spare.reverse(), ...plots].map(({ id }): Intent => ({ type: 'returnPlot', card: id, at: 'bottom' })),
  );
};

/** What a sensible player answers at this moment; null: nothing to add. */
const answer = (scene: Scene, kind: string): Intent | null => {
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

const decide = (view: View, dice: Chance): Intent | null => {
  const { kind, who } = decision(view.board);
  if (view.player === null || !who.includes(view.player)) return null;
  const scene = sceneOf(view, dice);
  const intent = scene && answer(scene, kind);
  return intent && check(view, intent) === null ? intent : leastIntent(view);
};

/** A sensible opponent: takes over, links, attacks with aid at good odds, opposes what hurts, holds a winner back. */
export const greedyPolicy = (seed: number): Policy<InwoTypes> => {
  const own = chance(seed);
  return (view) => decide(view, own);
};
