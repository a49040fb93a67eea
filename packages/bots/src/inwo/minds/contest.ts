import { check, type Intent, lends, openAttack } from '@illuminice/rules/inwo';
import { atStake, openPrize, plotPrice, tokenPrice } from './attacks.js';
import type { PlayerScene } from './player-scene.js';
import { effectOf, playable, turnDice } from './plots.js';
import { chanceOf, dangerOf, lacking, lossOf } from './worth.js';

/** True if the player wants another's attack to fail. */
const hurts = (scene: PlayerScene): boolean => {
  const { board, player, skill } = scene;
  const attack = openAttack(board);
  if (!attack || attack.by === player || skill.opposes === 'nobody') return false;
  if (attack.defender === player) return true;
  return skill.opposes === 'leaders' && attack.kind === 'control' && lacking(board, attack.by) <= 2 && dangerOf(scene, attack.by) > 0;
};

/** The own card that adds most to a side, if that matters. */
const joining = (scene: PlayerScene, side: 'for' | 'against', least: number): Intent | null => {
  const { board, structure, view } = scene;
  const attack = openAttack(board);
  if (!attack) return null;
  let best: { intent: Intent; gain: number } | null = null;
  for (const { id, tokens } of structure) {
    if (tokens === 0) continue;
    const intent: Intent = { type: 'join', side, card: id };
    if (check(view, intent) !== null) continue;
    const lent = lends(board, attack, { card: id, side });
    const after = attack.needs + (side === 'for' ? lent : -lent);
    const gain = Math.abs(chanceOf(after) - chanceOf(attack.needs)) + lent * 0.01;
    if (!best || gain > best.gain) best = { intent, gain };
  }
  return best && best.gain > least ? best.intent : null;
};

/** A Plot that strengthens the own Group under attack. */
const shield = (scene: PlayerScene): Intent | null => {
  const attack = openAttack(scene.board);
  if (!attack || attack.defender !== scene.player || chanceOf(attack.needs) < 0.4) return null;
  return playable(scene, ['boost'], [{ on: attack.target, stat: attack.kind === 'control' ? 'resistance' : 'power' }])[0] ?? null;
};

/** Reduction of the number needed by agents (N-470). */
const AGENTS = 6;

/** Change of the number needed by an own answer; 0 if unknown. */
export const shiftOf = (scene: PlayerScene, intent: Intent): number => {
  const { board } = scene;
  const attack = openAttack(board);
  if (!attack) return 0;
  if (intent.type === 'agents') return intent.side === 'against' ? -AGENTS : 0;
  if (intent.type === 'join') return (intent.side === 'for' ? 1 : -1) * lends(board, attack, { card: intent.card, side: intent.side });
  const shielded = attack.defender === scene.player ? effectOf(scene, intent, ['boost']) : undefined;
  return shielded ? -shielded.amount : 0;
};

/** Average gain of an answer before its price, in points; 0 if unknown. */
export const answerWorth = (scene: PlayerScene, intent: Intent): number => {
  const { board, player } = scene;
  const attack = openAttack(board);
  const shift = shiftOf(scene, intent);
  // A Disaster may only Devastate, whose cost is unknown.
  if (!attack || shift === 0 || attack.kind === 'disaster') return 0;
  const change = chanceOf(attack.needs + shift) - chanceOf(attack.needs);
  const danger = attack.kind === 'control' ? dangerOf(scene, attack.by) : 0;
  const loss = attack.defender === player ? lossOf(scene, player, attack.target) : 0;
  const prize = attack.by === player ? openPrize(scene, attack) : -loss - danger;
  const price =
    intent.type === 'join'
      ? tokenPrice(scene, intent.card)
      : intent.type === 'agents'
        ? atStake(scene, { fromHand: true })
        : plotPrice(scene);
  return change * prize - price;
};

export const contest = (scene: PlayerScene): Intent | null => {
  const { board, player, view, hand } = scene;
  const attack = openAttack(board);
  if (attack?.stage !== 'contest') return null;
  if (attack.by === player) return chanceOf(attack.needs) < 0.75 ? joining(scene, 'for', 0.1) : null;
  if (!hurts(scene) || attack.needs < 2) return null;
  for (const { id } of hand) {
    const intent: Intent = { type: 'agents', card: id, side: 'against' };
    if (check(view, intent) === null) return intent;
  }
  return joining(scene, 'against', 0.05) ?? (scene.skill.shields ? shield(scene) : null);
};

export const afterDice = (scene: PlayerScene): Intent | null => turnDice(scene);
