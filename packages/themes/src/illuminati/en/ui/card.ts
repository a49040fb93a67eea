/** The close-up of a card. */
export const card = {
  'card.power': 'Power',
  'card.transferable': 'Lends',
  'card.resistance': 'Resistance',
  'card.income': 'Income',
  'card.printed': 'printed {n}',
  'card.treasury': '{money} MB here',
  'card.goal': 'Wins with: {goal}',
  'card.reason': '{number}: {why}',
  'card.reason.hiddenGoals': 'hidden goals',
  'card.reason.players': 'seven or eight players',
  'card.reason.doubled': 'counts double this turn',
  'card.altered':
    '{change, select, add {Became {alignment}} remove {No longer {alignment}} other {{alignment} reversed}} until the turn ends',
  'card.used': 'Took part in an attack this turn',
  'card.attackWith': 'Attack with it',
  'card.attackThis': 'Attack it',
} as const;
