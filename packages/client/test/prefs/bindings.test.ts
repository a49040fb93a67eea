import { actionOf, bind, bindable, conflictsOf, DEFAULT_BINDINGS, KEY_ACTIONS, keyName, readBindings } from '../../src/prefs/bindings';

describe('U96: key bindings', () => {
  test('as delivered no key means two things', () => {
    for (const action of KEY_ACTIONS) expect([action, conflictsOf(DEFAULT_BINDINGS, action)]).toEqual([action, []]);
  });

  test('an action that is bound to the key of another is shown as a conflict on both, and the first of them has it', () => {
    const bindings = bind(DEFAULT_BINDINGS, 'rotateLeft', 'KeyA');
    expect(conflictsOf(bindings, 'rotateLeft')).toEqual(['attack']);
    expect(conflictsOf(bindings, 'attack')).toEqual(['rotateLeft']);
    expect(actionOf(bindings, 'KeyA')).toBe('attack');
    expect(actionOf(bindings, 'KeyQ')).toBeNull();
  });

  test.each(['Escape', 'Tab', 'Enter', 'ArrowUp', 'ShiftLeft', 'F5', ''])('%s keeps its meaning', (code) => {
    expect(bindable(code)).toBe(false);
  });

  test.each([[null], ['x'], [{ panUp: [] }], [{ panUp: ['Escape'] }], [{ panUp: [7] }], [{ panUp: 'KeyI' }]])(
    'what can’t be read is as it was delivered: %j',
    (stored) => {
      expect(readBindings(stored)).toEqual(DEFAULT_BINDINGS);
    },
  );

  test('what can be read is kept, the rest is as it was delivered', () => {
    expect(readBindings({ panUp: ['KeyI'], zoomIn: 3 })).toEqual({ ...DEFAULT_BINDINGS, panUp: ['KeyI'] });
  });

  test('keys that were kept before the actions had any make room for them, unless somebody had changed them', () => {
    expect(readBindings({ panLeft: ['KeyA'], textView: ['KeyT'], mute: ['KeyK'] })).toEqual({ ...DEFAULT_BINDINGS, mute: ['KeyK'] });
    expect(readBindings({ attack: ['KeyB'], panLeft: ['KeyA'] })).toEqual({ ...DEFAULT_BINDINGS, attack: ['KeyB'], panLeft: ['KeyA'] });
  });

  test.each([
    ['KeyW', 'W'],
    ['Digit7', '7'],
    ['NumpadAdd', '+'],
    ['Numpad7', '7'],
    ['PageUp', 'Page Up'],
    ['Space', 'Space'],
  ])('%s is written %s', (code, name) => {
    expect(keyName(code)).toBe(name);
  });

  test.each([
    ['KeyZ', 'y', 'Y'],
    ['KeyW', 'z', 'Z'],
    ['Minus', 'ß', 'ß'],
    ['Semicolon', 'ö', 'Ö'],
    ['Equal', '=', '+'],
    ['Minus', '-', '−'],
  ])('where %s types %s it is written %s', (code, types, name) => {
    expect(keyName(code, types)).toBe(name);
  });
});
