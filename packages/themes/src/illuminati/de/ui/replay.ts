import type { Same } from '../../../theme.js';
import type { replay as en } from '../../en/ui/replay.js';

export const replay: Same<typeof en> = {
  'replay.title': 'Spiel vom {date}',
  'replay.loading': 'Das Spiel wird geholt …',
  'replay.noneTitle': 'Hier gibt es kein Spiel zu sehen',
  'replay.none':
    'Unter dieser Adresse gibt es kein beendetes Spiel. Ansehen kann man ein Spiel, sobald es vorbei ist und solange der Server es aufhebt.',
  'replay.unreachable': 'Das Spiel war nicht zu bekommen. Steht die Verbindung?',
  'replay.broken': 'Dieses Spiel lässt sich nicht abspielen: {problem}',
  'replay.controls': 'Abspielen',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.back': 'Einen Schritt zurück',
  'replay.on': 'Einen Schritt weiter',
  'replay.turnBack': 'Zum Zug davor',
  'replay.turnOn': 'Zum nächsten Zug',
  'replay.timeline': 'Zeitleiste',
  'replay.moment': '{turn, plural, =0 {vor dem ersten Zug} other {Zug #, {name}}} – Schritt {moment} von {length}',
  'replay.speed': 'Tempo',
  'replay.times': '{speed}×',
  'replay.as': 'Gesehen von',
  'replay.public': 'allen',
  'replay.hand': 'Hand von {name}',
  'replay.handEmpty': '{name} hat keine Spezialkarte.',
  'replay.link': 'Link zu diesem Augenblick kopieren',
  'replay.copied': 'Kopiert',
  'replay.download': 'Spiel herunterladen',
};
