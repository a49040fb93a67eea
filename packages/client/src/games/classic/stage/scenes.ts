import type { CardId, PlayerId } from '@illuminice/rules';
import { type Attack, type GameEvent, groupsNeeded, type View } from '@illuminice/rules/classic';
import { CHANGED, type Ending, endingOf, THROWN } from '../../../hud/stage/roll-scene';
import { type StartScene, startScenes } from '../../../hud/stage/start-scene';
import type { StageScene } from '../../../net/game-types';
import { countedNeed } from '../../../text';

export interface RollScene extends StageScene {
  readonly kind: 'roll';
  readonly attack: Pick<Attack, 'by' | 'kind' | 'attacker' | 'target' | 'defender' | 'needs' | 'odds'>;
  readonly dice: readonly [number, number];
  readonly total: number;
  /** False: the dice lie already, and a Special changes their count. */
  readonly thrown: boolean;
  readonly ending: Ending;
  readonly margin: number;
  /** Players whose Specials can still change the dice, and how many each holds; empty: the attack is over. */
  readonly open: readonly { readonly player: PlayerId; readonly specials: number }[];
}

export interface OwnScene extends StageScene {
  readonly kind: 'own';
  readonly card: CardId;
  readonly groups: number;
}

export interface DealScene extends StageScene {
  readonly kind: 'deal';
  readonly cards: readonly CardId[];
}

export interface OutScene extends StageScene {
  readonly kind: 'out';
  readonly how: 'eliminated' | 'left';
}

export type Scene = RollScene | StartScene | OwnScene | DealScene | OutScene;

const OWN_STAYS = 4000;
const DEAL_STAYS = 1800;
const OUT_STAYS = 5000;
export const DEAL = { shuffles: 1000, gap: 160 } as const;
const DEALT_MS = 660;

const sum = ([first, other]: readonly [number, number]): number => first + other;

export const scenesOf = (events: readonly GameEvent[], before: View): Scene[] => [
  ...ceremonies(events, before),
  ...rolls(events, before),
  ...ends(events, before),
];

function ends(events: readonly GameEvent[], { player: me }: View): OutScene[] {
  const out = events.find((event) => (event.type === 'eliminated' || event.type === 'left') && event.player === me);
  if (!out || events.some(({ type }) => type === 'gameOver')) return [];
  const reason = out.type === 'eliminated' ? 'eliminated' : 'left';
  return [{ kind: 'out', ms: { moves: 500, fades: 120 }, stays: OUT_STAYS, follow: 'told', how: reason }];
}

const asRolled = (events: readonly GameEvent[], id: number, { cards }: View['board']): RollScene['attack'] | null => {
  const announced = events.findLast((event) => event.type === 'attackAnnounced');
  if (announced?.attack !== id) return null;
  return { ...announced, by: announced.player, defender: cards[announced.target]?.owner ?? null };
};

const hasEnded = (events: readonly GameEvent[], attack: number): boolean =>
  events.some((event) => event.type === 'attackEnded' && event.attack === attack);

const holdersOf = ({ seats }: View['board']) =>
  seats
    .map(({ player, status, faceDown, faceUp }) => ({ player, specials: status === 'in' ? faceDown + faceUp.length : 0 }))
    .filter(({ specials }) => specials > 0);

function rolls(events: readonly GameEvent[], { board }: View): RollScene[] {
  const thrown = events.findLast((event) => event.type === 'rolled');
  const changed = events.findLast((event) => event.type === 'rollChanged');
  const id = thrown?.attack ?? changed?.attack;
  if (id === undefined) return [];
  const fought = board.attack?.id === id ? board.attack : null;
  const dice = thrown?.dice ?? fought?.dice;
  const attack = fought ?? asRolled(events, id, board);
  if (!attack || !dice) return [];
  const needs = thrown?.needs ?? attack.needs;
  const counted = countedNeed(needs);
  const total = changed?.roll ?? sum(dice);
  const ended = hasEnded(events, id);
  return [
    {
      kind: 'roll',
      ...(thrown ? THROWN : CHANGED),
      attack: { ...attack, needs },
      dice,
      total,
      thrown: Boolean(thrown),
      ending: endingOf(total, total <= counted),
      margin: Math.abs(counted - total),
      open: ended ? [] : holdersOf(board),
    },
  ];
}

function ceremonies(events: readonly GameEvent[], { board, player: me }: View): Scene[] {
  const taken = events.find((event) => event.type === 'illuminatiTaken' && event.player === me);
  const thrown = events.filter((event) => event.type === 'startRolled');
  const began = events.find((event) => event.type === 'turnBegan');
  const scenes: Scene[] = [];
  if (taken?.type === 'illuminatiTaken')
    scenes.push({
      kind: 'own',
      ms: { moves: 700, fades: 120 },
      stays: OWN_STAYS,
      follow: 'gone',
      card: taken.card,
      groups: groupsNeeded(board),
    });
  const cards = events.flatMap((event) => (event.type === 'uncovered' && event.why === 'setup' ? [event.card] : []));
  if (cards.length > 0)
    scenes.push({
      kind: 'deal',
      ms: { moves: DEAL.shuffles + (cards.length - 1) * DEAL.gap + DEALT_MS, fades: 120 },
      stays: DEAL_STAYS,
      follow: 'gone',
      cards,
    });
  return [...scenes, ...startScenes(thrown, began?.type === 'turnBegan' ? began.player : undefined)];
}
