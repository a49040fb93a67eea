/** The bar on top: whose turn, which phase, who is waited for. */
export const top = {
  'sheet.grip': 'Draw the panel up or down',
  'top.code': '{code}{turn, plural, =0 {} other { · turn #}}',
  'top.focus': 'Show the cards of whoever’s turn it is (F)',
  'top.later': 'You see this {delay}',
  'top.sound': '{on, select, yes {Silence the table} other {Let the table be heard}} ({key})',
  'top.menu': 'Menu (Esc)',
  'banner.yours': ', your turn',
  'banner.theirs': '’s turn',
  'banner.steps': 'Phases of the turn',
  'banner.waiting':
    'Waiting for {names}{kind, select, chooseIlluminati { to choose} chooseGoal { to name a goal} start { to answer} contest { to answer the attack} roll { to roll} dice { to answer the dice} place { to hang a captive} settle { to share the spoils} playing { to answer the Special} replace { to replace a Special} other {}}',
  'banner.secondsLeft': '{left, plural, one {# second left} other {# seconds left}}',
  'banner.asked':
    '{kind, select, chooseIlluminati {Choose your Illuminati} chooseGoal {Name your secret goal} start {Answer, or say done} contest {An attack: answer, or say done} roll {Roll the dice} dice {The dice have fallen: answer, or say done} place {Hang your captive} settle {Share the spoils, or say done} playing {A Special is played: answer, or say done} replace {Your Special was cancelled} other {You are to act}}',
  watching: 'The game has begun: you are watching.',
} as const;
