import { labOf } from '../games.js';
import { makersOf } from '../league/league.js';
import { playBlock } from '../league/play.js';
import type { Answer, Task } from '../league/workers.js';

process.on('message', ({ ruleset, block }: Task) => {
  let answer: Answer;
  try {
    const lab = labOf(ruleset);
    answer = { games: playBlock(lab, makersOf(lab), block) };
  } catch (error) {
    answer = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(answer);
});
