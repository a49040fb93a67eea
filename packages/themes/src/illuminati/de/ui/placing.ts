import type { Same } from '../../../theme.js';
import type { placing as en } from '../../en/ui/placing.js';

export const placing: Same<typeof en> = {
  'place.title.captured': '{card} anhängen',
  'place.title.move': 'Gruppe umhängen',
  'place.title.bribery': 'Gruppe nehmen',
  'place.pickGroup': 'Wähle die Gruppe.',
  'place.pickArrow': 'Wähle den Pfeil, an dem sie hängen soll.',
  'place.arrow': '{card}, Pfeil {side}',
  'place.below': 'Was darunter hängt, kommt mit:',
  'place.lost': 'verloren',
  'place.hangOn': 'Pfeil für {card}',
  'place.undo': 'Änderungen zurücknehmen',
  'place.losses':
    'Kein Platz und daher unkontrolliert: {cards}. {n, plural, one {Das Geld darauf} other {Das Geld darauf}} geht an die Bank.',
  'place.confirm': 'Hier anhängen',
  'place.confirmLoss': 'Anhängen und den Verlust hinnehmen',
  'rearrange.title': 'Deine Machtstruktur umbauen',
  'rearrange.lift': 'Tippe eine Gruppe an, um sie mit allem darunter abzunehmen, und häng dann jede dorthin, wo du sie haben willst.',
  'rearrange.hang': 'Wo soll {card} hängen?',
  'rearrange.noPlace': 'Dafür ist gerade nirgends Platz; nimm eine andere ab.',
  'rearrange.hung': 'Hängen schon (antippen zum Abnehmen):',
  'rearrange.notAll': '{n, plural, one {Eine Gruppe ist} other {# Gruppen sind}} noch in deiner Hand.',
  'rearrange.reset': 'Wie zuvor',
  'rearrange.confirm': 'So soll es sein',
};
