import { z } from 'zod';
import type { Pace, Speed } from './proposals.js';
import { CLOCKS, clockSchema, DEFAULT_CLOCK, silenceSchema, spectatorDelaySchema } from './waiting.js';
import { type Codec, count, flag, word } from './wire/codec.js';

/** A setting: shape, codec of the shared state, default. */
const setting = <S extends z.ZodType, T>(shape: S, codec: Codec<T>, initial: z.output<S>) => ({ shape, codec, initial });

/** How computers play: the lobby has a switch for each, off at first. */
const COMPUTER_SETTINGS = {
  /** Computers think half as long. */
  fastComputers: setting(z.boolean(), flag, false),
  /** Where one person plays computers alone: these wait for `next` before each move. */
  stepComputers: setting(z.boolean(), flag, false),
};

/** Settings of a table, declared once: HTTP, `configure`, stored record, server settings and shared state derive from it. */
const TABLE_SETTINGS = {
  public: setting(z.boolean(), flag, false),
  /** True if spectators are allowed; `watchable` in the shared state. */
  spectators: setting(z.boolean(), flag, true),
  /** Delay of spectators, in seconds. */
  spectatorDelay: setting(spectatorDelaySchema, count, 0),
  /** Time to answer; the default of public tables is `PUBLIC_CLOCK`. */
  clock: setting(clockSchema, word(CLOCKS), DEFAULT_CLOCK),
  /** Wait for silent players, in ms; 0: until they answer; null: the server's default. */
  silence: setting(silenceSchema.nullable(), count, null),
  ...COMPUTER_SETTINGS,
};

type Declared = typeof TABLE_SETTINGS;
type Name = keyof Declared;
export type TableSettings = { [K in Name]: z.output<Declared[K]['shape']> };

const NAMES = Object.keys(TABLE_SETTINGS) as Name[];
const each = <T>(derive: (setting: Declared[Name]) => T) => Object.fromEntries(NAMES.map((name) => [name, derive(TABLE_SETTINGS[name])]));

export const INITIAL_SETTINGS = each(({ initial }) => initial) as TableSettings;

export const COMPUTER_SWITCHES = Object.keys(COMPUTER_SETTINGS) as (keyof typeof COMPUTER_SETTINGS)[];

type Computers = Pick<TableSettings, 'fastComputers' | 'stepComputers'>;

export const speedOf = ({ fastComputers }: Pick<Computers, 'fastComputers'>): Speed => (fastComputers ? 'double' : 'usual');

export const paceOf = ({ stepComputers, ...settings }: Computers): Pace =>
  stepComputers ? 'step' : speedOf(settings) === 'double' ? 'fast' : 'normal';

export const settingsAtSpeed = (speed: Speed): Pick<Computers, 'fastComputers'> => ({ fastComputers: speed === 'double' });

export const settingsAtPace = (pace: Pace): Computers => ({
  ...settingsAtSpeed(pace === 'fast' ? 'double' : 'usual'),
  stepComputers: pace === 'step',
});

export const settingShapes = each(({ shape, initial }) => (shape as z.ZodType).default(initial)) as unknown as {
  [K in Name]: z.ZodDefault<Declared[K]['shape']>;
};

export const settingChanges = each(({ shape }) => shape.optional()) as { [K in Name]: z.ZodOptional<Declared[K]['shape']> };

export const settingCodecs = each(({ codec }) => codec) as { [K in Name]: Declared[K]['codec'] };

export const settingsAmong = (fields: TableSettings): TableSettings =>
  Object.fromEntries(NAMES.map((name) => [name, fields[name]])) as TableSettings;

export function changeSettings(settings: TableSettings, change: Partial<TableSettings>): void {
  Object.assign(settings, Object.fromEntries(NAMES.filter((name) => change[name] !== undefined).map((name) => [name, change[name]])));
}
