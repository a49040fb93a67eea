import type { CardId, PlayerId } from '@illuminice/rules';
import { useEffect } from 'preact/hooks';
import { faceKey } from '../../../card/face';
import { Painted } from '../../../card/painted';
import { play } from '../../../sound/index';
import { MEDIA } from '../../../style/breakpoints';
import { frameLine } from '../../../style/seats';
import { cardName, list, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { useMedia } from '../../../ui/use-media';
import { BOARD_WORDS, CARD_WORDS } from '../board/words';
import { faceOf } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import { useTable } from '../use-table';
import { Dice } from './dice';
import type { Ending, RollScene } from './scenes';
import css from './stage.module.css';

/** The dice of an attack: who against whom, what is needed, the throw, the total, and what it means in words (C-410). */
export function Roll({ scene, told }: { scene: RollScene; told: boolean }) {
  const table = useTable();
  const { attack, dice, total, ending, thrown, open, margin } = scene;
  const { attacker, target, kind } = attack;
  const needed = BOARD_WORDS.orLess(attack.needs);
  useEffect(() => {
    if (thrown && !told) play('dice');
    if (told) play(ending);
  }, [scene, told]);
  const holders = open.map(({ player, specials }) => t('stage.holds', { name: nameOf(player), specials }));
  return (
    <>
      <p class={css.versus}>
        {cardName(attacker)} → {cardName(target)}
      </p>
      <p class={css.needed} data-testid="stage-needed">
        <strong class="figures">{needed.number}</strong> {needed.words} <span>{BOARD_WORDS.odds(attack.odds)}</span>
      </p>
      <div class={css.duel} data-ending={told ? ending : undefined}>
        <Light ending={told ? ending : null} />
        <Face card={attacker} owner={attack.by} />
        <Face card={target} owner={attack.defender} />
        <Dice class={css.dice} dice={dice} lie={told || !thrown} />
      </div>
      {told && (
        <div class={css.verdict} data-ending={ending} data-testid="stage-verdict">
          <p class={cx(css.total, 'figures')}>{total}</p>
          <p class={css.says}>{t(`stage.${ending}`, { attacker: cardName(attacker), kind, by: margin, total })}</p>
          {holders.length > 0 && <p class={css.note}>{t('stage.open', { holders: list(holders) })}</p>}
        </div>
      )}
    </>
  );

  function nameOf(player: PlayerId): string {
    return player === table.game.me ? t('you') : table.name(player);
  }
}

/** One of the two cards, as it lies on the table. */
function Face({ card, owner }: { card: CardId; owner: PlayerId | null }) {
  const table = useTable();
  const cell = useMedia(MEDIA.phone) ? 30 : 40;
  const look = owner ? table.seat(owner).look : null;
  const colour = look?.colour ?? null;
  const spec = faceOf(table.game.view.value.board, card, CARD_WORDS, {
    shape: 'lying' as const,
    tab: 'left',
    colour,
    line: look && frameLine(look),
    faded: false,
  });
  return (
    <span class={css.face} style={{ '--seat': colour ?? 'var(--brass)' }}>
      <Painted width={4 * cell} height={2 * cell} of={faceKey(spec)} paint={(p) => paintFace(p, spec, cell, 'table')} />
    </span>
  );
}

const STRANDS = [0, 1, 2];

/** The woven ring about the duel, and the thread from card to card: it lights up, snaps, or is hatched out. */
function Light({ ending }: { ending: Ending | null }) {
  return (
    <>
      <span class={css.pool} />
      <svg class={css.woven} viewBox="0 0 1000 400" preserveAspectRatio="none" fill="none" aria-hidden="true">
        {STRANDS.map((strand) => (
          <path key={strand} class={css.strand} d={RINGS[strand]} />
        ))}
        {ending === 'failure' ? (
          <>
            <path class={css.thread} d="M150 200C200 190 245 205 262 240Q272 272 240 292" />
            <path class={css.thread} d="M850 200C800 210 755 195 738 160Q728 128 760 108" />
          </>
        ) : (
          <path class={css.thread} d="M150 200C300 180 400 240 500 225S720 240 850 200" />
        )}
      </svg>
      {ending === 'always' && <span class={css.hatch} />}
    </>
  );
}

/** Strands of the ring: ellipses that swing about each other. */
const RINGS = STRANDS.map((strand) => {
  const points = Array.from({ length: 361 }, (_, degree) => {
    const angle = (degree / 180) * Math.PI;
    const swing = 1 + 0.05 * Math.sin(angle * 24 + (strand / STRANDS.length) * 2 * Math.PI);
    return `${(500 + 440 * swing * Math.cos(angle)).toFixed(1)} ${(200 + 176 * swing * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
});
