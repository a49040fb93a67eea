import type { PlayerId } from '@illuminice/rules';
import { type Attack, broughtBy, decision, destroysAt, type GameEvent, openAttack, type View } from '@illuminice/rules/inwo';
import { CHANGED, type Ending, endingOf, THROWN } from '../../../hud/stage/roll-scene';
import { type StartScene, type StartThrow, startScenes } from '../../../hud/stage/start-scene';
import type { StageScene } from '../../../net/game-types';
import { countedNeed } from '../../../text';

export interface RollScene extends StageScene {
  readonly kind: 'roll';
  readonly attack: Attack;
  readonly dice: readonly [number, number];
  readonly total: number;
  readonly thrown: boolean;
  readonly ending: Ending;
  readonly brought: ReturnType<typeof broughtBy>;
  /** Highest number at which a Disaster destroys; null: it only devastates. */
  readonly destroysAt: number | null;
  readonly margin: number;
  /** Players who can still change the dice; empty: the attack is over. */
  readonly open: readonly PlayerId[];
}

export type Scene = RollScene | StartScene;

export const scenesOf = (events: readonly GameEvent[], before: View, after: View): Scene[] => [
  ...starts(events),
  ...rolls(events, before, after),
];

function starts(events: readonly GameEvent[]): StartScene[] {
  const thrown = events.flatMap((event): StartThrow[] => {
    if (event.type !== 'startRolled') return [];
    const [first = 1, other = 1] = event.dice;
    return [{ player: event.player, dice: [first, other], round: event.round }];
  });
  const began = events.find((event) => event.type === 'turnBegan');
  return startScenes(thrown, began?.type === 'turnBegan' ? began.player : undefined);
}

function rolls(events: readonly GameEvent[], before: View, after: View): RollScene[] {
  const was = openAttack(before.board);
  const { attack } = after.board;
  if (!attack?.dice || attack.roll === null || was?.id !== attack.id) return [];
  const { dice, roll: total } = attack;
  const thrown = was.dice?.join() !== dice.join() && events.some((event) => event.type === 'rolled' && event.player === attack.by);
  if (!thrown && was.roll === total) return [];
  // The target may be gone afterwards, so the outcome is computed on the table before.
  const { board } = before;
  const brought = broughtBy(board, attack, total);
  const { kind, who } = decision(after.board);
  return [
    {
      kind: 'roll',
      ...(thrown ? THROWN : CHANGED),
      attack,
      dice,
      total,
      thrown,
      ending: endingOf(total, brought !== null),
      brought,
      destroysAt: destroysAt(board, attack),
      margin: Math.abs(countedNeed(attack.needs) - total),
      open: attack.stage !== 'over' && kind === 'dice' ? who : [],
    },
  ];
}
