import type { CardId } from '@illuminice/rules';
import { cardFacts, decision, type Intent, leastIntent, type OfferOf, offers } from '@illuminice/rules/classic';
import { type Chance, chance } from '../../chance.js';
import { answerContest, answerDice, finishAttack } from './contest.js';
import { bestPlace } from './placing.js';
import { ifLegal, type PlayerContext } from './player-context.js';
import { answerSpecial, answerStart, replaceCancelled } from './specials.js';
import { takeTurn } from './turn.js';

/** Counts of secret goals that suit any strong Group, the likeliest first. */
const LIKED_GOALS: readonly string[] = ['transferable', 'power', 'Violent', 'Weird', 'alignments'];

const countedIn = (illuminati: CardId): string | null => {
  const facts = cardFacts[illuminati];
  if (facts?.kind !== 'illuminati') return null;
  return 'total' in facts.goal ? facts.goal.total : facts.goal.count;
};

const canNow = <T extends 'chooseIlluminati' | 'chooseGoal' | 'place'>(context: PlayerContext, type: T) =>
  (offers(context) as OfferOf<T>[]).find((offer) => offer.type === type)?.can;

const placeCaptive = (context: PlayerContext): Intent | null => {
  const captive = canNow(context, 'place');
  const place = captive && bestPlace(context, captive.group, captive.places, ({ lost }) => lost.length);
  if (!captive || !place) return null;
  const { onto, arrow, puppets, lost } = place;
  return { type: 'place', group: captive.group, onto, arrow, puppets, acceptLoss: lost.length > 0 };
};

const pickIlluminati = (context: PlayerContext, own: Chance): Intent | null => {
  const slots = canNow(context, 'chooseIlluminati')?.slots ?? [];
  return slots.length > 0 ? { type: 'chooseIlluminati', slot: own.pick(slots) } : null;
};

const pickGoal = (context: PlayerContext, own: Chance): Intent | null => {
  const open = canNow(context, 'chooseGoal')?.goals ?? [];
  const liked = LIKED_GOALS.flatMap((counted) => open.filter((goal) => countedIn(goal) === counted));
  return liked.length > 0 ? { type: 'chooseGoal', goal: own.pick(liked) } : null;
};

const bestNow = (context: PlayerContext, own: Chance): Intent | null => {
  const { kind, rev } = decision(context.board);
  switch (kind) {
    case 'chooseIlluminati':
      return pickIlluminati(context, own);
    case 'chooseGoal':
      return pickGoal(context, own);
    case 'start':
      return answerStart(context, rev);
    case 'contest':
      return answerContest(context, rev);
    case 'roll':
      return finishAttack(context, rev);
    case 'dice':
      return answerDice(context, rev);
    case 'place':
      return placeCaptive(context);
    case 'playing': {
      const frame = context.board.frames.at(-1);
      return frame?.kind === 'playing' ? answerSpecial(context, frame, rev) : null;
    }
    case 'replace':
      return replaceCancelled(context, rev);
    case 'turn':
      return takeTurn(context);
    // Slips may be taken back by anybody.
    case 'askBack':
    case 'settle':
    case 'over':
      return null;
  }
};

/** The answer to the open decision, the least commitment if nothing better is legal; null if not asked. */
export const decideFor = (context: PlayerContext, seed: number): Intent | null =>
  ifLegal(context, bestNow(context, chance(seed))) ?? leastIntent(context);
