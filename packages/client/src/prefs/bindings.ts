/** Everything that a key can be bound to, in the order in which a key that is bound twice is understood. */
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
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

/** Physical keys (`KeyboardEvent.code`) for each action. */
export type Bindings = Readonly<Record<KeyAction, readonly string[]>>;

export const DEFAULT_BINDINGS: Bindings = {
  answer: ['Space'],
  wait: ['KeyH'],
  draw: ['KeyR'],
  attack: ['KeyA'],
  transfer: ['KeyT'],
  move: ['KeyM'],
  drop: ['KeyD'],
  trade: ['KeyO'],
  power: ['KeyG'],
  pass: ['KeyP'],
  end: ['KeyE'],
  talk: ['KeyC'],
  cancelOrders: ['KeyX'],
  panUp: ['ArrowUp'],
  panDown: ['ArrowDown'],
  panLeft: ['ArrowLeft'],
  panRight: ['ArrowRight'],
  rotateLeft: ['KeyQ'],
  rotateRight: ['KeyW'],
  zoomIn: ['Equal', 'NumpadAdd'],
  zoomOut: ['Minus', 'NumpadSubtract'],
  focusTurn: ['KeyF'],
  fitAll: ['Home'],
  textView: ['KeyV'],
  piles: ['KeyB'],
  pin: ['KeyI'],
  takeBack: ['KeyU'],
  mute: ['KeyN'],
};

/** What was delivered before the actions had keys: whoever never changed it has the new keys. */
const EARLIER: Partial<Bindings> = {
  panUp: ['KeyW'],
  panDown: ['KeyS'],
  panLeft: ['KeyA'],
  panRight: ['KeyD'],
  rotateRight: ['KeyE'],
  textView: ['KeyT'],
  mute: ['KeyM'],
};

/** Keys that walk through the page or close what is open: nobody could find the way back without them. */
const RESERVED = /^(Escape|Tab|Enter|NumpadEnter|(Shift|Control|Alt|Meta)(Left|Right)|Arrow\w+|F\d+|)$/;

/** Whether an action may have this key. */
export const bindable = (code: string): boolean => !RESERVED.test(code);

/** The action that a key means: the first, if it is bound to several. */
export const actionOf = (bindings: Bindings, code: string): KeyAction | null =>
  KEY_ACTIONS.find((action) => bindings[action].includes(code)) ?? null;

/** The bindings with this action on this key alone. */
export const bind = (bindings: Bindings, action: KeyAction, code: string): Bindings => ({ ...bindings, [action]: [code] });

/** Which other actions have a key of this action as well. */
export const conflictsOf = (bindings: Bindings, action: KeyAction): KeyAction[] =>
  KEY_ACTIONS.filter((other) => other !== action && bindings[other].some((code) => bindings[action].includes(code)));

/** Bindings as they were stored: what is missing or unreadable is as it was delivered. */
export function readBindings(stored: unknown): Bindings {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const read = (action: KeyAction): readonly string[] => {
    const codes = given[action];
    if (!('attack' in given) && codes?.toString() === EARLIER[action]?.toString()) return DEFAULT_BINDINGS[action];
    const right = Array.isArray(codes) && codes.length > 0 && codes.every((code) => typeof code === 'string' && bindable(code));
    return right ? (codes as string[]) : DEFAULT_BINDINGS[action];
  };
  return Object.fromEntries(KEY_ACTIONS.map((action) => [action, read(action)])) as Bindings;
}

/**
 * How a key is written on it: `KeyW` W, `NumpadAdd` +, `Numpad7` 7; others by their name. `keyWords` says the rest.
 *
 * @param types the sign that this keyboard's layout has there, if it is known; otherwise the layout is taken for the American
 */
export function keyName(code: string, types?: string): string {
  const upper = types?.toUpperCase();
  // The signs of the American layout are written as what they mean here (`Equal` is +).
  if (types && upper && !AMERICAN.includes(types)) return upper.length === 1 ? upper : types;
  const plain = /^(?:Key|Digit|Numpad)(\w)$/.exec(code)?.[1];
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
