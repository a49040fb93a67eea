import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { documentsOf } from '../documents/documents.js';

new Command('spec')
  .description('Writes the descriptions of the protocol (docs/api: OpenAPI, AsyncAPI, JSON Schema) and llms.txt anew from the code.')
  .action(() => {
    for (const [name, text] of Object.entries(documentsOf(process.cwd()))) {
      const file = join(process.cwd(), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  })
  .parse();
