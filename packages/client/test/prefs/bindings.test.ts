import { actionOf, bind, bindable, conflictsOf, DEFAULT_BINDINGS, KEY_ACTIONS, keyName, readBindings } from '../../src/prefs/bindings';

describe('U96: key bindings', () => {
  test('as delivered no key means two things', () => {
    for (const action of KEY_ACTIONS) expect([action, conflictsOf(DEFAULT_BINDINGS, action)]).toEqual([action, []]);
  });

  test('an action that is bound to the key of another is shown as a conflict on both, and the first of them has it', () => {
    const bindings = bind(DEFAULT_BINDINGS, 'rotateLeft', 'Digit2');
    expect(conflictsOf(bindings, 'rotateLeft')).toEqual(['attack']);
    expect(conflictsOf(bindings, 'attack')).toEqual(['rotateLeft']);
    expect(actionOf(bindings, 'Digit2')).toBe('attack');
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
    expect(readBindings({ panUp: ['KeyK'], zoomIn: 3 })).toEqual({ ...DEFAULT_BINDINGS, panUp: ['KeyK'] });
  });

  test('U91, U93: Q and E turn the table, W, A, S and D move it', () => {
    const means = (keys: string) => [...keys].map((key) => actionOf(DEFAULT_BINDINGS, `Key${key}`));
    expect(means('QE')).toEqual(['rotateLeft', 'rotateRight']);
    expect(means('WASD')).toEqual(['panUp', 'panLeft', 'panDown', 'panRight']);
  });

  test('the actions of the rules have 1 to 9', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => actionOf(DEFAULT_BINDINGS, `Digit${n}`))).toEqual([
      'draw',
      'attack',
      'transfer',
      'move',
      'drop',
      'trade',
      'power',
      'pass',
      'end',
    ]);
  });

  test('whoever changed a key when the actions had letters keeps all of them', () => {
    const stored = {
      ...DEFAULT_BINDINGS,
      ...{ draw: ['KeyR'], attack: ['KeyA'], transfer: ['KeyT'], move: ['KeyM'], drop: ['KeyD'], trade: ['KeyO'], power: ['KeyG'] },
      ...{ pass: ['KeyP'], end: ['KeyE'], panUp: ['ArrowUp'], panDown: ['ArrowDown'], panLeft: ['ArrowLeft'], panRight: ['ArrowRight'] },
      ...{ rotateRight: ['KeyW'], mute: ['KeyK'] },
    };
    expect(readBindings(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test('keys that were kept before the actions had any are kept; the actions have what these leave', () => {
    const stored = { panLeft: ['KeyA'], textView: ['KeyT'], mute: ['KeyM'] };
    const read = readBindings(stored);
    expect(read).toMatchObject({ ...stored, transfer: ['Digit3'], move: ['Digit4'], attack: ['Digit2'] });
    for (const action of KEY_ACTIONS) expect([action, conflictsOf(read, action)].flat()).toEqual([action]);
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
    ['Digit5', '(', '5'],
    ['KeyW', 'z', 'Z'],
    ['Minus', 'ß', 'ß'],
    ['Semicolon', 'ö', 'Ö'],
    ['Equal', '=', '+'],
    ['Minus', '-', '−'],
  ])('where %s types %s it is written %s', (code, types, name) => {
    expect(keyName(code, types)).toBe(name);
  });
});
