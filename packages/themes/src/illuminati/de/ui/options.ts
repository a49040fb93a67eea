import type { Same } from '../../../theme.js';
import type { options as en } from '../../en/ui/options.js';

export const options: Same<typeof en> = {
  'options.title': 'Optionen',
  'options.device': 'Auf diesem Gerät gespeichert.',
  'options.tabs': 'Arten von Optionen',
  'options.tab': '{tab, select, sound {Ton} look {Aussehen} keys {Tasten} other {Tisch}}',
  'options.reset': 'Alle diese wie geliefert',
  'options.master': 'Lautstärke',
  'options.master.help': 'Alles zusammen.',
  'options.effects': 'Effekte',
  'options.effects.help': 'Karten, Münzen, Würfel, und was dich ruft.',
  'options.ambience': 'Raum',
  'options.ambience.help': 'Stille Luft und eine ferne Uhr. Bei 0 aus.',
  'options.sound': 'Ton',
  'options.sound.help': 'Aus bringt alles zum Schweigen; die Taste {key} auch.',
  'options.hear': 'Anhören',
  'options.speed': 'Tempo der Bewegungen',
  'options.speed.help': 'Wie lange Karten, Münzen und Würfel brauchen.',
  'options.speed.name': '{speed, select, slow {Langsam} fast {Schnell} none {Ohne} other {Üblich}}',
  'options.motion': 'Weniger Bewegung',
  'options.motion.help': 'Überblenden statt fliegen.',
  'options.motion.name': '{motion, select, reduced {Weniger} full {Alle} other {Wie das Gerät}}',
  'options.textSize': 'Schriftgröße',
  'options.textSize.help': 'In Prozent. Für die Karten auf dem Tisch gibt es das Mausrad.',
  'options.palette': 'Farben',
  'options.palette.help':
    'Der zweite Satz bleibt bei jeder Art von Farbenblindheit unterscheidbar; bei Tageslicht unterscheiden sich die Rahmen auch durch ihre Linien.',
  'options.palette.name': '{palette, select, colourBlind {Für Farbenblinde} daylight {Tageslicht} other {Üblich}}',
  'options.palette.sample': 'Die acht Farben: {colours}',
  'options.language.help': 'Die anderen am Tisch dürfen eine andere lesen.',
  'options.theme.help': 'Namen und Aussehen desselben Spiels; die anderen behalten ihres.',
  'options.hints': 'Tipps',
  'options.hints.help': 'Ein paar Worte, wenn dir etwas zum ersten Mal begegnet.',
  'options.hints.again': 'Wieder von vorn',

  'colour.name':
    '{colour, select, vermilion {zinnoberrot} azure {azurblau} jade {jadegrün} orchid {orchidee} lemon {zitronengelb} rose {rosa} bone {knochenweiß} amber {bernstein} orange {orange} blue {blau} lime {hellgrün} white {weiß} slate {schiefergrau} peach {pfirsich} sky {himmelblau} tan {hellbraun} rust {rostrot} green {grün} violet {violett} olive {oliv} wine {weinrot} grey {grau} brown {braun} other {{colour}}}',
  'colour.shape':
    '{shape, select, circle {Kreis} square {Quadrat} triangle {Dreieck} lozenge {Raute} hexagon {Sechseck} star {Stern} cross {Kreuz} crescent {Mondsichel} other {{shape}}}',
  'keys.action':
    '{action, select, answer {Fertig, oder würfeln} wait {Lass mich nachdenken} panUp {Blick nach oben} panDown {Blick nach unten} panLeft {Blick nach links} panRight {Blick nach rechts} rotateLeft {Tisch nach links drehen} rotateRight {Tisch nach rechts drehen} zoomIn {Näher heran} zoomOut {Weiter weg} focusTurn {Zeigen, wer am Zug ist} fitAll {Den ganzen Tisch zeigen} textView {Den Tisch in Worten lesen} mute {Ton an oder aus} talk {Im Chat schreiben} cancelOrders {Alle Daueraufträge aufheben} other {{action}}}',
  'keys.named':
    '{code, select, Space {Leertaste} PageUp {Bild auf} PageDown {Bild ab} Home {Pos 1} End {Ende} Insert {Einfg} Delete {Entf} Backspace {Rücktaste} CapsLock {Feststelltaste} other {{name}}}',
  'keys.numpad': 'Ziffernblock {key}',
  'keys.change': 'Taste ändern: {action}, jetzt {keys}',
  'keys.press': 'Drück eine Taste',
  'keys.taken': '{key} behält die eigene Bedeutung. Drück eine andere.',
  'keys.conflict': 'Gleiche Taste wie: {others}',
  'keys.conflictHint': '{n, plural, one {Eine Taste bedeutet} other {# Tasten bedeuten}} zweierlei; die obere Bedeutung gilt.',
  'keys.fixed': 'Immer: Esc bricht ab oder öffnet das Menü, Tab und die Pfeiltasten führen durch alles, Eingabe drückt.',
  'keys.mouse': 'Maus: Das Rad kommt näher und geht weg, Ziehen verschiebt den Tisch, die mittlere Taste zeigt, wer am Zug ist.',
  'keys.reset': 'Wie geliefert: {action}',
};
