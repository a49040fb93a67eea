import { clientMessages, createTableSchema, INITIAL_SETTINGS, settingsAmong } from '../src/index.js';
import { table } from '../src/table.js';
import { TABLE } from './sample-table.js';

const NAMES = Object.keys(INITIAL_SETTINGS) as (keyof typeof INITIAL_SETTINGS)[];

describe('U01 a setting of a table, declared once', () => {
  test.each(NAMES)('%s is ordered, changed and shown', (name) => {
    const value = INITIAL_SETTINGS[name];
    const order = createTableSchema.parse({ [name]: value });
    expect(order[name]).toBe(value);
    expect(clientMessages.configure.parse({ n: 1, [name]: value })).toEqual({ n: 1, [name]: value });
    expect(clientMessages.configure.parse({ n: 1 })).toEqual({ n: 1 });
    const wrong = typeof value === 'boolean' ? 'yes' : true;
    expect(createTableSchema.safeParse({ [name]: wrong }).success).toBe(false);
    expect(clientMessages.configure.safeParse({ n: 1, [name]: wrong }).success).toBe(false);
    const mirror = table.mirror();
    mirror.write(TABLE, []);
    expect(table.read(mirror.state, [])).toHaveProperty(name === 'spectators' ? 'watchable' : name);
  });

  test('an order that names none has the initial ones; the clock depends on who may join', () => {
    const { clock, ...rest } = createTableSchema.parse({});
    expect(clock).toBeUndefined();
    expect(settingsAmong({ ...rest, clock: INITIAL_SETTINGS.clock })).toEqual(INITIAL_SETTINGS);
  });

  test('nothing but settings is taken from other fields', () => {
    const fields = { ...INITIAL_SETTINGS, passwordHash: 'secret', name: 'Den' };
    expect(settingsAmong(fields)).toEqual(INITIAL_SETTINGS);
  });
});
