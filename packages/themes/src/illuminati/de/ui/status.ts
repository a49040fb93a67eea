import type { Same } from '../../../theme.js';
import type { status as en } from '../../en/ui/status.js';

export const status: Same<typeof en> = {
  'status.title': 'So steht es',
  'status.line': '{money} MB · {specials, plural, =0 {keine Spezialkarte} one {# Spezialkarte} other {# Spezialkarten}}',
  'status.eliminated': 'ausgeschieden',
  'status.left': 'ist gegangen',
  'strip.title': 'Die Spieler',
  'plate.turn': 'am Zug',
  'plate.attacking': 'greift an',
  'goal.basic': 'Gruppen',
  'goal.short.bavarian-illuminati': 'Macht',
  'goal.short.bermuda-triangle': 'Gesinnungen',
  'goal.short.discordian-society': 'Schräg',
  'goal.short.gnomes-of-zurich': 'MB',
  'goal.short.network': 'Leihmacht',
  'goal.short.servants-of-cthulhu': 'Zerstört',
  'goal.short.society-of-assassins': 'Gewalttätig',
  'goal.short.ufos': 'Geheim',
  'goal.title': 'Nenne dein geheimes Ziel',
  'goal.help': 'Niemand erfährt davon, ehe das Spiel vorbei ist.',
  'choose.title': 'Wähle deine Illuminaten',
  'choose.yours': 'Nimm eine, ohne hinzusehen',
  'choose.waiting': 'Warten auf {names}',
  'choose.help': 'Acht Mächte liegen verdeckt da. Deine zeigt sich, sobald du sie nimmst.',
  'choose.slot': 'Verdeckte Illuminaten-Karte {n}',
  'choose.taken': '{n}: {card}, genommen von {name}',
};
