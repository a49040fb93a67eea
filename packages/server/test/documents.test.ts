/** Numbers that the documents repeat, against the place where they are set. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEARTBEAT, LEASE, MARGIN } from '../src/cluster/membership.js';
import { SETTINGS } from '../src/settings/settings.js';

/** A file as one line, so that sentences may be wrapped anywhere. */
const read = (file: string): string => readFileSync(join(__dirname, '../../..', file), 'utf8').replace(/\s+/g, ' ');
const seconds = (ms: number): string => `${ms / 1000} s`;

test('how long a lease holds, and how often it is renewed', () => {
  expect(read('docs/hosting.md')).toContain(`a lease of ${seconds(LEASE)} in the database and renews it every ${seconds(HEARTBEAT)}`);
  expect(read('docs/hosting.md')).toContain(`closes its tables ${seconds(MARGIN)} before it ends`);
  expect(read('docs/scaling.md')).toContain(`Leases (${seconds(LEASE)}, renewed every ${seconds(HEARTBEAT)})`);
  const simulated = read('packages/loadtest/tools/scale/world.ts');
  for (const [name, ms] of Object.entries({ LEASE, HEARTBEAT, MARGIN })) expect(simulated).toContain(`const ${name} = ${ms};`);
});

test('what an address may ask for in a minute', () => {
  const { requestsPerMinute, tablesPerMinute } = SETTINGS.limits;
  expect(read('docs/security.md')).toContain(`(${Number(requestsPerMinute.fallback).toLocaleString('en')} a minute)`);
  expect(read('docs/commands.md')).toContain(`More than ${tablesPerMinute.fallback} tables a minute`);
});
