/** Specials: in the hand, newly drawn, being played, and the windows that wait for them. */
export const hand = {
  'window.start': '{name} begins a turn',
  'window.start.help': 'Before income is paid, holders of a Special may answer.',
  'window.playing': '{name} plays {card}',
  'window.playing.help': 'It may still be cancelled.',
  'window.replace': '{name}: {card} was cancelled',
  'window.replace.help': 'Replace it with another Special, or lose both.',
  'window.attack.help': 'An attack is under way.',
  'window.done': 'Done: let it be',
  'hand.title': 'Your Specials',
  'hand.play': 'Play',
  'hand.flip': 'Turn it up for all to see',
  'hand.faceUp': 'Everyone sees this one',
  'drawn.title': 'You drew a Special',
  'drawn.help': 'Face down only you know it. Face up everyone does, and it stays so.',
  'drawn.down': 'Keep it face down',
  'drawn.up': 'Turn it up',
} as const;
