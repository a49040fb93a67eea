import { type CopyId, check, decision, findSeat, type Kept, openAttack, previewAttack } from '@illuminice/rules/inwo';
import { percent } from '../../../hud/contest/percent';
import type { CoachStep, Pointed } from '../../../table/game-ui';
import { aidsFor, attackers, isWhole, strip, targets } from '../attack/announcement';
import type { AttackDraft, SentenceDraft, Unfinished } from '../drafts/data';
import { sayable } from '../drafts/filling';
import { ownGroups, ownPlots } from '../known';
import type { Inwo, Position } from '../types';
import type { TableModel } from '../use-table';
import { cardName, nameOf, t } from '../words';
import { CARDS, PUPIL } from './lesson';

const board = (table: TableModel) => table.game.view.value.board;
const isMain = (table: TableModel) => board(table).phase === 'main' && isOwnTurn(table);
const isOwnTurn = (table: TableModel) => board(table).turn?.player === PUPIL;
const isOver = (table: TableModel) => board(table).turn !== null && !isOwnTurn(table);
const settled = (table: TableModel) => board(table).frames.length === 0;
const own = (table: TableModel) => Object.values(board(table).cards).filter(({ owner, zone }) => owner === PUPIL && zone === 'structure');

/** The draft sentence of this type; null: none. */
const saying = (table: TableModel, type: Unfinished['type']): SentenceDraft | null => {
  const draft = table.draft.current.value;
  return draft?.kind === 'sentence' && draft.partial.type === type ? draft : null;
};

const attacking = (table: TableModel): AttackDraft | null => {
  const draft = table.draft.current.value;
  return draft?.kind === 'attack' ? draft : null;
};

/** Next step of a sentence: its open blank, or its last button. */
const sentenceAt = (table: TableModel, { partial }: SentenceDraft): Pointed => {
  const position = table.game.position.value;
  if (position && sayable(position, partial)) return { testid: 'sentence-send' };
  return { testid: 'sentence' };
};

/** The coach's card of the hand, if it is there. */
const held = (cards: readonly Kept[], wanted: string): Kept | undefined => cards.find(({ card }) => card === wanted) ?? cards[0];

const view = (table: TableModel) => table.game.view.value;
const toTake = (table: TableModel) => held(ownGroups(view(table)), CARDS.takeOver);
const order = (table: TableModel) => ownPlots(view(table)).find(({ card }) => card === CARDS.order);

const hasDrawn = (table: TableModel) =>
  isMain(table) ||
  (isOwnTurn(table) && check(view(table), { type: 'drawPlot' }) !== null && check(view(table), { type: 'drawGroup' }) !== null);

/** Target that the coach proposes for the present draft: its own, else the likeliest. */
const aim = (position: Position, { partial }: AttackDraft): CopyId | undefined => {
  const open = targets(position, partial).map(({ target }) => target);
  return open.find((id) => ownGroups(position.view).some((held) => held.id === id && held.card === CARDS.target)) ?? open[0];
};

const leader = (table: TableModel, position: Position): CopyId | undefined => {
  const head = findSeat(board(table), PUPIL)?.illuminati;
  const can = attackers(position);
  return can.find((card) => card === head) ?? can[0];
};

const called = (table: TableModel, copy: CopyId): string =>
  cardName(ownGroups(view(table)).find(({ id }) => id === copy)?.card ?? '') || nameOf(board(table), copy);

const networkName = () => cardName('the-network');

/** The picked lead, else the one that the deck proposes. */
const proposed = (table: TableModel): string => {
  const partial = saying(table, 'chooseLead')?.partial;
  return cardName((partial?.type === 'chooseLead' && partial.card) || 'nasa');
};

/** Coach's words during an attack draft, whatever is picked first. */
function composing(table: TableModel): string {
  const position = table.game.position.value;
  const draft = attacking(table);
  if (!draft || !position) return t('coach.compose.begin');
  const { attacker, target } = draft.partial;
  if (attacker === undefined) return t('coach.compose.attacker', { card: nameOf(board(table), leader(table, position) ?? '') });
  if (target === undefined) return t('coach.compose.target', { card: called(table, aim(position, draft) ?? attacker) });
  if (!isWhole(draft.partial) || check(view(table), strip(draft.partial)) !== null) return t('coach.compose.announce');
  const { needs, odds } = previewAttack(view(table), strip(draft.partial));
  const numbers = { needs, percent: percent(odds) };
  const [aid] = (draft.partial.aids ?? []).length > 0 ? [] : aidsFor(position, draft.partial);
  if (aid) return t('coach.compose.aid', { ...numbers, card: nameOf(board(table), aid.card), gain: aid.gain });
  return t('coach.compose.ready', numbers);
}

