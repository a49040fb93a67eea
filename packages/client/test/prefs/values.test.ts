import { DEFAULTS, type Prefs, readPrefs, writePrefs } from '../../src/prefs/values';

describe('U96: what a device remembers', () => {
  test('comes back as it was chosen', () => {
    const chosen: Prefs = { ...DEFAULTS, master: 0, muted: true, speed: 0.5, motion: 'reduced', textSize: 200, palette: 'colourBlind' };
    expect(readPrefs(writePrefs(chosen))).toEqual(chosen);
    const lit: Prefs = { ...DEFAULTS, palette: 'daylight' };
    expect(readPrefs(writePrefs(lit))).toEqual(lit);
  });

  test('only what was changed is stored', () => {
    expect(JSON.parse(writePrefs(DEFAULTS))).toEqual({ version: 1 });
    expect(JSON.parse(writePrefs({ ...DEFAULTS, textSize: 150 }))).toEqual({ version: 1, textSize: 150 });
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    '7',
    'null',
    '{"version":0,"master":9}',
    '{"version":"1","master":9}',
    '{"version":1,"master":101,"effects":"loud","ambience":-1,"muted":1,"speed":3,"motion":"wild","textSize":90,"palette":"beige","bindings":[]}',
  ])('what can’t be read does no harm: %s', (text) => {
    expect(readPrefs(text)).toEqual(DEFAULTS);
  });

  test('one bad value does not take the others with it', () => {
    expect(readPrefs('{"version":1,"master":30,"textSize":"huge"}')).toEqual({ ...DEFAULTS, master: 30 });
  });
});
