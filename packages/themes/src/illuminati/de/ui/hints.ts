import type { Same } from '../../../theme.js';
import type { hints as en } from '../../en/ui/hints.js';

export const hints: Same<typeof en> = {
  'hint.title': 'Tipp',
  'hint.ok': 'Verstanden',
  'hint.none': 'Keine Tipps mehr',
  'hint.choose':
    'Acht Karten liegen verdeckt. Nimm irgendeine: Was es ist, siehst du erst, wenn sie dir gehört, und danach richtet sich, wie du gewinnst.',
  'hint.goal': 'Nenne das Ziel, auf das du spielst. Die anderen erfahren es erst, wenn du es erreichst.',
  'hint.attacked':
    'Man will dir eine Karte nehmen. Jedes MB, das du ausgibst, macht es schwerer; Geld, das auf dem Ziel selbst liegt, zählt doppelt.',
  'hint.interfere':
    'Du darfst dich einmischen: Jedes MB aus deiner Schatzkammer hilft der einen oder der anderen Seite. Ist es dir gleich, sag „fertig“. Auch Stillhalten lässt sich verkaufen.',
  'hint.contest':
    'Zwei Würfel entscheiden: Diese Zahl oder weniger gewinnt, 11 und 12 nie. Leg Geld dazu, solange die anderen überlegen; hat noch niemand etwas eingesetzt, kannst du abblasen.',
  'hint.place':
    'Sie gehört dir, mit allem darunter. Wähle einen Pfeil, an dem Platz ist. Je näher an der Mitte deiner Macht, desto sicherer vor den anderen.',
  'hint.settle': 'Die Karte, die angegriffen hat, darf der neuen jetzt Geld mitgeben. Es geht auch ohne.',
  'hint.special': 'Jemand spielt eine Spezialkarte. Wer die passende Karte hat, kann sie noch vereiteln; sonst sag „fertig“.',
  'hint.offer':
    'Du hast ein Angebot. Nimm an, lehne ab oder antworte mit einem eigenen. Was getauscht wird, gilt; ein Versprechen bindet niemanden.',
  'hint.whisper': 'Jemand flüstert dir etwas zu: Sonst kann es niemand lesen. Mit einem Klick auf den Namen im Chat flüsterst du zurück.',
  'hint.rival':
    'Diese Karte gehört schon jemandem. Du kannst sie nehmen, neutralisieren (6 leichter, aber dann liegt sie wieder in der Mitte) oder zerstören. Wer sie hat, wird für sie zahlen.',
  'hint.compose':
    'Wähle, wer angreift, dann das Ziel. Die Chancen stehen hier, bevor du etwas ansagst; deine anderen Karten können leihen, was ihre zweite Zahl sagt.',
  'hint.draw':
    'Dein Zug beginnt. Deine Karten bringen ihr Einkommen, und du ziehst: Was angreifbar ist, kommt in die Mitte, eine Spezialkarte auf deine Hand.',
  'hint.hand':
    'Du hast eine Spezialkarte, und nur du siehst sie. Klick sie an, um sie zu lesen; spielen kann man sie einmal, wenn ihr Text es erlaubt.',
  'hint.powers': 'Nach den Aktionen kommt deine eigene Fähigkeit. Nutze sie, oder beende den Zug.',
  'hint.transfer': 'Geld bleibt auf der Karte, die es verdient hat. Zweimal je Zug darf es kostenlos auf eine Nachbarkarte.',
  'hint.end': 'Beide Aktionen sind verbraucht. Handeln, Geld schieben und eine Karte fallenlassen geht noch; dann beende den Zug.',
  'hint.actions':
    'Du hast zwei Aktionen. Meist greift man an, um zu kontrollieren: Wenig Widerstand und eine gemeinsame Gesinnung machen es leicht. Was nicht geht, sagt, warum.',
  'hint.close': 'Jemand steht einen Schritt vor dem Sieg: Sieh dir die Ziele hier an. Das zu verhindern geht alle an.',
};
