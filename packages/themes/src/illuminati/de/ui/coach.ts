import type { Same } from '../../../theme.js';
import type { coach as en } from '../../en/ui/coach.js';

export const coach: Same<typeof en> = {
  'coach.title': 'Erster Zug',
  'coach.you': 'Nele',
  'coach.progress': 'Schritt {n} von {of}',
  'coach.next': 'Weiter',
  'coach.skip': 'Ohne Begleitung',
  'coach.once': 'Noch einmal',
  'coach.play': 'An einen richtigen Tisch',
  'coach.welcome':
    'Willkommen. Du lenkst das Netzwerk, eine Verschwörung mit erst einer Karte. Jeder Zug bringt Einkommen, eine Karte und zwei Aktionen; die meisten Aktionen sind Angriffe, und jede gewonnene Gruppe macht den nächsten leichter.',
  'coach.draw': 'Dein Zug beginnt. Zieh: Deine Illuminaten erhalten ihr Einkommen, und eine Karte kommt vom Stapel.',
  'coach.cards':
    'Die Karten in der Mitte gehören niemandem. Zeig auf eine oder drück lange darauf, um sie zu lesen: Macht zum Angreifen, Widerstand gegen dich, Einkommen, Gesinnungen und Pfeile, an die andere gehängt werden.',
  'coach.compose.begin': 'Jetzt nimm dir etwas. Wähl Angriff.',
  'coach.compose.attacker': 'Wer greift an? Eine Karte führt höchstens einen Angriff im Zug und braucht dazu Macht. Nimm {card}.',
  'coach.compose.target': '{card} greift an. Wähl ein Ziel in der Mitte: je weniger Widerstand, desto besser.',
  'coach.compose.announce':
    '{card} widersteht mit {resistance}. Deine Macht weniger dieser Zahl ist, was du mit zwei Würfeln höchstens werfen darfst; die Aufstellung rechnet es Zeile für Zeile vor. Kündige den Angriff an.',
  'coach.fight.calledOff': 'Der Angriff ist vorbei, bevor gewürfelt wurde. Beginn einen neuen.',
  'coach.fight.pay':
    '{needs} oder weniger: {percent} %. Jedes MB, das du jetzt ausgibst, zählt eins dazu, und jeder am Tisch darf dasselbe für oder gegen dich tun. Versuch es mit einem.',
  'coach.fight.paid': 'Jetzt {needs} oder weniger: {percent} %. Zahl mehr, oder würfle, sobald niemand mehr etwas beiträgt.',
  'coach.fight.opposed':
    '{name} zahlt {against} MB gegen dich: jetzt {needs} oder weniger, {percent} %. Das ist der Kern des Spiels. Halt dagegen, oder vertrau den Würfeln.',
  'coach.fight.rolled': 'Die Würfel sind gefallen.',
  'coach.fight.place':
    '{card} gehört dir. Wähl den Pfeil, an dem sie hängen soll: Zwei Pfeile müssen sich treffen, und Karten liegen nie übereinander. Dann bestätige.',
  'coach.fight.settle':
    '{card} hängt an deiner Machtstruktur. Wer angegriffen hat, darf ihr jetzt etwas von seinem Geld geben, zur Verteidigung oder für später. Oder sag fertig.',
  'coach.result.won':
    'Deine erste Gruppe. Sie bringt jeden Zug Einkommen und kann angreifen oder ihre Macht verleihen. Eine Aktion ist noch übrig.',
  'coach.result.lost': 'Das ging daneben; es passiert den besten Verschwörungen. Die Aktion ist weg, aber eine ist noch übrig.',
  'coach.again':
    'Nutz deine zweite Aktion. Das Netzwerk hat schon angegriffen, aber {card} hat selbst Macht und mag ihresgleichen: Gegen eine Karte gleicher Gesinnung bekommt sie 4 dazu. Greif noch einmal an; vielleicht gefällt das jemandem nicht.',
  'coach.end':
    'Beide Aktionen liegen hinter dir. Geld kann noch zwischen Nachbarn wandern, und verhandeln darf man jederzeit. Beende deinen Zug.',
  'coach.goal':
    'Du kontrollierst {cards, plural, one {eine Karte} other {# Karten}}, deine Illuminaten mitgezählt. Dreizehn gewinnen ein Spiel zu dritt, und alle Illuminaten haben ein eigenes Ziel. Die Tafel zeigt, wie nah jeder ist: Wer zu nah kommt, wird aufgehalten. Viel Glück.',
};
