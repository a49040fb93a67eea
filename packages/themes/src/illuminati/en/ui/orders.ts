/** Standing orders. */
export const orders = {
  'orders.title': 'When shall the table ask you?',
  'orders.ask':
    '{ask, select, target {Only when I am the target} danger {Only when the attacker would win} nextTurn {Not again this turn} other {Ask me always}}',
  'orders.cancel': 'Standing order: {ask}. Press to be asked always.',
} as const;
