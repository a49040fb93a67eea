import type { CardId } from '@illuminice/rules';

/** Names that cards of the classic game bear in print, or once bore here, where they are called otherwise: they are found by these, too. */
export const FORMER_NAMES: Readonly<Record<CardId, readonly string[]>> = {
  kkk: ['KKK'],
  moonies: ['Moonies', 'Mondsekte', 'Adeptes de la Lune'],
  'south-american-nazis': ['South American Nazis', 'Nazis in Südamerika', 'Nazis sud-américains'],
};
