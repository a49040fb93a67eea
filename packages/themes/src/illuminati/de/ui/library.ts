import type { Same } from '../../../theme.js';
import type { library as en } from '../../en/ui/library.js';

export const library: Same<typeof en> = {
  'gallery.title': 'Alle Karten',
  'gallery.search': 'Namen und Texte durchsuchen',
  'gallery.kind': 'Art',
  'gallery.kind.name': '{kind, select, illuminati {Illuminaten} group {Gruppen} special {Spezialkarten} other {Alle}}',
  'gallery.alignment': 'Gesinnung',
  'gallery.any': 'Beliebig',
  'gallery.power': 'Macht mindestens',
  'gallery.count': '{n, plural, =0 {So eine Karte gibt es nicht.} one {# Karte} other {# Karten}}',
  'gallery.clear': 'Alle zeigen',
  'gallery.numbers':
    'Macht {power}{lends, plural, =0 {} other {, verleiht #}}{kind, select, group {, Widerstand {resistance}} other {}}, Einkommen {income}',
  'gallery.arrows': 'Pfeile nach außen: {sides}',
  'gallery.noArrows': 'Keine Pfeile nach außen',
  'gallery.inward': 'hängt mit der Seite {side}',
  'gallery.link': 'Link zu {card}',
  'rules.title': 'Die Regeln',
  'rules.search': 'Regeln durchsuchen',
  'rules.contents': 'Inhalt',
  'rules.example': 'Zum Beispiel:',
  'rules.count': '{n, plural, =0 {Davon steht nichts in den Regeln.} one {# Regel} other {# Regeln}}',
  'rules.names': 'Diese Regeln nennen alles beim ersten Namen. In deinem Thema heißt es: {names}.',
};
