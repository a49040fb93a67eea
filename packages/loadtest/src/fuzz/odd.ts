/* Invalid names, and possible player names. */

export const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'nobody', '__proto__', ''];
export const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__no_message_handler', '*', ''];
