import { LEVELS, type Level, policyOf } from '@illuminice/bots';
import { classicMind } from '@illuminice/bots/classic';
import { branchOf, type ClassicTypes, classic, offers } from '@illuminice/rules/classic';
import type { GameLab } from '../game-lab.js';
import { classicCoverage } from './coverage.js';
import { EXPLOITS } from './exploits.js';
import { illegalIntent } from './fuzz/fuzz.js';
import { classicHabits } from './habits.js';
import { instanceOf } from './instances.js';
import { randomIntent, randomPolicy } from './random.js';
import { RECORDED } from './recorded.js';
import { variedTable } from './varied-table.js';

const minded = (level: Level) => policyOf(classicMind(level, 'plain'));

export const classicLab: GameLab<ClassicTypes> = {
  ruleset: classic,
  policies: {
    random: randomPolicy,
    greedy: minded('expert'),
    easy: minded('novice'),
    novice: minded('novice'),
    regular: minded('regular'),
    expert: minded('expert'),
    mastermind: minded('mastermind'),
  },
  mind: classicMind,
  ladder: LEVELS,
  exploits: EXPLOITS,
  holders: ({ cards }) =>
    Object.values(cards).flatMap(({ id, owner, master }) => (owner === null || master === null ? [] : [[id, owner] as const])),
  randomIntent,
  anyOffered: (view, chance) => {
    const offer = chance.pick(offers(view).filter(({ can, type }) => can !== undefined && type !== 'concede'));
    return (offer?.can && instanceOf(offer.type, offer.can as never, view, chance)) ?? null;
  },
  isInFull: ({ board: { seats } }) => seats.filter(({ cards }) => cards.length > 2).length * 2 > seats.length,
  leave: { type: 'concede' },
  illegalIntent,
  isSeldom: ({ board }) => {
    const top = board.frames.at(-1)?.kind;
    const { attack } = board;
    if (top === 'playing' || top === 'replace') return true;
    if (attack?.stage === 'place') return branchOf(board, attack.target).length > 1;
    return (
      (attack?.stage === 'contest' && attack.privilege !== 'none') ||
      board.offers.some(({ give, ask }) => (give.groups ?? ask.groups ?? []).length > 0)
    );
  },
  tableAlone: new Set(),
  variedTable,
  recorded: RECORDED,
  seeks: [],
  coverage: classicCoverage,
  habits: classicHabits,
};
