import { parseArgs } from 'node:util';
import { verifyAll } from '../store/verify.js';
import { onStore } from './command.js';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
await onStore(true, async (store) => {
  let [tables, damaged] = [0, 0];
  for await (const found of verifyAll(store)) {
    tables += 1;
    if (found.problem) damaged += 1;
    if (values.json) process.stdout.write(`${JSON.stringify(found)}\n`);
    else if (found.problem) process.stdout.write(`${found.code}: ${found.problem}\n`);
  }
  if (!values.json) process.stdout.write(`${tables} tables, ${damaged} damaged\n`);
  return damaged > 0 ? 1 : 0;
});
