import type { CardId } from '@illuminice/rules';
import { useEffect } from 'preact/hooks';
import { faceKey } from '../../../card/face';
import { paintBack } from '../../../card/paint/back';
import { Painted } from '../../../card/painted';
import { motionSpeed, reducedMotion } from '../../../prefs/prefs';
import { play } from '../../../sound/index';
import { MEDIA } from '../../../style/breakpoints';
import { cardName, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { useMedia } from '../../../ui/use-media';
import { CARD_WORDS } from '../board/words';
import { faceOf } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import { useTable } from '../use-table';
import css from './ceremony.module.css';
import { DEAL, type DealScene } from './scenes';

const BACKS = Array.from({ length: 9 }, (_, n) => n);
const RIFFLES = [0, 300, 600];

export function Deal({ scene, told }: { scene: DealScene; told: boolean }) {
  const wide = !useMedia(MEDIA.phone);
  const cell = wide ? 46 : 38;
  const moves = !told && !reducedMotion();
  useEffect(() => {
    if (told) play('place');
    if (!moves) return;
    const riffles = RIFFLES.map((ms) => setTimeout(() => play('draw'), ms * motionSpeed()));
    return () => riffles.forEach(clearTimeout);
  }, [moves, told]);
  return (
    <section
      class={cx(css.deal, moves && css.moves)}
      style={{ '--shuffles': `${DEAL.shuffles}ms`, '--gap': `${DEAL.gap}ms` }}
      data-testid="stage-deal"
    >
      <h2 class={css.title}>{t(told ? 'stage.dealt' : 'stage.deal')}</h2>
      <div class={css.deck} aria-hidden="true">
        {BACKS.map((n) => (
          <i key={n} style={{ '--n': n }}>
            <Back cell={cell} />
          </i>
        ))}
      </div>
      <ul class={css.row}>
        {scene.cards.map((card, n) => (
          <li key={card} style={{ '--n': n }} data-testid="stage-dealt">
            <span class="visually-hidden">{told && cardName(card)}</span>
            <Face card={card} cell={cell} />
            {moves && (
              <i class={css.back}>
                <Back cell={cell} />
              </i>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Back = ({ cell }: { cell: number }) => (
  <Painted width={4 * cell} height={2 * cell} of="back" paint={(p) => paintBack(p, 4 * cell, 2 * cell, 'deck')} />
);

function Face({ card, cell }: { card: CardId; cell: number }) {
  const table = useTable();
  const look = { shape: 'lying', colour: null, line: null, faded: false } as const;
  const spec = faceOf(table.game.view.value.board, card, CARD_WORDS, look);
  return <Painted class={css.face} width={4 * cell} height={2 * cell} of={faceKey(spec)} paint={(p) => paintFace(p, spec, cell)} />;
}
