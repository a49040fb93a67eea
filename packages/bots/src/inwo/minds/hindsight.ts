import type { CardId, RecordedGame } from '@illuminice/rules';
import {
  type Board,
  type CopyId,
  decision,
  type Intent,
  type IntentOf,
  type InwoTypes,
  inwo,
  openAttack,
  publicGoals,
  type View,
} from '@illuminice/rules/inwo';
import { chance } from '../../chance.js';
import { type Decided, hindsightBy, type Judgement, lookingBackBy, type Reviewer } from '../../hindsight.js';
import { cardOf, explained, percentOf } from './advice.js';
import { claims, decideFor } from './answers.js';
import { bestIdea, ideaOf, openPrize, plotPrice } from './attacks.js';
import { answerWorth } from './contest.js';
import { askedScene, type PlayerScene } from './player-scene.js';
import { bestStrike, chanceOnceTurned, strikeOf } from './plots.js';
import type { Reason } from './reasons.js';
import { SKILLS } from './skills.js';
import { takeOver, takeoverValue } from './turn.js';
import { lossOf } from './worth.js';

/**
 * Faults of decisions: no takeover, no attack, small odds, wrong target, tokens or Plots kept in an attack, a strike or a card for
 * the dice kept, a Goal met and not claimed.
 */
export type Fault =
  | 'noTakeover'
  | 'leftOut'
  | 'longShot'
  | 'otherTarget'
  | 'tooLittle'
  | 'undefended'
  | 'letThrough'
  | 'strikeKept'
  | 'diceStood'
  | 'unclaimed';

interface Judged extends Judgement<Intent, Fault, Reason> {
  /** Cards of the copies named by the advised move: hiding a card changes its copy id. */
  readonly cards: Readonly<Record<CopyId, CardId>>;
}

export type Hindsight = Judged & Decided<Intent>;

/** Chance below which an attack is a long shot, in percent. */
const LONG_SHOT = 50;
/** Points of a Goal that is met and claimed. */
const WON = 300;

type Better = Pick<Judged, 'fault' | 'attack' | 'advised' | 'gain'>;

/** The better use of a main phase that was ended: an attack, or a stronger strike. */
const leftOut = (scene: PlayerScene): Better | null => {
  const idea = bestIdea(scene);
  const strike = bestStrike(scene);
  const taken = strike ? (strikeOf(scene, strike)?.gain ?? 0) : 0;
  if (strike && taken > (idea?.gain ?? 0)) return { fault: 'strikeKept', attack: null, advised: strike, gain: taken };
  return idea && { fault: 'leftOut', attack: null, advised: idea.intent, gain: idea.gain };
};

const otherAttack = (scene: PlayerScene, made: IntentOf<'attack'>): Better | null => {
  const best = bestIdea(scene);
  // Tokens can still be added to an attack on the same target.
  if (!best || (best.intent.target === made.target && best.intent.kind === made.kind)) return null;
  const idea = ideaOf(scene, made, best.share);
  if (!idea) return null;
  const percent = percentOf(idea.needs);
  const attack = { by: scene.player, target: cardOf(scene, made.target), percent };
  const fault = percent < LONG_SHOT ? 'longShot' : 'otherTarget';
  return { fault, attack, advised: best.intent, gain: best.gain - idea.gain };
};

const inContest = (scene: PlayerScene): Better | null => {
  const attack = openAttack(scene.board);
  const advised = decideFor(scene);
  if (!attack || !advised) return null;
  const { by, defender, targetCard, needs } = attack;
  const fault = by === scene.player ? 'tooLittle' : defender === scene.player ? 'undefended' : 'letThrough';
  return { fault, attack: { by, target: targetCard, percent: percentOf(needs) }, advised, gain: answerWorth(scene, advised) };
};

