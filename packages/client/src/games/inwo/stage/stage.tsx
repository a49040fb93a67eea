import type { CardId, PlayerId } from '@illuminice/rules';
import type { CopyId } from '@illuminice/rules/inwo';
import { useEffect } from 'preact/hooks';
import { DuelFace, RollView } from '../../../hud/stage/roll-view';
import { StageFrame } from '../../../hud/stage/stage-frame';
import { Start } from '../../../hud/stage/start';
import { play } from '../../../sound/index';
import { frameLine } from '../../../style/seats';
import type { ShownScene } from '../../../table/stage-model';
import { BOARD_WORDS } from '../board/words';
import { faceOf, printedFace } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import { useTable } from '../use-table';
import { cardName, list, t } from '../words';
import type { RollScene, Scene } from './scenes';

export function Stage({ shown }: { shown: ShownScene<Scene> }) {
  const { scene } = shown;
  if (scene.kind === 'roll') return <Roll shown={{ ...shown, scene }} />;
  return (
    <StageFrame shown={shown}>
      <Start scene={scene} told={shown.told} />
    </StageFrame>
  );
}

/** The dice of an attack, over the table (N-490): both cards, needed number, throw, and effect. */
function Roll({ shown: { scene, told, id } }: { shown: ShownScene<RollScene> }) {
  const table = useTable();
  const { attack, dice, thrown, total, ending, brought, destroysAt, margin, open } = scene;
  const { leader, target, targetCard, plot, kind } = attack;
  const { cards } = table.game.view.value.board;
  const attacker = plot?.card ?? (leader === null ? undefined : cards[leader]?.card) ?? '';
  useEffect(() => {
    if (thrown && !told) play('dice');
    if (told) play(ending);
  }, [scene, told]);
  const names = open.map((player) => (player === table.game.me ? t('you') : table.name(player)));
  return (
    <StageFrame shown={{ scene, told, id }}>
      <RollView
        versus={`${cardName(attacker)} → ${cardName(targetCard)}`}
        needed={BOARD_WORDS.orLess(attack.needs)}
        odds={BOARD_WORDS.odds(attack.odds)}
        besides={destroysAt !== null && <p data-testid="stage-destroys">{t('attack.destroysAt', { needs: destroysAt })}</p>}
        faces={[
          <Face key="attacker" copy={plot?.copy ?? leader} card={attacker} owner={attack.by} />,
          <Face key="target" copy={target} card={targetCard} owner={attack.defender} />,
        ]}
        dice={dice}
        thrown={thrown}
        told={told}
        ending={ending}
        total={total}
        says={t(`stage.${ending}`, {
          attacker: cardName(attacker),
          target: cardName(targetCard),
          kind,
          brought: brought ?? '',
          by: margin,
          total,
        })}
        note={names.length > 0 ? t('stage.open', { names: list(names) }) : null}
      />
    </StageFrame>
  );
}

function Face({ copy, card, owner }: { copy: CopyId | null; card: CardId; owner: PlayerId | null }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const look = owner ? table.seat(owner).look : null;
  const pose = { shape: 'lying', colour: look?.colour ?? null, line: look && frameLine(look) } as const;
  const spec = copy !== null && Object.hasOwn(board.cards, copy) ? faceOf(board, copy, pose) : printedFace(card, pose);
  return <DuelFace spec={spec} paint={paintFace} />;
}
