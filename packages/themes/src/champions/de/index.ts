import { illuminatiDe } from '../../illuminati/de/index.js';
import { packOf } from '../derive.js';
import { own } from './front.js';
import { names } from './names.js';

export const championsDe = packOf(illuminatiDe, {
  ...own,
  names,
  texts: {
    'tv-preachers': '+3, wenn sie selbst einen Versuch führen, Strenge Matronen zu beherrschen.',
    'market-manipulation':
      'Zu Beginn deines Zuges, vor dem Kassieren: Deine Einkommen zählen in diesem Zug doppelt, auch das deiner Region. Die Steuer für die Zehntvögte und die Kosten der Rabenpost bleiben, wie sie sind.',
    'chinese-campaign-donors':
      'Führen sie einen Versuch, einen Champion der Gesinnung Königlich zu beherrschen, gelten sie selbst als Königlich und nicht als Rebellisch.',
    'orbital-mind-control-lasers':
      'Einmal in jedem deiner Züge: Füg irgendeinem anderen Champion im Spiel eine Gesinnung hinzu, nimm ihm eine weg oder kehr eine um. Das hält bis zum Ende des Zuges.',
    bribery:
      'In deinem Zug, als Aktion: Ein ungebundener Champion schließt sich dir ohne Würfeln an, an einem beliebigen deiner Pfeile, an dem Platz ist.',
    'media-campaign':
      'Jederzeit außerhalb von Angriffen: Ein erschlagener Champion kommt ungebunden zurück. Wer ihn erschlagen hat, darf ihn weiterhin mitzählen.',
    'whispering-campaign':
      'Angesagt mit einem Angriff, der einen Champion mit Macht 0 erschlagen soll: Er verteidigt sich stattdessen mit seinem Widerstand.',
    'post-office': 'Bringt nichts ein: Jeden Zug kostet sie deine Region 1 Gold, oder die übergeordnete Karte, wenn dort nichts liegt.',
  },
  goals: {
    basic: 'Versammle {need, plural, one {# Karte} other {# Karten}} unter deinem Banner, deine Region mitgezählt',
  },
  log: {
    destroyed:
      '{whose, select, own {{by} erschlug {card} aus den eigenen Reihen.} others {{by} erschlug {card} aus der Gefolgschaft von {from}.} other {{by} erschlug {card}.}}',
  },
  refusals: {
    'C-102': { notYourChoice: 'Gerade darf {player} eine Region wählen.' },
    'C-702': { nowhereToMove: 'Keiner deiner Champions hat einen anderen freien Pfeil, an den er könnte.' },
    any: {
      notInBranch: '{group} kann hier nicht mitkommen. Nenne nur, was unter dem umziehenden Champion hängt, und jeden einmal.',
    },
    'C-502': {
      nothingToPlace: 'Du hast keinen eroberten Champion anzuhängen.',
      placeFirst: 'Warte, bis der eroberte Champion seinen Platz gefunden hat.',
    },
    'C-703': { noGroups: 'Du hast keinen Champion, den du fallenlassen könntest.' },
    'C-802': {
      insideAttack: 'Während eines Angriffs wechselt kein Champion den Besitzer. Warte, bis er vorbei ist.',
      mustGiveUp: 'Für {card} ist kein Platz. Gib diesen Champion her, oder was im Weg ist, oder wähle einen anderen Pfeil.',
      placeEach:
        '{count, plural, =0 {Du bekommst keinen Champion, also ist auch keiner anzuhängen.} one {Wähle einen Platz für den Champion, den du bekommst.} other {Wähle für jeden der # Champions, die du bekommst, einen Platz.}}',
    },
    'C-902': {
      needsPlace: 'Sag, welchen ungebundenen Champion du betörst und an welchem Pfeil er hängen soll.',
      notUncontrolled: '{card} lässt sich nicht betören. Wähle einen ungebundenen Champion.',
    },
    'C-907': {
      needsDeadGroup: 'Sag, welcher erschlagene Champion zurückkommen soll.',
      notDead: '{card} kann nicht zurückkommen: Das kann nur ein erschlagener Champion.',
    },
    'C-1001': { everyGroupOnce: 'Nenne jeden deiner Champions, und jeden genau einmal.' },
    'C-1002': { noExtraDraw: 'Eine Karte kaufen kann nur, wem die Lumpensammler gehören.' },
    'C-914': {
      onlyToDestroy: 'Ein Unkenruf hilft nur beim Erschlagen.',
      wrongCard: '{card} ist kein Unkenruf.',
    },
    'C-408': { noPowerToDestroy: '{card} lässt sich mit Macht 0 nicht erschlagen, außer mit einem Unkenruf.' },
    'C-414': { hasPower: 'Gegen Macht über 0 ist ein Unkenruf weder nötig noch erlaubt. Greif {card} ohne ihn an.' },
    'C-909': {
      noCard: 'Eine Beschwörung vereiteln kann nur „Was besser ungesagt bleibt“, und die Karte hast du nicht.',
      wrongCard: '{card} vereitelt nichts. Das kann nur „Was besser ungesagt bleibt“.',
    },
    'C-603': {
      noCard: 'Dazu braucht es eine Geheimtür, und du hast keine.',
      nothingToBreakWith: 'Ein Privileg bricht man mit zwei Beschwörungen oder mit dem Wahren Blick; du hast beides nicht.',
      twoCards: 'Dazu braucht es zwei Beschwörungen zusammen oder den Wahren Blick allein.',
      wrongCard: '{card} verschafft dir keinen Zutritt. Dazu braucht es eine Geheimtür.',
    },
    'C-602': {
      privileged: 'Dieser Angriff ist privilegiert. Brich das Privileg oder schleich dich durch eine Geheimtür hinein.',
    },
  },
  ui: {
    ...own.ui,
    'place.pickArrow': 'Wähle den Pfeil, an dem er hängen soll.',
    'rearrange.lift': 'Tippe einen Champion an, um ihn mit allem darunter abzunehmen, und häng dann jeden dorthin, wo du ihn haben willst.',
    'rearrange.noPlace': 'Dafür ist gerade nirgends Platz; nimm einen anderen ab.',
    'alter.pickGroup': 'Wähle den Champion, der sich ändern soll.',
    'drop.pick': 'Wähle den Champion, der gehen soll.',
    'drop.other': 'Oder einen anderen:',
    'log.kind.special': 'Beschwörungen',
    'scene.specials': 'Zauber',
    'status.line': '{money} Gold · {specials, plural, =0 {kein Zauber} one {# Zauber} other {# Zauber}}',
  },
});
