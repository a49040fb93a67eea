import type { CardId, PlayerId } from '@illuminice/rules';
import { useEffect } from 'preact/hooks';
import { DuelFace, RollView } from '../../../hud/stage/roll-view';
import { play } from '../../../sound/index';
import { frameLine } from '../../../style/seats';
import { cardName, list, t } from '../../../text';
import { BOARD_WORDS, CARD_WORDS } from '../board/words';
import { faceOf } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import { useTable } from '../use-table';
import type { RollScene } from './scenes';

/** Dice of an attack: attacker and target, needed roll, throw, total, and outcome in words (C-410). */
export function Roll({ scene, told }: { scene: RollScene; told: boolean }) {
  const table = useTable();
  const { attack, dice, total, ending, thrown, open, margin } = scene;
  const { attacker, target, kind } = attack;
  useEffect(() => {
    if (thrown && !told) play('dice');
    if (told) play(ending);
  }, [scene, told]);
  const nameOf = (player: PlayerId): string => (player === table.game.me ? t('you') : table.name(player));
  const holders = open.map(({ player, specials }) => t('stage.holds', { name: nameOf(player), specials }));
  return (
    <RollView
      versus={`${cardName(attacker)} → ${cardName(target)}`}
      needed={BOARD_WORDS.orLess(attack.needs)}
      odds={BOARD_WORDS.odds(attack.odds)}
      faces={[<Face key="attacker" card={attacker} owner={attack.by} />, <Face key="target" card={target} owner={attack.defender} />]}
      dice={dice}
      thrown={thrown}
      told={told}
      ending={ending}
      total={total}
      says={t(`stage.${ending}`, { attacker: cardName(attacker), kind, by: margin, total })}
      note={holders.length > 0 ? t('stage.open', { holders: list(holders) }) : null}
    />
  );
}

function Face({ card, owner }: { card: CardId; owner: PlayerId | null }) {
  const table = useTable();
  const look = owner ? table.seat(owner).look : null;
  const pose = { shape: 'lying', colour: look?.colour ?? null, line: look && frameLine(look), faded: false } as const;
  return <DuelFace spec={faceOf(table.game.view.value.board, card, CARD_WORDS, pose)} paint={paintFace} />;
}