function composingAt(table: TableModel): Pointed {
  const position = table.game.position.value;
  const draft = attacking(table);
  if (!draft || !position) return { testid: 'action-attack' };
  const { attacker, target } = draft.partial;
  if (attacker === undefined) return { testid: `pick-${leader(table, position)}` };
  if (target === undefined) return { testid: `pick-${aim(position, draft)}` };
  const [aid] = isWhole(draft.partial) && (draft.partial.aids ?? []).length === 0 ? aidsFor(position, draft.partial) : [];
  return { testid: aid ? `aid-${aid.card}` : 'attack-announce' };
}

function fighting(table: TableModel): string {
  const attack = openAttack(board(table));
  const { kind } = decision(board(table));
  if (!attack) return t('coach.fight.done');
  if (kind === 'place') return t('coach.fight.place');
  if (kind === 'dice') return t('coach.fight.dice');
  return t('coach.fight.roll', { needs: attack.needs, percent: percent(attack.odds) });
}

function fightingAt(table: TableModel): Pointed {
  const { kind } = decision(board(table));
  if (kind === 'contest' || kind === 'roll') return { testid: 'attack-roll' };
  const placing = saying(table, 'place');
  return placing ? sentenceAt(table, placing) : { testid: 'done' };
}

/** Steps of playing the Plot: the hand card, *Play*, and the open blanks. */
function playingAt(table: TableModel): Pointed {
  const plot = order(table);
  const sentence = saying(table, 'playPlot');
  if (sentence) return sentenceAt(table, sentence);
  if (!plot) return null;
  const isRaised = document.querySelector(`[data-testid="play-${plot.id}"]`) !== null;
  return { testid: isRaised ? `play-${plot.id}` : `hand-${plot.id}` };
}

/** Remaining duties at the end of the pupil's turn, or *Knock*. */
const endingAt = (table: TableModel): Pointed => ({
  testid: decision(board(table)).kind === 'turn' ? 'action-knock' : 'done',
});

const attacked = (table: TableModel) => (board(table).turn ? board(table).next.attack > 1 : false);

export const COACH: readonly CoachStep<Inwo>[] = [
  { id: 'welcome', says: () => t('coach.welcome', { network: networkName() }), passed: (table) => board(table).turn !== null },
  {
    id: 'lead',
    says: (table) => t('coach.lead', { card: proposed(table) }),
    at: (table) => {
      const sentence = saying(table, 'chooseLead');
      return sentence && sentenceAt(table, sentence);
    },
    done: (table) => board(table).turn !== null,
  },
  { id: 'draw', says: () => t('coach.draw', { network: networkName() }), at: () => ({ testid: 'action-drawAll' }), done: hasDrawn },
  {
    id: 'takeOver',
    says: (table) => t('coach.takeOver', { card: cardName(toTake(table)?.card ?? '') }),
    at: (table) => {
      const sentence = saying(table, 'takeOver');
      if (!sentence) return { testid: 'action-takeOver' };
      return sentence.partial.type === 'takeOver' && sentence.partial.card === undefined
        ? { testid: `pick-${toTake(table)?.id}` }
        : sentenceAt(table, sentence);
    },
    done: (table) => isMain(table) || own(table).length > 2,
  },
  { id: 'ready', says: () => t('coach.ready'), at: () => ({ testid: 'action-ready' }), done: isMain },
  {
    id: 'tokens',
    says: () => t('coach.tokens'),
    passed: (table) => attacking(table) !== null || board(table).nwo.length > 0 || attacked(table),
  },
  {
    id: 'plot',
    says: (table) => t('coach.plot', { card: cardName(order(table)?.card ?? CARDS.order) }),
    at: playingAt,
    done: (table) => (board(table).nwo.length > 0 && settled(table)) || !order(table) || attacked(table),
  },
  { id: 'compose', says: composing, at: composingAt, done: attacked },
  { id: 'fight', says: fighting, at: fightingAt, done: settled },
  { id: 'result', says: (table) => t(own(table).length > 3 ? 'coach.result.won' : 'coach.result.lost'), passed: isOver },
  {
    id: 'goal',
    says: () => t('coach.goal', { network: networkName(), card: cardName(CARDS.goal) }),
    at: () => ({ testid: 'status-panel' }),
    passed: isOver,
  },
  { id: 'end', says: () => t('coach.end'), at: endingAt, done: isOver },
  { id: 'last', says: (table) => t('coach.last', { cards: own(table).length }) },
];
