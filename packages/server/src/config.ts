import type { z } from 'zod';
import { meantBy } from './settings/misspelt.js';
import { ALL_SETTINGS, SETTINGS, type Setting } from './settings/settings.js';

type Values<Group extends Record<string, Setting>> = { readonly [K in keyof Group]: z.output<Group[K]['shape']> };

export type Limits = Values<(typeof SETTINGS)['limits']>;

export interface Config
  extends Values<(typeof SETTINGS)['general']>,
    Values<(typeof SETTINGS)['access']>,
    Values<(typeof SETTINGS)['calls']>,
    Values<(typeof SETTINGS)['maintenance']> {
  readonly limits: Limits;
  /** The settings that were given, without secrets. */
  readonly given: Readonly<Record<string, string>>;
}

const NAMES = ALL_SETTINGS.map(({ name }) => name);

/**
 * Configuration from environment variables; empty ones count as unset. @throws Error that names each wrong or misspelt variable, one a line
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = new Map(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== '' && entry[1] !== undefined));
  const wrong: string[] = [];
  const refuse = (setting: Setting, why: string) => wrong.push(`${setting.name}: ${shown(setting, given.get(setting.name))} is ${why}`);
  function read<Group extends Record<string, Setting>>(group: Group): Values<Group> {
    const values = Object.entries(group).map(([key, setting]) => {
      const { data, error } = setting.shape.safeParse(given.get(setting.name));
      if (error) refuse(setting, error.issues[0]?.message ?? 'not readable');
      return [key, data];
    });
    return Object.fromEntries(values) as Values<Group>;
  }
  const { general, limits, access, calls, maintenance } = SETTINGS;
  const config = {
    ...read(general),
    limits: read(limits),
    ...read(access),
    ...read(calls),
    ...read(maintenance),
    given: Object.fromEntries(
      ALL_SETTINGS.flatMap((setting) => {
        const value = given.get(setting.name);
        return value === undefined ? [] : [[setting.name, isHidden(setting, value) ? '(not shown)' : value]];
      }),
    ),
  };
  if (config.allowScenarios && config.mode === 'production')
    refuse(general.allowScenarios, 'not possible with NODE_ENV=production: scenarios name hidden cards');
  if (config.webhookSecret !== undefined && config.webhookUrl === undefined)
    refuse(calls.webhookSecret, 'not possible without WEBHOOK_URL');
  if (config.clusterAddress !== undefined && config.databaseUrl === undefined)
    refuse(general.clusterAddress, 'not possible without DATABASE_URL: the processes of a cluster share a PostgreSQL database');
  for (const name of given.keys()) {
    const meant = meantBy(name, NAMES);
    if (meant !== undefined) wrong.push(`${name}: there is no such setting; is ${meant} meant?`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return config;
}

const isHidden = ({ secret }: Setting, value: string): boolean => secret === true || value.includes('@');

const shown = (setting: Setting, value = ''): string => (isHidden(setting, value) ? 'what is given (not shown)' : JSON.stringify(value));
