import { z } from 'zod';
import { CLOCKS, clockSchema, DEFAULT_CLOCK, silenceSchema, spectatorDelaySchema } from './waiting.js';
import { type Codec, count, flag, word } from './wire/codec.js';

/** One setting: the shape of its value, how it travels in the shared state, and its value where nobody chose one. */
const setting = <S extends z.ZodType, T>(shape: S, codec: Codec<T>, initial: z.output<S>) => ({ shape, codec, initial });

/**
 * Settings of a table, each declared here once. Order by HTTP, the `configure` message, stored record, the server's settings and
 * the shared state derive from it.
 */
const TABLE_SETTINGS = {
  /** The list of tables shows it. */
  public: setting(z.boolean(), flag, false),
  /** People may look on who have no seat; `watchable` in the shared state. */
  spectators: setting(z.boolean(), flag, true),
  /** Seconds by which spectators see the game later than the players. */
  spectatorDelay: setting(spectatorDelaySchema, count, 0),
  /** Time for which the table waits for people; an order that leaves it out gets `PUBLIC_CLOCK` at a public table. */
  clock: setting(clockSchema, word(CLOCKS), DEFAULT_CLOCK),
  /** Time for which a question waits for silent people, in ms; 0: until they answer; null: the server's default. */
  silence: setting(silenceSchema.nullable(), count, null),
  /** Computer players think half as long. */
  fastComputers: setting(z.boolean(), flag, false),
};

type Declared = typeof TABLE_SETTINGS;
type Name = keyof Declared;
export type TableSettings = { [K in Name]: z.output<Declared[K]['shape']> };

const NAMES = Object.keys(TABLE_SETTINGS) as Name[];
const each = <T>(derive: (setting: Declared[Name]) => T) => Object.fromEntries(NAMES.map((name) => [name, derive(TABLE_SETTINGS[name])]));

/** Values where nobody chose any. */
export const INITIAL_SETTINGS = each(({ initial }) => initial) as TableSettings;

/** Shapes that fill in what is left out. */
export const settingShapes = each(({ shape, initial }) => (shape as z.ZodType).default(initial)) as unknown as {
  [K in Name]: z.ZodDefault<Declared[K]['shape']>;
};

/** Shapes of a change, which leaves out what stays. */
export const settingChanges = each(({ shape }) => shape.optional()) as { [K in Name]: z.ZodOptional<Declared[K]['shape']> };

/** Codecs of the shared state. */
export const settingCodecs = each(({ codec }) => codec) as { [K in Name]: Declared[K]['codec'] };

/** The settings among other fields. */
export const settingsAmong = (fields: TableSettings): TableSettings =>
  Object.fromEntries(NAMES.map((name) => [name, fields[name]])) as TableSettings;

/** Takes over the settings that a change names. */
export function changeSettings(settings: TableSettings, change: Partial<TableSettings>): void {
  Object.assign(settings, Object.fromEntries(NAMES.filter((name) => change[name] !== undefined).map((name) => [name, change[name]])));
}
