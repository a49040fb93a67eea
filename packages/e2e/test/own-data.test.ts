import { readFileSync } from 'node:fs';
import { stage } from '../src/stage.js';

const flow = stage();

flow(
  'U225: Ann downloads what the server and her browser have of her, and deletes it; Bob keeps his table, without her name',
  async ({ stranger }) => {
    const [ann, bob] = [await stranger('Ann'), await stranger('Bob')];
    await ann.open('/');
    const code = await ann.home.createTable('Ann');
    await bob.follow(code);
    await ann.lobby.seated(1, 'Bob');

    await ann.options.open('privacy');
    const [file] = await Promise.all([ann.page.waitForEvent('download'), ann.options.press('own-export')]);
    expect(file.suggestedFilename()).toMatch(/^illuminice-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await file.path(), 'utf8');
    const data = JSON.parse(text);
    expect(data).toMatchObject({ server: ann.server, tables: [{ code, stage: 'lobby', seat: { name: 'Ann' } }], missing: [] });
    expect(data.device['illuminice.name']).toBe('Ann');
    const token = await ann.page.evaluate((key) => localStorage.getItem(key), `illuminice.seat.${code}`);
    expect(text).not.toContain(token);
    await ann.options.read('own-status', 'The file has been downloaded.');

    // The first press only asks.
    await ann.options.press('own-erase');
    await ann.options.see('own-erase-sure');
    await bob.lobby.seated(0, 'Ann');
    await ann.options.press('own-erase-sure');
    await ann.page.waitForURL(`${ann.server}/`);
    await ann.home.see('home-create');
    expect(
      await ann.page.evaluate(() => Object.keys(localStorage).filter((key) => /^illuminice\.(seat|hope|name|tables|settings)/.test(key))),
    ).toEqual([]);
    await bob.lobby.gone('seat-0');
  },
);
