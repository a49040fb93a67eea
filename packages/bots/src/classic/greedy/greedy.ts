import type { CardId } from '@illuminice/rules';
import {
  type ClassicTypes,
  cardFacts,
  decision,
  type Intent,
  leastIntent,
  type OfferOf,
  offers,
  type View,
} from '@illuminice/rules/classic';
import { chance } from '../../chance.js';
import type { Policy } from '../../game-bots.js';
import { answerContest, answerDice, finishAttack } from './contest.js';
import { answerOffer } from './deals.js';
import { bestPlace } from './placing.js';
import { ifLegal, isSeated, type PlayerContext } from './player-context.js';
import { answerSpecial, answerStart, replaceCancelled } from './specials.js';
import { takeTurn } from './turn.js';

/** What secret goals that go well with taking whatever is best are counted in, the likeliest first. */
const LIKED_GOALS: readonly string[] = ['transferable', 'power', 'Violent', 'Weird', 'alignments'];

/** What the special goal of an Illuminati is counted in. */
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

/** Answers an offer to the player, and nothing else; null where there is none to be answered now. */
export const answerOffers: Policy<ClassicTypes> = (view) => (isSeated(view) && !view.board.outcome ? answerOffer(view) : null);

/**
 * A computer player that takes what is best at the moment: attacks where odds and worth are highest, defends what is
 * valuable, interferes where somebody is about to win, accepts what is good for it. It never concedes and never keeps
 * the table waiting.
 *
 * @param seed of the few choices that are left to chance; the same seed and the same views give the same intents
 * @returns a policy: null where nothing is asked of the player and there is nothing to answer
 */
export const greedyPolicy = (seed: number): Policy<ClassicTypes> => {
  const own = chance(seed);
  const decide = (context: PlayerContext): Intent | null => {
    const { kind, rev } = decision(context.board);
    switch (kind) {
      case 'chooseIlluminati': {
        const slots = canNow(context, 'chooseIlluminati')?.slots ?? [];
        return slots.length > 0 ? { type: 'chooseIlluminati', slot: own.pick(slots) } : null;
      }
      case 'chooseGoal': {
        const open = canNow(context, 'chooseGoal')?.goals ?? [];
        const liked = LIKED_GOALS.flatMap((counted) => open.filter((goal) => countedIn(goal) === counted));
        return liked.length > 0 ? { type: 'chooseGoal', goal: own.pick(liked) } : null;
      }
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
      // A slip is a slip: it lets everybody take theirs back.
      case 'askBack':
      case 'settle':
      case 'over':
        return null;
    }
  };
  return (view: View) => {
    if (!isSeated(view) || view.board.outcome) return null;
    const asked = decision(view.board).who.includes(view.player);
    const deal = answerOffers(view);
    if (deal || !asked) return deal;
    return ifLegal(view, decide(view)) ?? leastIntent(view);
  };
};
