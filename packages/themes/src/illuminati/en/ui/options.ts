/** The options: what somebody prefers on this device. */
export const options = {
  'options.title': 'Options',
  'options.device': 'Kept on this device.',
  'options.tabs': 'Kinds of options',
  'options.tab': '{tab, select, sound {Sound} look {Look} keys {Keys} other {Table}}',
  'options.reset': 'All of these as delivered',
  'options.master': 'Volume',
  'options.master.help': 'Everything together.',
  'options.effects': 'Effects',
  'options.effects.help': 'Cards, coins, dice, and what calls you.',
  'options.ambience': 'Room',
  'options.ambience.help': 'Still air and a clock far away. Off at 0.',
  'options.sound': 'Sound',
  'options.sound.help': 'Off silences everything; so does the key {key}.',
  'options.hear': 'Hear it',
  'options.speed': 'Speed of motion',
  'options.speed.help': 'How long cards, coins and dice take.',
  'options.speed.name': '{speed, select, slow {Slow} fast {Fast} none {None} other {Usual}}',
  'options.motion': 'Less motion',
  'options.motion.help': 'Fades instead of flights.',
  'options.motion.name': '{motion, select, reduced {Less} full {All} other {As the device}}',
  'options.textSize': 'Size of letters',
  'options.textSize.help': 'In percent. The cards on the table have the wheel.',
  'options.palette': 'Colours',
  'options.palette.help':
    'The second set stays apart for every kind of colour blindness; by daylight frames differ by their lines as well.',
  'options.palette.name': '{palette, select, colourBlind {Colour-blind safe} daylight {Daylight} other {Usual}}',
  'options.palette.sample': 'The eight colours: {colours}',
  'options.language.help': 'The others at the table may read another one.',
  'options.theme.help': 'Names and looks of the same game; the others keep theirs.',
  'options.hints': 'Hints',
  'options.hints.help': 'A few words when something happens to you for the first time.',
  'options.hints.again': 'From the beginning',

  'colour.name':
    '{colour, select, vermilion {vermilion} azure {azure} jade {jade} orchid {orchid} lemon {lemon} rose {rose} bone {bone} amber {amber} orange {orange} blue {blue} lime {lime} white {white} slate {slate} peach {peach} sky {sky blue} tan {tan} rust {rust} green {green} violet {violet} olive {olive} wine {wine} grey {grey} brown {brown} other {{colour}}}',
  'colour.shape':
    '{shape, select, circle {circle} square {square} triangle {triangle} lozenge {lozenge} hexagon {hexagon} star {star} cross {cross} crescent {crescent} other {{shape}}}',

  'keys.action':
    '{action, select, answer {Say done, or roll} wait {Let me think} panUp {Move the view up} panDown {Move the view down} panLeft {Move the view left} panRight {Move the view right} rotateLeft {Turn the table left} rotateRight {Turn the table right} zoomIn {Come nearer} zoomOut {Go farther away} focusTurn {Show whose turn it is} fitAll {Show the whole table} textView {Read the table in words} mute {Sound on or off} talk {Write in the chat} cancelOrders {Cancel all standing orders} other {{action}}}',
  'keys.named':
    '{code, select, Space {Space} PageUp {Page up} PageDown {Page down} Home {Home} End {End} Insert {Insert} Delete {Delete} Backspace {Backspace} CapsLock {Caps lock} other {{name}}}',
  'keys.numpad': 'Numpad {key}',
  'keys.change': 'Change the key: {action}, now {keys}',
  'keys.press': 'Press a key',
  'keys.taken': '{key} keeps its own meaning. Press another one.',
  'keys.conflict': 'Same key as: {others}',
  'keys.conflictHint': '{n, plural, one {One key means} other {# keys mean}} two things; the upper one has it.',
  'keys.fixed': 'Always: Esc cancels or opens the menu, Tab and the arrows walk through everything, Enter presses.',
  'keys.mouse': 'Mouse: the wheel comes nearer and goes away, dragging moves the table, the middle button shows whose turn it is.',
  'keys.reset': 'As delivered: {action}',
} as const;
