import { alignmentsOf, groupsNeeded, type Intent, type PlayerId, powerOf, type State } from '@illuminice/rules';

/** An intent that breaks one certain rule, and nothing else. */
export interface Trap {
  readonly by: PlayerId;
  readonly intent: Intent;
}

const CAMPAIGN = 'whispering-campaign';

/** Rules that chance alone would hardly ever break, broken on purpose where the table allows it (C-412, C-414, C-805). */
export const trapsIn = ({ board, secrets }: State): Trap[] => {
  const by = board.turn?.player;
  const seat = board.seats.find(({ player }) => player === by);
  if (by === undefined || !seat || board.phase !== 'actions' || board.frames.length > 0) return [];
  const [attacker = ''] = seat.cards;
  const others = board.seats.filter(({ player, status }) => player !== by && status === 'in');
  const traps: Trap[] = [];

  const shunning = others.find(({ illuminati }) => illuminati === 'discordian-society')?.cards[1];
  const shunned = seat.cards.slice(1).filter((card) => alignmentsOf(board, card).some((a) => a === 'Government' || a === 'Straight'));
  if (shunning)
    for (const card of shunned)
      traps.push({ by, intent: { type: 'attack', kind: 'neutralize', attacker: card, target: shunning, aids: [] } });

  const powerful = board.uncontrolled.find((card) => powerOf(board, card) > 0);
  if (powerful && secrets.private[by]?.hand.includes(CAMPAIGN))
    traps.push({ by, intent: { type: 'attack', kind: 'destroy', attacker, target: powerful, aids: [], whispering: CAMPAIGN } });

  const winning = others.find(({ cards }) => cards.length === groupsNeeded(board) - 1);
  const gift = seat.cards.at(-1);
  if (winning && gift && seat.cards.length > 1) traps.push({ by, intent: { type: 'offer', to: winning.player, give: { groups: [gift] } } });
  return traps;
};
