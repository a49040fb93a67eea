import type { CardId, PlayerId } from '@illuminice/rules';
import type { View } from '@illuminice/rules/classic';

/** Which face-down Specials of another the viewer has seen (C-903), and nobody else need know. */
export const knownSpecials = ({ mine }: View, player: PlayerId): readonly CardId[] =>
  (mine?.seen ?? []).filter((one) => one.player === player).map(({ card }) => card);
