import type { CardId, PlayerId } from '@illuminice/rules';
import type { View } from '@illuminice/rules/classic';
import { t } from '../../../text';
import type { TableModel } from '../use-table';

/** Another player's face-down Specials that the viewer has seen (C-903). */
export const knownSpecials = ({ mine }: View, player: PlayerId): readonly CardId[] =>
  (mine?.seen ?? []).filter((entry) => entry.player === player).map(({ card }) => card);

/** The player and turn that turned this Special up, while it is face up in a hand; null for any other card. */
export function turnedUpText({ game, name }: TableModel, card: CardId): string | null {
  const turned = game.view.value.board.seats.flatMap((seat) => seat.turnedUp ?? []).find((entry) => entry.card === card);
  return turned ? t('card.turnedUp', { name: name(turned.by), turn: turned.turn }) : null;
}
