import { type LoadOptions, loadCommand } from '../src/load/options.js';

/** What the command makes of its arguments: its options, or what it says is wrong. */
async function read(...args: string[]): Promise<LoadOptions | string> {
  let said = '';
  let options: LoadOptions | undefined;
  const command = loadCommand(async (given) => {
    options = given;
  });
  command.exitOverride().configureOutput({
    writeErr: (text) => {
      said += text;
    },
  });
  await command.parseAsync(args, { from: 'user' }).catch(() => {});
  return options ?? said;
}

describe('U105 the options of a load test', () => {
  test('all have a default', async () => {
    expect(await read()).toMatchObject({
      url: 'http://localhost:2567',
      ruleset: 'classic',
      rooms: 2,
      processes: 1,
      hostile: 0,
      maxErrors: 0,
    });
  });

  test.each([
    ['--url', 'localhost', 'an address like http://localhost:2567'],
    ['--ruleset', 'chess', 'classic, inwo'],
    ['--rooms', '0', 'a whole number from 1 to 10000, like 1'],
    ['--players', '9', 'a whole number from 2 to 8, like 2'],
    ['--games', 'many', 'a whole number from 1 to 1000000, like 1'],
    ['--seed', '-1', 'a whole number from 0'],
    ['--think', '1.5', 'a whole number from 0 to 60000'],
    ['--ramp', '1m', 'a number from 0 to 3600, like 10'],
    ['--spectators', '1001', 'a number from 0 to 1000, like 25'],
    ['--droppers', '-5', 'a number from 0 to 100, like 25'],
    ['--hostile', '101', 'a number from 0 to 100, like 25'],
    ['--processes', '65', 'a whole number from 1 to 64'],
    ['--table', 'hello', 'a table code of six consonants, like BCDFGH'],
    ['--intents', '0', 'a whole number from 1'],
    ['--seconds', 'x', 'a whole number from 0'],
    ['--max-p99', 'fast', 'a number from 0 to 60000, like 250'],
    ['--max-errors', '', 'a whole number from 0'],
  ])('%s %s is refused, with the value and an example', async (option, value, example) => {
    const said = await read(option, value);
    expect(said).toContain(`'${option} <`);
    expect(said).toContain(`'${value}'`);
    expect(said).toContain(example);
  });

  test.each([
    [['--ruleset', 'inwo', '--players', '7'], '--players 7 is more than play inwo: 6 at most, like --players 6'],
    [['--table', 'BCDFGH', '--rooms', '3'], '--table BCDFGH is one game at one table: leave out --rooms 3'],
    [
      ['--hostile', '10', '--url', 'https://play.example'],
      '--hostile 10 attacks the server, so it must be one on this machine, like --url http://localhost:2567; https://play.example is not',
    ],
    [['--hostile', '10', '--url', 'http://127.0.0.1.evil.example'], 'http://127.0.0.1.evil.example is not'],
    [['leftover'], 'too many arguments'],
    [['--room', '3'], 'unknown option'],
  ])('%j contradicts itself', async (args, sentence) => {
    expect(await read(...args)).toContain(sentence);
  });

  test('a table is one room', async () => {
    expect(await read('--table', 'bcd fgh')).toMatchObject({ table: 'BCDFGH', rooms: 1 });
  });
});
