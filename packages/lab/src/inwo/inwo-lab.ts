import { type Level, policyOf } from '@illuminice/bots';
import { inwoMind } from '@illuminice/bots/inwo';
import { type Board, type InwoTypes, inStructure, inwo, offers } from '@illuminice/rules/inwo';
import type { GameLab } from '../game-lab.js';
import { inwoCoverage } from './coverage.js';
import { inwoHabits } from './habits.js';
import { illegalIntent } from './illegal.js';
import { firstLegal, randomIntent, randomPolicy } from './random.js';
import { RECORDED } from './recorded.js';
import { seeksRefusal } from './seeking.js';
import { variedTable } from './varied-table.js';

const SELDOM: ReadonlySet<string> = new Set(['takeover', 'loss', 'draw', 'relief', 'claims', 'victory', 'limit', 'place', 'choose']);

/** Moments with a refusal of their own: privilege, a link just ended, an offered gift. */
const isRare = ({ attack, turn, deals }: Board): boolean =>
  attack?.privilege === 'declared' ||
  (attack?.barred.length ?? 0) > 0 ||
  (turn?.used.some((key) => key.startsWith('unlinked:') || key.startsWith('privilege:')) ?? false) ||
  deals.some(
    ({ give, ask }) =>
      give.groups.length > 0 && Object.values(ask).every((part) => part === 0 || (Array.isArray(part) && part.length === 0)),
  );

const minded = (level: Level) => policyOf(inwoMind(level));

export const inwoLab: GameLab<InwoTypes> = {
  ruleset: inwo,
  policies: {
    random: randomPolicy,
    greedy: minded('expert'),
    easy: minded('novice'),
    novice: minded('novice'),
    regular: minded('regular'),
    expert: minded('expert'),
    mastermind: minded('mastermind'),
  },
  mind: inwoMind,
  ladder: ['novice', 'regular', 'expert'],
  exploits: {},
  holders: ({ cards }) =>
    Object.values(cards).flatMap(({ id, owner, zone, master }) =>
      owner !== null && zone === 'structure' && master !== null ? [[id, owner] as const] : [],
    ),
  randomIntent,
  anyOffered: (view, chance) => (offers(view).length > 0 ? firstLegal(view, chance) : null),
  isInFull: ({ board: { cards, seats } }) => Object.values(cards).filter(inStructure).length >= 5 * seats.length,
  leave: { type: 'concede' },
  illegalIntent,
  isSeldom: ({ board }, sought) =>
    board.turn === null || SELDOM.has(board.frames.at(-1)?.kind ?? '') || (sought !== undefined && seeksRefusal(sought) && isRare(board)),
  tableAlone: new Set(['N-801', 'N-1104', 'N-1403']),
  variedTable,
  seeks: ['cards', 'abilities', 'refusals'],
  recorded: RECORDED,
  coverage: inwoCoverage,
  habits: inwoHabits,
};
