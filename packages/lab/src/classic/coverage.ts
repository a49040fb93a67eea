import { abilitiesOf, modifies } from '@illuminice/bots/classic';
import type { CardId } from '@illuminice/rules';
import { type ClassicTypes, cardFacts, findSeat, type GameEvent, REFUSALS, type State } from '@illuminice/rules/classic';
import type { Coverage } from '../game-lab.js';
import { type Counted, count, countRefusal, refusalsOf, tallyOf } from '../tally.js';

const noCounts = () =>
  ({
    intents: { title: 'Intents carried out', never: null, times: tallyOf([]) },
    specials: {
      title: 'Specials played',
      never: 'never played:',
      times: tallyOf(Object.values(cardFacts).flatMap(({ id, kind }) => (kind === 'special' ? [id] : []))),
    },
    abilities: {
      title: 'Abilities felt',
      never: 'ability never felt:',
      times: tallyOf(
        Object.values(cardFacts).flatMap((facts) => (facts.kind !== 'special' && facts.abilities.length > 0 ? [facts.id] : [])),
      ),
    },
    refusals: { title: 'Refusals', never: 'never refused:', times: refusalsOf(REFUSALS) },
  }) as const satisfies Record<string, Counted>;

/** Cards that forbid attacks on their structure (C-412). */
const SHUNNING = Object.keys(cardFacts).filter((card) => abilitiesOf(card).some((ability) => 'forbid' in ability));

const costsUpkeep = (card: CardId): boolean => abilitiesOf(card).some((ability) => 'upkeep' in ability);

const inAttack = ({ board }: State): CardId[] => {
  const { attack } = board;
  if (!attack) return [];
  const found = attack.ledger.flatMap(({ part, card }) => (part === 'ability' && card ? [card] : []));
  const defence = attack.ledger.find(({ part }) => part === 'defence');
  const facts = cardFacts[attack.target];
  if (defence?.by === 'resistance' && facts?.kind === 'group' && -defence.value !== facts.resistance) {
    if (modifies(attack.target, 'ownResistance')) found.push(attack.target);
    const structure = findSeat(board, board.cards[attack.target]?.owner)?.cards ?? [];
    found.push(...structure.filter((card) => card !== attack.target && modifies(card, 'othersResistance')));
  }
  const counted = attack.ledger.some(({ alignments }) => alignments?.[0] === 'Government');
  if (counted && modifies(attack.attacker, 'alignment')) found.push(attack.attacker);
  const twice = board.turn?.attacked.filter((card, i, all) => all.indexOf(card) !== i) ?? [];
  return [...found, ...twice.filter((card) => modifies(card, 'participations'))];
};

const inEvent = (state: State, event: GameEvent): CardId[] => {
  const { board } = state;
  switch (event.type) {
    case 'attackAnnounced':
    case 'rolled':
      return inAttack(state);
    case 'powerUsed':
      return [event.card];
    case 'money': {
      const { from, to, reason, player } = event;
      if (reason === 'tax') return [to];
      if (reason === 'privilege') return [from];
      if (reason === 'upkeep') return (findSeat(board, player)?.cards ?? []).filter(costsUpkeep);
      const neighbours = board.cards[from]?.master === to || board.cards[to]?.master === from;
      return reason === 'transfer' && modifies(from, 'reach') && !neighbours ? [from] : [];
    }
    default:
      return [];
  }
};

const drawn = (event: GameEvent): boolean => event.type === 'specialDrawn' || (event.type === 'uncovered' && event.why === 'draw');

export const classicCoverage = () => {
  const counts = noCounts();
  const [intents, specials, abilities, refusals] = [
    counts.intents.times,
    counts.specials.times,
    counts.abilities.times,
    counts.refusals.times,
  ];
  return {
    counts,
    noteStep: (state, events, by, { type }) => {
      count(intents, type);
      for (const event of events) {
        if (event.type === 'specialPlayed') count(specials, event.card);
        if (event.type === 'specialDiscarded' && event.why !== 'refill' && event.why !== 'left') count(specials, event.card);
        for (const card of inEvent(state, event)) count(abilities, card);
      }
      const illuminati = findSeat(state.board, by)?.illuminati;
      if (illuminati && modifies(illuminati, 'draws') && events.filter(drawn).length > 1) count(abilities, illuminati);
    },
    noteRefusal: (refusal) => {
      countRefusal(refusals, REFUSALS, refusal);
      if (refusal.code === 'C-412') for (const card of SHUNNING) count(abilities, card);
    },
  } satisfies Coverage<ClassicTypes>;
};
