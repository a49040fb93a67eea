/** The close-up of a card. */
export const card = {
  'card.power': 'Power',
  'card.transferable': 'Lends',
  'card.resistance': 'Resistance',
  'card.income': 'Income',
  'card.printed': 'printed {n}',
  'card.treasury': '{money} MB here',
  'card.goal': 'Wins with: {goal}',
  'card.reasonPower': 'Power changed by abilities',
  'card.reasonResistance': 'Resistance changed by abilities',
  'card.reasonIncome': 'Income changed by options and abilities',
  'card.altered':
    '{change, select, add {Became {alignment}} remove {No longer {alignment}} other {{alignment} reversed}} until the turn ends',
  'card.used': 'Took part in an attack this turn',
  'card.attackWith': 'Attack with it',
  'card.attackThis': 'Attack it',
} as const;
