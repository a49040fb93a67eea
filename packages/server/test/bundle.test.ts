import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../bundle');
const programs = readdirSync(folder).filter((name) => name.endsWith('.js'));
const text = programs.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

test('the server stands on the package colyseus, of the line that colyseus.js speaks to', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
  expect(dependencies.colyseus).toMatch(/^0\.16\./);
  expect(devDependencies['colyseus.js']).toMatch(/^0\.16\./);
  expect(dependencies).not.toHaveProperty('@colyseus/core');
});

test('what is shipped has none of the Redis that colyseus brings along', () => {
  expect(text).toContain('MatchMaker');
  expect(text).not.toMatch(/ioredis|RedisCommander/);
});
