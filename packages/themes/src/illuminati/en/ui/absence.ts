/** Who is there and who is not, and what is done about it. */
export const absence = {
  'presence.reconnecting': 'connection lost',
  'presence.away': 'away',
  'presence.substituted': 'a computer plays',
  'presence.empty': 'not here yet',
} as const;
