import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateTable, TableCreated } from '@illuminice/protocol';
import { pino } from 'pino';
import { type Config, readConfig, type Serving, serve } from '../../src/index.js';
import type { Store } from '../../src/store/store.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(60_000);

export interface TestServer extends Serving {
  url: string;
  dataDir: string;
  /** What was logged, a line each. */
  log: string[];
  /** Asks for a table and returns its code. */
  table(order?: CreateTable): Promise<string>;
}

/** What differs from the defaults. */
export type Changes = Partial<Omit<Config, 'limits'>> & { limits?: Partial<Config['limits']> };

let around: ((store: Store) => Store) | undefined;

/** Puts something between the servers of this test file and their stores. */
export function putAroundStores(wrap: (store: Store) => Store): void {
  around = wrap;
}

export const aroundStore = (store: Store): Store => around?.(store) ?? store;

/** The configuration of a test: defaults, in a folder of its own, with these changes. */
export function configOf({ limits, ...changes }: Changes): Config {
  // A table that waits holds still for the test, unless it is about silence.
  const usual = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    SILENCE_MS: '0',
    THINKING_THREADS: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'data-')),
  });
  // A test whose guests may say as much as they like lets their address do so, too.
  const addressMessagesPerSecond = Math.max(usual.limits.addressMessagesPerSecond, changes.maxMessagesPerSecond ?? 0);
  // All guests come from one address, faster than people would: on a quick machine more than 200 connections in 4 s.
  const requestsPerMinute = 100_000;
  return { ...usual, ...changes, limits: { ...usual.limits, requestsPerMinute, addressMessagesPerSecond, ...limits } };
}

/** What asks the server at this address for a table. */
export const tableMaker =
  (url: string) =>
  async (order: CreateTable = {}): Promise<string> => {
    const response = await post(`${url}/api/tables`, order);
    if (response.status !== 201) throw new Error(`no table: ${JSON.stringify(response.body)}`);
    return (response.body as TableCreated).code;
  };

/** The real server on a free port. One for each test file: the match maker is global to the process. */
export async function startServer(changes: Changes = {}, clientDirectory = mkdtempSync(join(tmpdir(), 'client-'))): Promise<TestServer> {
  const log: string[] = [];
  const config = configOf(changes);
  const serving = await serve(config, pino({ level: 'trace' }, { write: (line: string) => log.push(line) }), clientDirectory, { around });
  const url = `http://127.0.0.1:${serving.port}`;
  return { ...serving, url, dataDir: config.dataDir, log, table: tableMaker(url) };
}

export interface Answer {
  status: number;
  body: unknown;
}

export async function get(url: string): Promise<Answer> {
  const response = await fetch(url);
  return { status: response.status, body: await response.json() };
}

/** @param body an object to be sent as JSON, or a text that goes as it is */
export async function post(url: string, body: unknown): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // A connection that is kept may be closed by the server, after 5 s of rest, in the moment in which it is used again.
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const response = await fetch(url, { method: 'POST', headers, body: text });
  return { status: response.status, body: await response.json() };
}
