/** What stands on every screen, and the window’s title. */
export const common = {
  brand: 'Illuminice',
  home: 'Home',
  close: 'Close',
  cancel: 'Cancel',
  leave: 'Leave',
  you: 'you',
  'options.open': 'Options',
  'footer.unofficial': 'An unofficial fan project, not affiliated with Steve Jackson Games.',
  'lost.title': 'Nobody sits here',
  'lost.text': 'This address leads nowhere. Perhaps the table was closed.',
  rule: 'rule {code}',
  'key.space': 'Space',
  'title.asked': '● Your move · Illuminice',
  'title.table': 'Table {code} · Illuminice',

  'notice.kicked': 'The host took you off your seat. You can still watch.',
  'notice.unwatched': 'Nobody may look on at this table.',
  'notice.takenOver': 'Your seat was taken up in another window.',
  'notice.moved': 'Your seat has moved to another device.',
  'notice.stopping': 'The server is being restarted. Your game is kept; you will be back in a moment.',
  'notice.broken': 'Something went wrong on the server; the game stands where it was.',
} as const;
