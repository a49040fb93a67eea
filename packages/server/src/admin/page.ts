import type { TableSummary } from '@illuminice/protocol';
import type { AdminAct, Block } from '../store/store.js';
import type { SleepingTable, SleepingTables } from './sleeping.js';

/** One table on the admin's page: nothing that its players could not all see. */
export interface AdminTable extends Omit<TableSummary, 'password'> {
  /** Connections, spectators included. */
  connected: number;
  /** Since when it is awake, epoch ms. */
  since: number;
}

export interface AdminProcess {
  /** Address within the cluster; empty if it is alone. */
  readonly address: string;
  readonly release: string;
  readonly uptime: number;
  readonly tables: readonly AdminTable[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value: string | number): string => String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
const cells = (values: readonly (string | number)[]): string => values.map((value) => `<td>${text(value)}</td>`).join('');
const time = (date: number): string => new Date(date).toISOString().slice(0, 19).replace('T', ' ');

/** Style sheet of the page; the content policy allows no inline styles. */
export const STYLE = `
body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem; font: 1rem/1.4 system-ui, sans-serif; color-scheme: light dark; }
table { border-collapse: collapse; display: block; overflow-x: auto; max-width: 100%; }
th, td { border-bottom: 1px solid #8886; padding: 0.3rem 0.6rem; text-align: left; }
form { display: inline; }
input { width: 24rem; max-width: 100%; }
td input { width: 12rem; }
input.short { width: 10rem; }
input[type='checkbox'] { width: auto; }
button, input { font: inherit; padding: 0.2rem 0.6rem; margin: 0.1rem; }
`;

const button = (action: string, name: string, hint: string, field = ''): string =>
  `<form method="post" action="${text(action)}">${field}<button title="${text(hint)}">${text(name)}</button></form>`;
const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${text(value)}">`;
const words = (label: string): string =>
  `<input name="text" required maxlength="300" aria-label="${text(label)}" placeholder="${text(label)}">`;

const storedActs = (address: string): string[] => [
  button(`${address}/export`, 'Export', 'What is stored of the table: seats, settings, chat, promises; without the journal'),
  button(`${address}/close`, 'Delete', 'Close the table for good, and remove it with its unfinished game'),
];

function sleeperRow(base: string, { code, name = '', stage, taken = 0, seats = 0, names = [] }: SleepingTable): string {
  const address = `${base}/tables/${code}`;
  const acts = [button(`${address}/journal`, 'Journal', 'The game with its hidden cards'), ...storedActs(address)];
  return `<tr>${cells([code, name, stage ?? 'cannot be read', `${taken}/${seats}`, names.join(', ')])}<td>${acts.join(' ')}</td></tr>`;
}

function row(
  base: string,
  { code, name, names, stage, taken, seats, spectators, connected, since }: AdminTable,
  process: AdminProcess,
): string {
  const address = `${base}/tables/${code}`;
  const acts = [
    button(`${address}/unstick`, 'Unstick', 'Do what commits those least for whom the table waits, as the clock would'),
    button(`${address}/journal`, 'Journal', 'The game with its hidden cards; a table that plays is told'),
    ...storedActs(address),
    button(`${address}/announce`, 'Tell', 'Tell everybody at this table', words(`To ${code}`)),
    ...(names.length > 0 ? [blockButton(`${address}/block`, 'Block the address of a connected player', players(names))] : []),
  ];
  return (
    `<tr>${cells([code, name, stage, `${taken}/${seats}`, names.join(', '), spectators, connected, time(since), process.address])}` +
    `<td>${acts.join(' ')}</td></tr>`
  );
}

const field = (name: string, label: string, more = ''): string =>
  `<input name="${name}" aria-label="${text(label)}" placeholder="${text(label)}"${more}>`;
const players = (names: readonly string[]): string =>
  `<select name="player" aria-label="Player">${names.map((name) => `<option>${text(name)}</option>`).join('')}</select>`;
/** @param whom field that names the blocked */
const blockButton = (action: string, hint: string, whom: string): string =>
  button(
    action,
    'Block',
    hint,
    whom +
      field('hours', 'Hours; empty: for good', ' inputmode="decimal" class="short"') +
      field('why', 'Reason, told to them', ' maxlength="200"') +
      '<label><input type="checkbox" name="own" value="1">also my own</label>',
  );

const blockRow = (base: string, { id, since, until, why, who }: Block): string =>
  `<tr>${cells([id.slice(0, 8), time(since), until === null ? 'for good' : time(until), why, who])}` +
  `<td>${button(`${base}/unblock`, 'Unblock', 'Let this address in again', hidden('id', id))}</td></tr>`;

const actRow = ({ at: date, act, subject, said: words, who, address }: AdminAct): string =>
  `<tr>${cells([time(date), act, subject || 'all', words, who, address])}</tr>`;

const heads = (names: readonly string[]): string => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;

interface Contents {
  readonly processes: readonly AdminProcess[];
  readonly asleep: SleepingTables;
  readonly acts: readonly AdminAct[];
  readonly blocks: readonly Block[];
}

/** @param base address under which its routes lie */
export function page(base: string, { processes, asleep, acts, blocks }: Contents): string {
  const tables = processes.flatMap((process) => process.tables.map((table) => row(base, table, process)));
  const drains = processes.map((process) => {
    const name = process.address || 'this server';
    const hint = 'Send everybody to the next process, and end this one: what started it starts it again';
    const what = `${text(name)}: release ${text(process.release)}, up ${Math.floor(process.uptime / 60)} min, ${process.tables.length} tables`;
    return `<li>${what} ${button(`${base}/drain`, 'Drain', hint, hidden('process', process.address))}</li>`;
  });
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Illuminice: tables</title><link rel="stylesheet" href="${text(base)}/style.css">` +
    `<h1>Tables that are awake: ${tables.length}</h1>` +
    `<table>${heads(['Code', 'Name', 'Stage', 'Seats', 'Players', 'Spectators', 'Connected', 'Open since (UTC)', 'At', ''])}${tables.join('')}</table>` +
    `<h2>Tables that sleep</h2><table>${heads(['Code', 'Name', 'Stage', 'Seats', 'Players', ''])}` +
    `${asleep.tables.map((table) => sleeperRow(base, table)).join('')}</table>` +
    (asleep.next === null ? '' : `<p><a href="${text(base)}?after=${text(asleep.next)}">More</a></p>`) +
    `<h2>Tell everybody</h2>${button(`${base}/announce`, 'Tell all tables', 'Everybody at a table reads it', words('The server restarts in five minutes'))}` +
    `<h2>Blocked addresses</h2><p>They are kept as hashes: an address cannot be read from this list. IPv6 is blocked by /64.</p>` +
    blockButton(`${base}/block`, 'Refuse requests and connections from there', field('address', '192.0.2.7 or 2001:db8::1', ' required')) +
    `<table>${heads(['Hash', 'Since (UTC)', 'Until (UTC)', 'Reason', 'Who', ''])}${blocks.map((block) => blockRow(base, block)).join('')}</table>` +
    `<h2>Processes</h2><ul>${drains.join('')}</ul>` +
    `<h2>What was done here</h2><table>${heads(['At (UTC)', 'Act', 'What', 'Said', 'Who', 'From'])}${acts.map(actRow).join('')}</table></html>`
  );
}
