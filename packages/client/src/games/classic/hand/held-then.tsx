import type { PlayerId } from '@illuminice/rules';
import { HeldFrame } from '../../../hud/hand/held-then';
import { cardName, t } from '../../../text';
import { useTable } from '../use-table';

export function HeldThen({ viewer }: { viewer: PlayerId }) {
  const { game, name: nameOf } = useTable();
  const { mine } = game.view.value;
  if (!mine) return null;
  const name = nameOf(viewer);
  const cards = mine.hand.map((id) => ({ id, name: cardName(id), icon: 'special' as const }));
  return <HeldFrame title={t('replay.hand', { name })} empty={t('replay.handEmpty', { name })} cards={cards} />;
}
