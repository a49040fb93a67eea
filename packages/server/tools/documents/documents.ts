import { llms } from './llms.js';
import { asyncapi, messageSchemas } from './messages.js';
import { openapi } from './openapi.js';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Text of each file that is made of the protocol's declarations. @param root folder of the repository */
export const documentsOf = (root: string): Readonly<Record<string, string>> => ({
  'docs/api/openapi.json': json(openapi()),
  'docs/api/asyncapi.json': json(asyncapi()),
  'docs/api/messages.schema.json': json(messageSchemas()),
  'llms.txt': llms(root),
});
