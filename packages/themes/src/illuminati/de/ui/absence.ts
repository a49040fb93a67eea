import type { Same } from '../../../theme.js';
import type { absence as en } from '../../en/ui/absence.js';

export const absence: Same<typeof en> = {
  'presence.reconnecting': 'Verbindung weg',
  'presence.away': 'abwesend',
  'presence.substituted': 'ein Computer spielt',
  'presence.empty': 'noch nicht da',

  'link.reconnecting': 'Die Verbindung wird wieder aufgenommen … dein Platz und deine Karten bleiben dir.',
  'link.now': 'Jetzt versuchen',
  'link.ended': 'Die Verbindung ist beendet',
  'link.closed': 'Du bist nicht mehr an diesem Tisch.',
  'link.elsewhere': 'Du spielst in einem anderen Fenster',
  'link.here': 'Hier spielen',
  'link.watch': 'Von hier zusehen',
  'link.reload': 'Seite neu laden',
  'notice.tooFast': 'Diese Seite hat schneller gesendet, als der Server liest.',

  'absence.title': 'Wer fehlt',
  'absence.reconnecting': '{name} hat die Verbindung verloren.',
  'absence.away': '{name} ist abwesend: Der Platz tut nur das Nötigste und gibt nichts aus.',
  'absence.substituted': 'Ein Computer spielt für {name}, bis {name} zurückkommt.',
  'absence.awayIn': 'Gilt in {time} als abwesend.',
  'absence.clockWaits': 'Die Uhr wartet: {time}.',
  'absence.vote': 'Was der Tisch tut',
  'absence.wait': 'Warten',
  'absence.wait.means': 'Der Platz von {name} tut weiter nur das Nötigste.',
  'absence.noComputer': 'Kein Computer',
  'absence.computer': 'Computer spielen lassen',
  'absence.computer.means': 'Ein Computer spielt für {name}, bis {name} zurück ist.',
  'absence.out': 'Ausschließen',
  'absence.out.means': '{name} ist endgültig aus dem Spiel, als hätte {name} aufgegeben.',
  'absence.wanted': 'Das wollen: {names}.',
  'absence.needed': '{needed} von {voters} müssen sich einig sein; haben alle gesprochen und es reicht nicht, entscheidet der Gastgeber.',

  'move.open': 'Auf ein anderes Gerät umziehen',
  'move.title': 'Woanders weiterspielen',
  'move.means':
    'Öffne oder scanne diesen Link dort, wo du weiterspielen willst. Er gilt einmal. Dein Platz zieht dorthin um, und dieses Gerät kann dann nur noch zusehen. Gib ihn niemandem: Er ist dein Platz.',
  'move.link': 'Dein persönlicher Link',
  'move.qr': 'Dein persönlicher Link als QR-Code',
  'move.left': 'Er gilt noch {time}.',
  'move.over': 'Dieser Link ist abgelaufen.',
  'move.failed': 'Der Server konnte gerade keinen Link ausstellen.',
  'move.anew': 'Ein neuer Link',
  'move.back': 'Zurück',

  'leave.open': 'Den Tisch verlassen',
  'leave.title': 'Den Tisch verlassen?',
  'leave.home':
    'Oder schließ die Seite und komm später wieder: Derselbe Link in diesem Browser gibt dir deinen Platz zurück. Nach einer Weile machen die anderen vielleicht ohne dich weiter.',
  'leave.computer': 'Ein Computer übernimmt meinen Platz',
  'leave.computer.means': 'Er spielt deine Karten für dich und gibt den Platz zurück, wenn du in diesem Browser wiederkommst.',
  'leave.forfeit': 'Aufgeben',
  'leave.forfeit.means':
    'Du gibst auf: Deine Gruppen sind wieder frei, dein Geld geht an die Bank, deine Spezialkarten werden abgelegt, deine Illuminaten scheiden aus. Die anderen spielen weiter, und du kommst nicht mehr ins Spiel.',
};
