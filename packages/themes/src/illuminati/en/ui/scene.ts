/** Labels on the table itself. */
export const scene = {
  'scene.power': 'Power',
  'scene.resistance': 'Resistance',
  'scene.income': 'Income',
  'scene.uncontrolled': 'Uncontrolled',
  'scene.deck': 'Deck',
  'scene.deadPile': 'Dead pile',
  'scene.discard': 'Discarded',
  'scene.target': 'Target',
  'scene.you': 'you',
  'scene.specials': 'Specials',
  'scene.money': 'MB',
  'scene.odds': '{percent} %',
  'scene.lent': '+{power} lent',
  'scene.count': '{label} · {n}',
} as const;
