import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { PARTS, withPart } from '../settings-docs.js';

new Command('settings')
  .description('Writes docs/hosting.md, .env.example and docker-compose.yml anew from the declarations of the settings.')
  .action(() => {
    for (const part of PARTS) writeFileSync(part.file, withPart(readFileSync(part.file, 'utf8'), part));
  })
  .parse();
