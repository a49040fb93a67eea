import { cardFacts, findSeat } from '@illuminice/rules/classic';
import { percent } from '../../../hud/contest/percent';
import type { CoachStep, Pointed } from '../../../table/game-ui';
import { cardName, countedNeed, t } from '../../../text';
import { attackers, newAttack } from '../attack/announcement';
import type { Classic } from '../types';
import type { TableModel } from '../use-table';
import { PUPIL, RIVAL } from './lesson';

/** Targets that the coach proposes, in order: easy for the Illuminati, then easy for a Liberal Group. */
const TARGETS = ['hollywood', 'recyclers', 'democrats', 'video-games'];

const board = (table: TableModel) => table.game.view.value.board;
const turn = (table: TableModel) => board(table).turn;
const mine = (table: TableModel) => findSeat(board(table), PUPIL)?.cards.length ?? 0;
const taken = (table: TableModel) => 2 - (turn(table)?.actionsLeft ?? 2);
const attacking = (table: TableModel) => {
  const draft = table.draft.current.value;
  return draft?.kind === 'attack' ? draft : null;
};

const settled = (table: TableModel) => board(table).frames.length === 0;

const attack = (table: TableModel) => (settled(table) ? null : board(table).attack);

const fights = (table: TableModel) => attacking(table) !== null || attack(table) !== null;

const hasEnded = (table: TableModel) => turn(table)?.player !== PUPIL;

const leader = (table: TableModel): string =>
  (table.game.position.value ? attackers(table.game.position.value, newAttack())[0] : undefined) ?? '';

/** No card is left that could attack this turn (C-402): a failed Illuminati alone has had its chance. */
const spent = (table: TableModel) => settled(table) && Boolean(table.game.offers.value.attack.refusal);

/** Coach's words during an attack draft, whatever is picked first. */
function composing(table: TableModel): string {
  const draft = attacking(table);
  if (!draft) return t('coach.compose.begin');
  if (!draft.attacker) return t('coach.compose.attacker', { card: cardName(leader(table)) });
  if (!draft.target) return t('coach.compose.target', { card: cardName(draft.attacker) });
  const facts = cardFacts[draft.target];
  const resistance = facts?.kind === 'group' ? facts.resistance : 0;
  return t('coach.compose.announce', { card: cardName(draft.target), resistance });
}

function composingAt(table: TableModel): Pointed {
  const draft = attacking(table);
  if (!draft) return { testid: 'action-attack' };
  if (!draft.attacker) return { card: leader(table) };
  if (!draft.target) return { card: TARGETS.find((card) => board(table).uncontrolled.includes(card)) ?? '' };
  return { testid: 'attack-announce' };
}

function fighting(table: TableModel): string {
  const now = attack(table);
  if (!now) return t('coach.fight.calledOff');
  if (now.stage === 'place') return t('coach.fight.place', { card: cardName(now.target) });
  if (now.stage === 'settle') return t('coach.fight.settle', { card: cardName(now.target) });
  if (now.stage !== 'contest') return t('coach.fight.rolled');
  const against = now.spendings.filter(({ player }) => player === RIVAL).reduce((sum, { amount }) => sum + amount, 0);
  const own = now.spendings.filter(({ player }) => player === PUPIL).reduce((sum, { amount }) => sum + amount, 0);
  const numbers = { needs: countedNeed(now.needs), percent: percent(now.odds), against, own };
  if (against > 0) return t('coach.fight.opposed', { ...numbers, name: table.name(RIVAL) });
  return own > 0 ? t('coach.fight.paid', numbers) : t('coach.fight.pay', numbers);
}

function fightingAt(table: TableModel): Pointed {
  const now = attack(table);
  if (!now) return null;
  if (now.stage === 'place') {
    const draft = table.draft.current.value;
    const place = table.game.offers.value.place.can?.places[0];
    const chosen = draft?.kind === 'place' && draft.place;
    return { testid: chosen || !place ? 'place-confirm' : `place-${place.onto}-${place.arrow}` };
  }
  if (now.stage === 'settle') return { testid: 'done' };
  if (now.stage !== 'contest') return null;
  const own = now.spendings.some(({ player }) => player === PUPIL);
  return { testid: own ? 'attack-roll' : 'spend-1' };
}

/** True after so many regular actions, with nothing left to settle. */
const behind = (actions: number) => (table: TableModel) => taken(table) >= actions && settled(table);

export const COACH: readonly CoachStep<Classic>[] = [
  { id: 'welcome', says: () => t('coach.welcome'), passed: (table) => board(table).phase !== 'start' },
  {
    id: 'draw',
    says: () => t('coach.draw'),
    at: () => ({ testid: 'action-draw' }),
    done: (table) => board(table).phase !== 'start',
  },
  {
    id: 'cards',
    says: () => t('coach.cards'),
    at: () => ({ card: 'hollywood' }),
    done: (table) => table.ui.preview.shown.value !== null || fights(table) || taken(table) > 0,
  },
  {
    id: 'compose',
    says: composing,
    at: composingAt,
    done: (table) => attack(table) !== null || taken(table) > 0,
  },
  { id: 'fight', says: fighting, at: fightingAt, done: behind(1) },
  {
    id: 'result',
    says: (table) => t(mine(table) > 1 ? 'coach.result.won' : 'coach.result.lost'),
    passed: (table) => fights(table) || taken(table) > 1 || hasEnded(table),
  },
  {
    id: 'again',
    says: (table) => (attacking(table) ? composing(table) : t('coach.again', { card: cardName(leader(table)) })),
    at: composingAt,
    done: (table) => attack(table) !== null || taken(table) > 1 || spent(table) || hasEnded(table),
  },
  { id: 'answer', says: fighting, at: fightingAt, done: (table) => behind(2)(table) || spent(table) || hasEnded(table) },
  {
    id: 'end',
    says: () => t('coach.end'),
    at: () => ({ testid: 'action-end' }),
    done: hasEnded,
  },
  { id: 'goal', says: (table) => t('coach.goal', { cards: mine(table) }) },
];
