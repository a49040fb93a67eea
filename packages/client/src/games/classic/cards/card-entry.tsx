import type { CardId } from '@illuminice/rules';
import { type CardFacts, cardFacts } from '@illuminice/rules/classic';
import { Painted } from '../../../card/painted';
import { alignmentName, cardName, cardText, goalText, shortName, sideName, t, words } from '../../../text';
import { cx } from '../../../ui/cx';
import { GalleryCard } from '../../../ui/gallery';
import { paintFace } from '../card/paint/face';
import type { FaceSpec } from '../card/paint/face-spec';
import { paintSpecial } from '../card/paint/special';
import { goalNeed } from '../panels/goal-need';
import css from './cards.module.css';

const CELL = 68;
/** Most letters of alignments beside their tiles; longer lists are shown as tiles alone. */
const ROOM_FOR_ALIGNMENTS = 20;
const SPECIAL = { w: 118, h: 164 };

const faceOf = (facts: Exclude<CardFacts, { kind: 'special' }>): FaceSpec => {
  const alignments = facts.kind === 'group' ? facts.alignments : [];
  return {
    id: facts.id,
    kind: facts.kind,
    name: cardName(facts.id),
    short: shortName(facts.id),
    power: facts.power,
    transferable: facts.transferable,
    resistance: facts.kind === 'group' ? facts.resistance : null,
    income: facts.income,
    alignments,
    shape: 'lying' as const,
    colour: null,
    line: null,
    used: false,
    faded: false,
  };
};

/** A card as on the table, with its full text below: the face would cut some texts off. */
export function CardEntry({ card, pointed }: { card: CardId; pointed: boolean }) {
  const facts = cardFacts[card];
  if (!facts) return null;
  const version = `${words().theme} ${words().language} ${card}`;
  const face =
    facts.kind === 'special' ? (
      <Painted
        width={SPECIAL.w}
        height={SPECIAL.h}
        of={version}
        paint={(p) => paintSpecial(p, { id: card, name: cardName(card) }, SPECIAL.w, SPECIAL.h)}
        decoration
      />
    ) : (
      <>
        <Painted width={4 * CELL} height={2 * CELL} of={version} paint={(p) => paintFace(p, faceOf(facts), CELL)} decoration />
        {facts.outward.map((side) => (
          <span key={side} class={css.arrow} data-side={side} aria-hidden="true" />
        ))}
        {facts.kind === 'group' && <span class={cx(css.arrow, css.inward)} data-side={facts.inward} aria-hidden="true" />}
      </>
    );
  return (
    <GalleryCard id={card} name={cardName(card)} pointed={pointed} face={face}>
      {facts.kind !== 'special' && <Numbers facts={facts} />}
      {cardText(card) && <p>{cardText(card)}</p>}
      {facts.kind === 'illuminati' && <p>{t('card.goal', { goal: goalText(card, goalNeed(card)) })}</p>}
    </GalleryCard>
  );
}

/** Numbers in words; alignments in words only where the tiles have none. */
function Numbers({ facts }: { facts: Exclude<CardFacts, { kind: 'special' }> }) {
  const { power, transferable, income, outward } = facts;
  const alignments = facts.kind === 'group' ? facts.alignments.map(alignmentName) : [];
  const tilesAlone = alignments.join('').length > ROOM_FOR_ALIGNMENTS;
  return (
    <>
      {alignments.length > 0 && <p class={tilesAlone ? 'small muted' : 'visually-hidden'}>{alignments.join(', ')}</p>}
      <p class="visually-hidden">
        {t('gallery.numbers', {
          power,
          lends: transferable,
          kind: facts.kind,
          resistance: facts.kind === 'group' ? facts.resistance : 0,
          income,
        })}
        {'. '}
        {outward.length > 0 ? t('gallery.arrows', { sides: outward.map(sideName).join(', ') }) : t('gallery.noArrows')}
        {facts.kind === 'group' && ` · ${t('gallery.inward', { side: sideName(facts.inward) })}`}
      </p>
    </>
  );
}
