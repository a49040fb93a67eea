import { TABLE_REFUSALS } from '@illuminice/protocol';
import { refuse } from '../src/refuse.js';

/** Everything that any of the sentences names. */
const VALUES = {
  problem: 'odd',
  bytes: 2,
  most: 3,
  code: 'BKWRTZ',
  names: 'Ann',
  taken: 4,
  seats: 2,
  seconds: 10,
  n: 5,
  last: 6,
  fewest: 2,
  name: 'Bob',
  until: '2027-01-01 12:00 UTC',
  reason: 'none',
};

test.each(TABLE_REFUSALS)('the refusal %s has its sentence', (why) => {
  expect(refuse(why, VALUES)).toMatchObject({ code: 'table', why, text: expect.stringMatching(/^[A-Z\d].*\.$/) });
  expect(refuse(why, VALUES).text).not.toContain('(rule');
});
