/** The descriptions of the protocol: made of today's code, valid, and true of a real server. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import asyncapiSpecs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { documentsOf } from '../tools/documents/documents.js';
import { JsonGuest } from './harness/json-guest.js';
import { startServer, type TestServer } from './harness/server.js';

const ROOT = join(__dirname, '../../..');
const documents = documentsOf(ROOT);
const parsed = (file: string) => JSON.parse(documents[file] as string);
const openapi = parsed('docs/api/openapi.json');
const messages = parsed('docs/api/messages.schema.json');

test.each(Object.keys(documents))('U109 %s is what the code says today (`npm run spec` writes it)', (file) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(documents[file]);
});

test('U109 the description of HTTP is valid OpenAPI 3.1', () => {
  // The package itself is an ES module; its schema is data.
  const folder = dirname(require.resolve('@seriousme/openapi-schema-validator'));
  const schema = JSON.parse(readFileSync(join(folder, 'schemas/v3.1/schema.json'), 'utf8'));
  const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect([isValid(openapi), isValid.errors]).toEqual([true, null]);
  expect(isValid({ ...openapi, paths: { tables: {} } })).toBe(false);
});

test('U109 the description of messages is valid AsyncAPI 3', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isValid = ajv.compile(asyncapiSpecs.schemasWithoutId['3.0.0']);
  expect([isValid(parsed('docs/api/asyncapi.json')), isValid.errors]).toEqual([true, null]);
});

const shapes = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
shapes.addSchema(openapi, 'openapi');
shapes.addSchema(messages, 'messages');

/** What is wrong with something that is to be of a shape, like `openapi#/components/schemas/Health`. */
function faults(shape: string, value: unknown): string[] {
  const isValid = shapes.getSchema(shape);
  if (!isValid) throw new Error(`there is no ${shape}`);
  return isValid(value) ? [] : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
const asMessage = (direction: 'FromClient' | 'FromServer', value: unknown) => faults(`messages#/$defs/${direction}`, value);

test('U109 the schema of messages takes those that there are, and refuses others', () => {
  expect(asMessage('FromClient', { type: 'ready', n: 1, ready: true })).toEqual([]);
  expect(asMessage('FromClient', { type: 'intent', n: 2, intent: { type: 'endTurn' } })).toEqual([]);
  expect(asMessage('FromClient', { type: 'offers', n: 3 })).toEqual([]);
  expect(asMessage('FromClient', { type: 'ready', n: 1 })).not.toEqual([]);
  expect(asMessage('FromClient', { type: 'raedy', n: 1, ready: true })).not.toEqual([]);
  expect(asMessage('FromServer', { type: 'accepted', n: 1, seq: 4 })).toEqual([]);
});

describe('U109 a real server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const ask = async (described: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    const method = body ? 'post' : 'get';
    const status = String(response.status) in openapi.paths[described][method].responses ? response.status : 'default';
    const place = `${described.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`;
    const found = faults(`openapi#/paths/${place}/responses/${status}/content/application~1json/schema`, answer);
    expect([path, response.status, found]).toEqual([path, response.status, []]);
    return answer;
  };

  test('answers as openapi.json says', async () => {
    const { code } = await ask('/api/tables', '/api/tables', { public: true, seats: 3, computers: 1, name: 'A table' });
    await ask('/api/tables', '/api/tables', { seats: 99 });
    await ask('/api/tables/{code}/mine', `/api/tables/${code}/mine`, { token: 'x'.repeat(43) });
    await ask('/api/tables', '/api/tables');
    await ask('/api/tables/{code}', `/api/tables/${code}`);
    await ask('/api/tables/{code}', '/api/tables/BCDFGH');
    for (const path of ['/api/games', '/api/calls', '/healthz', '/readyz']) await ask(path, path);
    const { version } = await ask('/healthz', '/healthz');
    await ask('/matchmake/joinById/{code}', `/matchmake/joinById/${code}`, { name: 'Ada', version });
    await ask('/matchmake/joinById/{code}', '/matchmake/joinById/BCDFGH', { name: 'Ada', version });
    const ann = await JsonGuest.join(server.url, String(code), 'Ann');
    const token = ann.frames.find(({ type }) => type === 'welcome')?.token;
    await ask('/api/tables/{code}/mine', `/api/tables/${code}/mine`, { token });
    await ask('/api/tables/{code}/erase', `/api/tables/${code}/erase`, { token });
  });

  test.each(['classic', 'inwo'] as const)('says at a table of %s what messages.schema.json says', async (ruleset) => {
    const code = await server.table({ ruleset, seats: 2 });
    const [ann, bob] = [await JsonGuest.join(server.url, code, 'Ann'), await JsonGuest.join(server.url, code, 'Bob')];
    await bob.say('chat', { text: 'Hello' });
    for (const one of [ann, bob]) await one.say('ready', { ready: true });
    await bob.say('start');
    await ann.say('start');
    for (const one of [ann, bob]) await one.until(() => one.view);
    await ann.say('offers');
    const asked = await ann.until(() => [ann, bob].find((one) => one.view?.asked));
    await asked.say('intent', { intent: asked.view?.least });
    await ann.say('resumeLink');
    const told = [...ann.frames, ...bob.frames];
    for (const frame of told) expect([frame.type, asMessage('FromServer', frame)]).toEqual([frame.type, []]);
    const types = [...new Set(told.map(({ type }) => type))];
    for (const type of ['welcome', 'table', 'view', 'accepted', 'refused', 'chat', 'offers', 'resumeLink']) expect(types).toContain(type);
    for (const one of [ann, bob]) one.close();
  });
});
