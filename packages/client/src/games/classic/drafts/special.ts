import type { CardId, PlayerId } from '@illuminice/rules';
import { cardFacts, check, type EffectFacts, findSeat, type PlayableSpecial } from '@illuminice/rules/classic';
import { newAttack, whispers } from '../attack/announcement';
import type { AttackDraft, PickDraft, PlaceDraft, TreasuriesDraft } from './data';
import type { Position } from './kind';
import { placeDraft } from './place';
import { treasuriesDraft } from './treasuries';

export const effectOf = (card: CardId): EffectFacts | null => {
  const facts = cardFacts[card];
  return facts?.kind === 'special' ? facts.play : null;
};

export const playable = (position: Position, card: CardId): PlayableSpecial | undefined =>
  position.offers.playSpecial.can?.cards.find((entry) => entry.card === card);

/** Players with a hand to look at (C-903): only those with a hidden Special. */
export const holdersFor = (position: Position, card: CardId): readonly PlayerId[] =>
  (playable(position, card)?.players ?? []).filter((player) =>
    position.view.board.seats.some((seat) => seat.player === player && seat.faceDown > 0),
  );

export const newPick = (card: CardId, as: PickDraft['as'], what: PickDraft['what'] = 'nothing'): PickDraft => ({
  kind: 'pick',
  card,
  as,
  what,
  group: null,
  player: null,
});

/** The draft that plays a Special for its text; null if it is not playable now. */
export function specialDraft(position: Position, card: CardId): AttackDraft | PlaceDraft | TreasuriesDraft | PickDraft | null {
  const { offers } = position;
  if (offers.counter.can?.cards.includes(card)) return newPick(card, 'counter');
  if (offers.breakPrivilege.can?.agent === card) return newPick(card, 'break');
  if (offers.forceInterference.can?.cards.includes(card)) return newPick(card, 'letIn');
  if (offers.attack.can?.whispering === card && whispers(position)) return { ...newAttack(), attackKind: 'destroy', whispering: true };
  const can = playable(position, card);
  if (!can) return null;
  switch (can.needs) {
    case 'groupAndPlace':
      return placeDraft.start('bribery', null, card);
    case 'moves': {
      const effect = effectOf(card);
      return treasuriesDraft.start(
        position,
        card,
        'playSpecial',
        effect && 'use' in effect && effect.use === 'redistribute' ? effect.bonus : 0,
      );
    }
    case 'player':
      return holdersFor(position, card).length > 0 ? newPick(card, 'effect', can.needs) : null;
    default:
      return newPick(card, 'effect', can.needs);
  }
}

export function playableNow(position: Position): CardId[] {
  const seat = findSeat(position.view.board, position.me);
  return [...(position.view.mine?.hand ?? []), ...(seat?.faceUp ?? [])].filter((card) => specialDraft(position, card) !== null);
}

/** Why a Special is not playable now: a refusal of the rules, or the name of the missing thing. */
export function whyNotSpecial(
  position: Position,
  card: CardId,
): NonNullable<Position['offers']['attack']['refusal']> | 'whispering' | 'bribe' | 'revive' | 'spy' {
  const { offers } = position;
  const effect = effectOf(card);
  const asked = check(position.view, { type: 'playSpecial', card });
  const general = asked ?? { code: 'C-900', why: 'noneNow' };
  if (!effect) return general;
  if ('react' in effect) {
    if (effect.react === 'special') return offers.counter.refusal ?? general;
    if (effect.react === 'dice') return general;
    return (effect.does === 'break' ? offers.breakPrivilege : offers.forceInterference).refusal ?? general;
  }
  if (effect.use === 'whispering') return offers.attack.refusal ?? 'whispering';
  // The rules' next demand is exactly the missing thing.
  if (effect.use === 'bribe' && general.why === 'needsPlace') return 'bribe';
  if (effect.use === 'revive' && general.why === 'needsDeadGroup') return 'revive';
  if (effect.use === 'spy' && general.why === 'needsPlayer') return 'spy';
  return general;
}
