/** Bindable actions; of actions with the same key the first one wins. */
export const KEY_ACTIONS = [
  'answer',
  'wait',
  'draw',
  'attack',
  'transfer',
  'move',
  'drop',
  'trade',
  'power',
  'pass',
  'end',
  'talk',
  'untilTurn',
  'cancelOrders',
  'panUp',
  'panDown',
  'panLeft',
  'panRight',
  'rotateLeft',
  'rotateRight',
  'zoomIn',
  'zoomOut',
  'focusTurn',
  'fitAll',
  'textView',
  'piles',
  'pin',
  'takeBack',
  'mute',
  'next',
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

export type Bindings = Readonly<Record<KeyAction, readonly string[]>>;

export const DEFAULT_BINDINGS: Bindings = {
  answer: ['Space'],
  wait: ['KeyH'],
  draw: ['Digit1', 'KeyR'],
  attack: ['Digit2'],
  transfer: ['Digit3', 'KeyT'],
  move: ['Digit4', 'KeyM'],
  drop: ['Digit5'],
  trade: ['Digit6', 'KeyO'],
  power: ['Digit7', 'KeyG'],
  pass: ['Digit8', 'KeyP'],
  end: ['Digit9'],
  talk: ['KeyC'],
  untilTurn: ['KeyJ'],
  cancelOrders: ['KeyX'],
  panUp: ['KeyW', 'ArrowUp'],
  panDown: ['KeyS', 'ArrowDown'],
  panLeft: ['KeyA', 'ArrowLeft'],
  panRight: ['KeyD', 'ArrowRight'],
  rotateLeft: ['KeyQ'],
  rotateRight: ['KeyE'],
  zoomIn: ['Equal', 'NumpadAdd'],
  zoomOut: ['Minus', 'NumpadSubtract'],
  focusTurn: ['KeyF'],
  fitAll: ['Home'],
  textView: ['KeyV'],
  piles: ['KeyB'],
  pin: ['KeyI'],
  takeBack: ['KeyU'],
  mute: ['KeyN'],
  next: ['Period'],
};

/** Keys of the page itself: walking through it, closing things. */
const RESERVED = /^(Escape|Tab|Enter|NumpadEnter|(Shift|Control|Alt|Meta)(Left|Right)|Arrow\w+|F\d+|)$/;

export const bindable = (code: string): boolean => !RESERVED.test(code);

export const actionOf = (bindings: Bindings, code: string): KeyAction | null =>
  KEY_ACTIONS.find((action) => bindings[action].includes(code)) ?? null;

export const bind = (bindings: Bindings, action: KeyAction, code: string): Bindings => ({ ...bindings, [action]: [code] });

export const conflictsOf = (bindings: Bindings, action: KeyAction): KeyAction[] =>
  KEY_ACTIONS.filter((other) => other !== action && bindings[other].some((code) => bindings[action].includes(code)));

/** True if a stored key may be bound to the action, or moves the view by default. */
const readable = (action: KeyAction, code: unknown): boolean =>
  typeof code === 'string' && (bindable(code) || (code.startsWith('Arrow') && DEFAULT_BINDINGS[action].includes(code)));

/** Stored bindings; missing or unreadable ones are defaults, except keys with another meaning there. */
export function readBindings(stored: unknown): Bindings {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const readableOf = KEY_ACTIONS.flatMap((action): [KeyAction, string[]][] => {
    const codes = given[action];
    return Array.isArray(codes) && codes.length > 0 && codes.every((code) => readable(action, code)) ? [[action, codes]] : [];
  });
  const taken = new Set(readableOf.flatMap(([, codes]) => codes));
  const delivered = (action: KeyAction): readonly string[] => {
    const free = DEFAULT_BINDINGS[action].filter((code) => !taken.has(code));
    return free.length > 0 ? free : DEFAULT_BINDINGS[action];
  };
  const found = new Map<KeyAction, readonly string[]>(readableOf);
  return Object.fromEntries(KEY_ACTIONS.map((action) => [action, found.get(action) ?? delivered(action)])) as Bindings;
}

/** Label of a key: `KeyW` W, `NumpadAdd` +, `Numpad7` 7; else its name. @param types character of the layout; default: American */
export function keyName(code: string, types?: string): string {
  // Digits are on their keys in all layouts.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return digit;
  const upper = types?.toUpperCase();
  // American characters are shown by meaning (`Equal` is +).
  if (types && upper && !AMERICAN.includes(types)) return upper.length === 1 ? upper : types;
  const plain = /^(?:Key|Numpad)(\w)$/.exec(code)?.[1];
  if (plain) return plain;
  return NAMES[code] ?? code.replace(/([a-z])([A-Z\d])/g, '$1 $2');
}

const AMERICAN = "=-'";

const NAMES: Readonly<Record<string, string>> = {
  Equal: '+',
  Minus: '−',
  NumpadAdd: '+',
  NumpadSubtract: '−',
  NumpadMultiply: '×',
  NumpadDivide: '÷',
  NumpadDecimal: '.',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: '’',
  Backquote: '`',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
};
