/** The table in words. */
export const textView = {
  'text.title': 'The table in words',
  'text.places': 'Places',
  'text.structure': 'Structure of {name}',
  'text.uncontrolled': 'Uncontrolled',
  'text.dead': 'Dead pile',
  'text.state': '{state, select, legal {can be picked} attacker {attacker} target {target} other {picked}}',
  'text.illuminati': '{name}: power {power}, income {income}, {money} MB',
  'text.group':
    '{name}: power {power}, resistance {resistance}, income {income}, {alignments}, {money} MB{arrow, select, none {} other {, on the {arrow} arrow}}',
} as const;