/** A card that would have turned the dice; their result is known, so it is no luck any more. */
const atDice = (scene: PlayerScene): Better | null => {
  const attack = openAttack(scene.board);
  const advised = decideFor(scene);
  const turned = advised && chanceOnceTurned(scene, advised);
  if (!attack || attack.kind === 'disaster' || advised === null || turned === null) return null;
  const { by, defender, target, targetCard, needs } = attack;
  const mine = by === scene.player;
  // A third player's gain by the dice has no estimate.
  if (!mine && defender !== scene.player) return null;
  const gain = (mine ? turned * openPrize(scene, attack) : (1 - turned) * lossOf(scene, scene.player, target)) - plotPrice(scene);
  return { fault: 'diceStood', attack: { by, target: targetCard, percent: percentOf(needs) }, advised, gain };
};

/** A strike kept while a rival is about to win. */
const threatened = (scene: PlayerScene): Better | null => {
  const advised = decideFor(scene);
  const strike = advised && strikeOf(scene, advised);
  return strike && { fault: 'strikeKept', attack: null, advised, gain: strike.gain };
};

/** A met Goal card that was not claimed, by a player who has not won otherwise. */
const unclaimed = (scene: PlayerScene): Better | null => {
  const { board, player } = scene;
  const advised = publicGoals(board, player).length > 0 ? null : claims(scene);
  return advised && { fault: 'unclaimed', attack: null, advised, gain: WON };
};

/** The takeover omitted when tokens were placed. */
const noTakeover = (scene: PlayerScene): Better | null => {
  const advised = takeOver(scene);
  return advised && { fault: 'noTakeover', attack: null, advised, gain: takeoverValue(scene, advised) };
};

const lookAt = ({ board }: View, made: Intent): ((scene: PlayerScene) => Better | null) | null => {
  const { kind } = decision(board);
  switch (made.type) {
    case 'ready':
      return noTakeover;
    case 'attack':
      return (scene) => otherAttack(scene, made);
    case 'knock':
      return leftOut;
    case 'roll':
      return inContest;
    case 'done':
      if (kind === 'contest') return inContest;
      if (kind === 'dice') return atDice;
      if (kind === 'start' || kind === 'end') return threatened;
      return kind === 'claims' || kind === 'victory' ? unclaimed : null;
    default:
      return null;
  }
};

const namedIn = (scene: PlayerScene, intent: Intent): Record<CopyId, CardId> => {
  const cards: Record<CopyId, CardId> = {};
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const card = cardOf(scene, value);
      if (card !== '') cards[value] = card;
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part);
  };
  collect(intent);
  return cards;
};

/** Answers that a player can correct when asked again. */
const ANSWERS: ReadonlySet<Intent['type']> = new Set(['done', 'roll', 'join', 'agents', 'playPlot', 'useAbility', 'claim']);

/** Key of a repeated decision; null if it is not reviewed. */
const subject = (board: Board): string | null => {
  const { kind } = decision(board);
  const turn = board.turn?.number ?? 0;
  switch (kind) {
    case 'contest':
    case 'roll':
    case 'dice':
      return `${kind === 'dice' ? 'dice' : 'attack'} ${openAttack(board)?.id}`;
    case 'start':
    case 'end':
      return `threat ${turn}`;
    case 'claims':
    case 'victory':
      return `claim ${turn}`;
    default:
      return null;
  }
};

const REVIEWER: Reviewer<InwoTypes, Judged> = {
  judge(view, made) {
    const look = lookAt(view, made);
    const scene = look && askedScene(view, SKILLS.expert, chance(1 + view.board.seq));
    const better = scene && look(scene);
    if (!better) return null;
    return { ...better, reasons: explained(scene, better.advised, better.gain).reasons, cards: namedIn(scene, better.advised) };
  },
  subjectOf({ board }, intent) {
    // A turn allows several attacks, in any order.
    if (intent.type === 'attack') return `turn ${board.turn?.number} ${intent.kind} ${intent.target}`;
    return ANSWERS.has(intent.type) ? subject(board) : null;
  },
};

export const lookingBack = () => lookingBackBy(inwo, REVIEWER);

export const hindsightOf = (game: RecordedGame<InwoTypes>): Hindsight[] => hindsightBy(inwo, REVIEWER, game);
