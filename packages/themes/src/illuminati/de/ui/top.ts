import type { Same } from '../../../theme.js';
import type { top as en } from '../../en/ui/top.js';

export const top: Same<typeof en> = {
  'sheet.grip': 'Tafel hoch- oder herunterziehen',
  'top.code': '{code}{turn, plural, =0 {} other { · Zug #}}',
  'top.focus': 'Die Karten zeigen, deren Besitzer am Zug ist (F)',
  'top.later': 'Du siehst das {delay}',
  'top.sound': '{on, select, yes {Den Tisch stummschalten} other {Den Tisch wieder hören}} ({key})',
  'top.menu': 'Menü (Esc)',
  'banner.yours': ', du bist am Zug',
  'banner.theirs': ' ist am Zug',
  'banner.steps': 'Abschnitte des Zuges',
  'banner.waiting':
    'Warten auf {names}{kind, select, chooseIlluminati { (wählt Illuminaten)} chooseGoal { (wählt ein Ziel)} start { (Antwort)} contest { (Antwort auf den Angriff)} roll { (Wurf)} dice { (Antwort auf die Würfel)} place { (hängt die Beute an)} settle { (teilt die Beute)} playing { (Antwort auf die Spezialkarte)} replace { (ersetzt eine Spezialkarte)} other {}}',
  'banner.secondsLeft': '{left, plural, one {noch # Sekunde} other {noch # Sekunden}}',
  'banner.asked':
    '{kind, select, chooseIlluminati {Wähle deine Illuminaten} chooseGoal {Nenne dein geheimes Ziel} start {Antworte oder sag „fertig“} contest {Ein Angriff: antworte oder sag „fertig“} roll {Würfle} dice {Die Würfel sind gefallen: antworte oder sag „fertig“} place {Häng deine Beute an} settle {Teile die Beute oder sag „fertig“} playing {Eine Spezialkarte wird gespielt: antworte oder sag „fertig“} replace {Deine Spezialkarte wurde vereitelt} other {Du bist dran}}',
  watching: 'Das Spiel läuft: Du schaust zu.',
};
