import { isRefusal } from '../../core/refuse.js';
import type { CardId } from '../../core/types.js';
import { succeeds } from '../../domain/odds.js';
import { skipsTurn, specialFacts } from '../cards/index.js';
import { commandFor } from '../commands/commands.js';
import { type Actor, openAttack, specialsOf } from '../game/game.js';
import type { Attack, Intent, IntentType, View } from '../types/index.js';
import { decision } from '../windows/windows.js';

const ADDITIONS: readonly IntentType[] = ['spend', 'interfere', 'playSpecial', 'breakPrivilege', 'forceInterference'];

const can = (actor: Actor, type: IntentType): boolean => !isRefusal(commandFor(type).offer(actor));

/** True if a Special reverses the result of the dice (C-423). */
const turnsDice = ({ roll, needs }: Attack, card: CardId): boolean => {
  const { play } = specialFacts(card);
  return 'react' in play && play.react === 'dice' && succeeds(play.to, needs) !== (roll !== null && succeeds(roll, needs));
};

/** True if the dice suit the player: nobody changes their own success (C-423). */
const isContent = ({ by, defender, roll, needs }: Attack, player: string): boolean =>
  player === (roll !== null && succeeds(roll, needs) ? by : defender);

/** True if the viewer has money or a Special for the open window. */
function couldAnswer(actor: Actor): boolean {
  const { board, player } = actor;
  const attack = openAttack(board);
  switch (decision(board).kind) {
    case 'start':
      return specialsOf(actor).some(skipsTurn);
    case 'contest':
      return ADDITIONS.some((type) => can(actor, type));
    case 'dice':
      return attack !== null && !isContent(attack, player) && specialsOf(actor).some((card) => turnsDice(attack, card));
    case 'playing':
      return can(actor, 'counter');
    default:
      return true;
  }
}

/** Automatic pass of an awaited viewer with no answer to the open window. */
export function idlePass(view: View): Intent | null {
  const { board, player, mine } = view;
  const { who, rev } = decision(board);
  if (player === null || mine === null || !who.includes(player)) return null;
  return couldAnswer({ ...view, player, mine }) ? null : { type: 'done', rev };
}
