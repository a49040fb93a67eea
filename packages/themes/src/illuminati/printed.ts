import type { CardId } from '@illuminice/rules';

/** Printed or former names of classic cards that have another name here, for searching. */
export const FORMER_NAMES: Readonly<Record<CardId, readonly string[]>> = {
  kkk: ['KKK'],
  moonies: ['Moonies', 'Mondsekte', 'Adeptes de la Lune'],
  'south-american-nazis': ['South American Nazis', 'Nazis in Südamerika', 'Nazis sud-américains'],
};
