import type { Same } from '../../../theme.js';
import type { common as en } from '../../en/ui/common.js';

export const common: Same<typeof en> = {
  brand: 'Illuminice',
  home: 'Startseite',
  close: 'Schließen',
  cancel: 'Abbrechen',
  leave: 'Verlassen',
  you: 'du',
  'offline.none': 'Du bist offline. Die erste Lektion und die Optionen sind da, Tische nicht.',
  'offline.newer': 'Es gibt eine neuere Fassung dieser Seite.',
  'offline.reload': 'Jetzt laden',
  'options.open': 'Optionen',
  'options.language': 'Sprache',
  'options.language.name': '{language, select, en {English} de {Deutsch} es {Español} other {{language}}}',
  'options.theme': 'Thema',
  'options.theme.name': '{theme, select, illuminati {Verschwörungen} champions {Champions} other {{theme}}}',
  'lost.title': 'Hier sitzt niemand',
  'lost.text': 'Diese Adresse führt ins Leere. Vielleicht wurde der Tisch geschlossen.',
  rule: 'Regel {code}',
  'title.asked': '● Du bist dran · Illuminice',
  'title.table': 'Tisch {code} · Illuminice',
  'title.still': '{title} · Illuminice',

  'notice.kicked': 'Der Gastgeber hat dich von deinem Platz genommen. Zuschauen kannst du weiterhin.',
  'notice.unwatched': 'An diesem Tisch darf niemand zuschauen.',
  'notice.takenOver': 'Dein Platz wurde in einem anderen Fenster eingenommen.',
  'notice.moved': 'Dein Platz ist auf ein anderes Gerät umgezogen.',
  'notice.stopping': 'Der Server startet neu. Dein Spiel bleibt erhalten; gleich bist du wieder da.',
  'notice.broken': 'Auf dem Server ging etwas schief; das Spiel steht, wo es stand.',
};
