import { abilitiesOf, kindOf } from '@illuminice/bots/classic';
import type { PlayerId } from '@illuminice/rules';
import { alignmentsOf, findSeat, groupsNeeded, type Intent, powerOf, type State } from '@illuminice/rules/classic';

export interface Trap {
  readonly by: PlayerId;
  readonly intent: Intent;
}

/** Intents against rules that chance would hardly ever break (C-412, C-414, C-805). */
export const trapsIn = ({ board, secrets }: State): Trap[] => {
  const by = board.turn?.player;
  const seat = findSeat(board, by);
  if (by === undefined || !seat || board.phase !== 'actions' || board.frames.length > 0) return [];
  const [attacker = ''] = seat.cards;
  const others = board.seats.filter(({ player, status }) => player !== by && status === 'in');
  const traps: Trap[] = [];

  for (const { illuminati, cards } of others) {
    const [, target] = cards;
    const immune = (illuminati ? abilitiesOf(illuminati) : []).flatMap((ability) => ('forbid' in ability ? ability.by : []));
    const shunned = seat.cards.slice(1).filter((card) => alignmentsOf(board, card).some((alignment) => immune.includes(alignment)));
    if (target === undefined) continue;
    for (const card of shunned) traps.push({ by, intent: { type: 'attack', kind: 'neutralize', attacker: card, target, aids: [] } });
  }

  const powerful = board.uncontrolled.find((card) => powerOf(board, card) > 0);
  const whispering = secrets.private[by]?.hand.find((card) => kindOf(card) === 'whispering');
  if (powerful && whispering !== undefined)
    traps.push({ by, intent: { type: 'attack', kind: 'destroy', attacker, target: powerful, aids: [], whispering } });

  const winning = others.find(({ cards }) => cards.length === groupsNeeded(board) - 1);
  const gift = seat.cards.at(-1);
  if (winning && gift && seat.cards.length > 1) traps.push({ by, intent: { type: 'offer', to: winning.player, give: { groups: [gift] } } });
  return traps;
};
