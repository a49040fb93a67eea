import type { Same } from '../../../theme.js';
import type { specials as en } from '../../en/ui/specials.js';

export const specials: Same<typeof en> = {
  'special.play': '{card} spielen',
  'special.pickPlayer': 'Wähle, wen es treffen soll.',
  'special.pickGroup': 'Wähle die Gruppe.',
  'attack.whispers': '{card} wird dafür abgeworfen: {target} verteidigt sich mit Widerstand statt mit Macht.',
  'attack.whisperPick': 'Deine Flüsterkampagne wirkt gegen Gruppen mit Macht 0.',
  'special.now': 'Jetzt kannst du spielen',
  'special.discarded': 'Danach wird sie abgeworfen. Solange jemand die Karte haben kann, die sie vereitelt, wird erst gefragt.',
  'special.flipTitle': '{card} aufdecken',
  'special.will.money': '{amount} MB gehen an deine Illuminaten: Dann liegen dort {sum} MB.',
  'special.will.doubleIncome': 'In diesem Zug kassierst du {doubled} MB statt {income}.',
  'special.will.skipTurn': '{name} verliert diesen ganzen Zug: kein Einkommen, keine Karte, keine Aktionen.',
  'special.will.spy':
    '{n, plural, =0 {{name} hat keine verdeckte Spezialkarte.} one {Du siehst die verdeckte Spezialkarte von {name}, du allein.} other {Du siehst die # verdeckten Spezialkarten von {name}, du allein.}}',
  'special.will.revive': '{card} wird unkontrolliert. Alle dürfen angreifen.',
  'special.will.bribe':
    'Kostet eine Aktion; danach {left, plural, =0 {bleibt keine} one {bleibt #} other {bleiben #}}. Ohne Würfel, und niemand kann mit Geld dagegenhalten.',
  'special.will.dice':
    'Die Würfel zeigen {roll}. Sie zählen dann als {to}: Gegen {needs} {wins, select, yes {gelingt der Angriff} other {scheitert der Angriff}}.',
  'special.will.break': 'Das Privileg ist für immer dahin: Alle dürfen sich einmischen.',
  'special.will.letIn': 'Du allein kommst hinein und darfst mit den {money} MB deiner Illuminaten helfen oder dagegenhalten.',
  'special.will.counter': '{card} von {name} bleibt ohne Wirkung. Beide Karten sind weg.',
  'special.will.flip': 'Von nun an sehen sie alle. Dabei bleibt es.',
  'special.none.whispering': 'Keine deiner Karten erreicht gerade eine Gruppe mit Macht 0.',
  'special.none.bribe': 'Keine unkontrollierte Gruppe passt an einen offenen Pfeil von dir.',
  'special.none.revive': 'Noch ist keine Gruppe zerstört.',
  'discard.title':
    '{why, select, privilege {Den Angriff privilegieren} break {Das Privileg brechen} other {Die vereitelte Spezialkarte ersetzen}}',
  'discard.help':
    '{why, select, privilege {Außer dir und dem Verteidiger darf dann niemand Geld ausgeben oder Spezialkarten spielen. Umsonst abblasen lässt er sich nicht mehr.} break {Zwei Spezialkarten zusammen, gleich welche, brechen das Privileg für immer.} other {Mit einer anderen Spezialkarte an ihrer Stelle ist das Privileg gebrochen. Oder lass es: Dann sind beide verloren.}}',
  'discard.pick': '{n, plural, one {Wähle die Spezialkarte, die du abwirfst.} other {Wähle # Spezialkarten, die du zusammen abwirfst.}}',
  'discard.pay': '5 MB zahlen',
  'discard.confirm': '{n, plural, =0 {Abwerfen} other {{cards} abwerfen}}',
  'privilege.agentOnly': 'Dazu braucht es zwei Spezialkarten zusammen. Dein Maulwurf kann es allein: Spiel ihn weiter unten.',
  'seen.title': 'Spezialkarten von {name}',
  'seen.none': 'Dort liegt keine Spezialkarte verdeckt.',
  'seen.help': 'Du allein siehst sie. In der Übersicht findest du sie wieder.',
  'status.known': 'Spezialkarten von {name}, die du kennst',
  'status.seen': 'nur dir bekannt',
  'window.replaceIt': 'Ersetzen',
};
