import type { Answered } from '@illuminice/bots';
import type { WireRefusal } from '@illuminice/protocol';
import { pino } from 'pino';
import { ComputerAnswers } from '../src/session/automation/computer-answers.js';
import { Recollections } from '../src/session/model/recollections.js';
import type { Seat } from '../src/session/seats/seats.js';

const answered: Answered = {
  intent: { type: 'endTurn' },
  memory: { remarks: 1 },
  lines: [{ to: null, text: '@threat p1 moonies' }],
  isAboutOffer: false,
};

test.each([
  ['is carried out', null, [['p2', null, '@threat p1 moonies']]],
  ['is refused', { why: 'notPlaying' } as WireRefusal, []],
])('U02: a computer player says its words when its move %s', (_, refusal, expected) => {
  const said: unknown[] = [];
  const model = { recollections: new Recollections(), table: null };
  const answers = new ComputerAnswers({
    model,
    time: { random: () => 0.5 },
    log: pino({ enabled: false }),
    actions: { play: () => refusal, say: (...line) => said.push(line) },
  });
  answers.sayToOffer({ player: 'p2' } as Seat, answered);
  expect(said).toEqual(expected);
});
