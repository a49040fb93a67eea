import { clientMessages } from '@illuminice/protocol';
import { z } from 'zod';
import { SERVER_MESSAGES } from './answers.js';
import { schemaOf } from './schema.js';

/** Questions that only connections with `json=1` ask. */
const JSON_MESSAGES = {
  offers: z.strictObject({ n: z.number().int(), of: z.array(z.string()).optional() }).describe('Asks what we can do now'),
  leave: z.strictObject({}).describe('Closes the connection'),
};

/** A message with its `type`, which stands first. */
function typed(type: string, shape: z.ZodType): Record<string, unknown> {
  const { properties = {}, required = [], ...schema } = schemaOf(shape) as { properties?: object; required?: string[] };
  return { ...schema, title: type, properties: { type: { const: type }, ...properties }, required: ['type', ...required] };
}

const all = (shapes: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(Object.entries(shapes).map(([type, shape]) => [type, typed(type, shape)]));

const fromClient = () => all({ ...clientMessages, ...JSON_MESSAGES });
const fromServer = () => all(SERVER_MESSAGES);

/** JSON Schema of all messages; `$defs.FromClient` and `$defs.FromServer` are the two directions. */
export function messageSchemas() {
  const prefixed = (prefix: string, shapes: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(shapes).map(([type, schema]) => [`${prefix}.${type}`, schema]));
  const client = prefixed('client', fromClient());
  const server = prefixed('server', fromServer());
  const oneOf = (shapes: object) => ({ oneOf: Object.keys(shapes).map((name) => ({ $ref: `#/$defs/${name}` })) });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages of Illuminice',
    $defs: { FromClient: oneOf(client), FromServer: oneOf(server), ...client, ...server },
  };
}

/** AsyncAPI 3 of a connection with `json=1`. */
export function asyncapi() {
  const messages = (prefix: string, shapes: Record<string, unknown>) =>
    Object.entries(shapes).map(
      ([type, payload]) => [`${prefix}.${type}`, { name: type, contentType: 'application/json', payload }] as const,
    );
  const client = messages('client', fromClient());
  const server = messages('server', fromServer());
  const refs = (list: readonly (readonly [string, unknown])[]) => list.map(([name]) => ({ $ref: `#/channels/table/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Illuminice: a table as JSON',
      version: '1',
      description:
        'One JSON object a frame, with `type` first. `version` of `welcome` is the version of the wire. docs/bots.md explains the course; openapi.json how to get a place.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: { local: { host: 'localhost:2567', protocol: 'ws' } },
    channels: {
      table: {
        address: '/{processId}/{roomId}',
        title: 'A table',
        description: 'With `?sessionId={sessionId}&json=1`, of the reservation.',
        parameters: { processId: { description: 'Of the reservation' }, roomId: { description: 'Of the reservation' } },
        messages: Object.fromEntries([...client, ...server]),
      },
    },
    operations: {
      say: { action: 'send', channel: { $ref: '#/channels/table' }, summary: 'What a client says', messages: refs(client) },
      hear: { action: 'receive', channel: { $ref: '#/channels/table' }, summary: 'What the server says', messages: refs(server) },
    },
  };
}
