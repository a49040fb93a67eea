import type { Same } from '../../../theme.js';
import type { talk as en } from '../../en/ui/talk.js';

export const talk: Same<typeof en> = {
  'talk.title': 'Protokoll und Gespräch',
  'talk.log': 'Protokoll',
  'talk.chat': 'Gespräch',
  'talk.promises': 'Versprechen',
  'talk.unread': '{n, plural, one {# neu} other {# neu}}',
  'talk.everyone': 'Alle',
  'talk.to': 'Wer es liest',
  'talk.sayToAll': 'Sag etwas zu allen',
  'talk.whisper': 'Geflüstert',
  'talk.whisperFrom': '{name} flüstert dir etwas zu',
  'talk.whisperTo': '{name} etwas zuflüstern',
  'talk.send': 'Abschicken',
  'talk.empty': 'Schreib erst etwas.',
  'talk.silence': 'Noch hat niemand etwas gesagt. Worte an eine einzelne Person sind geflüstert: Nur ihr beide lest sie.',
  'talk.onlySeated': 'Nur wer am Tisch sitzt, redet mit.',
  'talk.heard': '{whisper, select, yes {{name} flüstert dir zu} other {{name} sagt}}: {text}',
  'promise.none':
    'Noch keine Versprechen. Ein Versprechen bindet niemanden; wer es bekommen hat, sagt für alle sichtbar, ob es gehalten oder gebrochen wurde.',
  'promise.help': 'Versprechen binden niemanden. Wer eines bekommen hat, sagt, was daraus wurde.',
  'promise.to': 'An wen',
  'promise.what': 'Was du versprichst',
  'promise.make': 'Versprechen',
  'promise.empty': 'Sag, was du versprichst.',
  'promise.state': '{state, select, kept {gehalten, sagt {by}} broken {gebrochen, sagt {by}} other {offen}}',
  'promise.mark': '{as, select, kept {Gehalten} broken {Gebrochen} other {Noch offen}}',
};
