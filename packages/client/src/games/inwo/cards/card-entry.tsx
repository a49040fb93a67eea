import type { CardFacts } from '@illuminice/rules/inwo';
import { at } from '../../../base-path';
import { faceKey, faceSize } from '../../../card/face';
import { Painted } from '../../../card/painted';
import { words } from '../../../text';
import { GalleryCard } from '../../../ui/gallery';
import { printedFace } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import { traitsOf } from '../card/search';
import { cardName, cardText, goalText, sideName, t, term, traitName } from '../words';
import css from './cards.module.css';
import { decidedOf, rulesOf } from './rulings';

const CELL = 52;
/** Default number of cards for the Basic Goal (N-1201). */
const BASIC = 10;

export type RuleTexts = ReadonlyMap<string, { readonly title: string; readonly text: string }>;

/** A printed card: face, numbers, text, and its rules with the decisions about it. */
export function CardEntry({ facts, pointed, rules }: { facts: CardFacts; pointed: boolean; rules: RuleTexts }) {
  const { id, kind } = facts;
  const goal = kind === 'illuminati' || kind === 'goal' ? goalText(id, BASIC) : '';
  const traits = traitsOf(facts);
  return (
    <GalleryCard id={id} name={cardName(id)} pointed={pointed} face={<Face facts={facts} />} isNamed>
      <p class="small muted">{[term('cardKinds', kind), ...traits.map(traitName)].join(' · ')}</p>
      <Numbers facts={facts} />
      {cardText(id) && <p>{cardText(id)}</p>}
      {goal && <p>{goal}</p>}
      <Rulings facts={facts} open={pointed} rules={rules} />
    </GalleryCard>
  );
}

/** Power, Global Power, Resistance and arrows, in words for readers who do not see the face. */
function Numbers({ facts }: { facts: CardFacts }) {
  if (!('power' in facts)) return null;
  const group = 'inward' in facts ? facts : null;
  const { power } = facts;
  return (
    <p class="small">
      {t('cards.numbers', {
        power: power === null ? '*' : String(power),
        global: group?.global ?? 0,
        resistance: group ? String(group.resistance) : '',
        kind: group ? 'group' : 'illuminati',
      })}
      {group && (
        <span class="muted">
          {' · '}
          {group.outward.length > 0 ? t('cards.arrows', { sides: group.outward.map(sideName).join(', ') }) : t('cards.noArrows')}
          {' · '}
          {t('cards.inward', { side: sideName(group.inward) })}
        </span>
      )}
    </p>
  );
}

function Rulings({ facts, open, rules }: { facts: CardFacts; open: boolean; rules: RuleTexts }) {
  const decided = decidedOf(facts.id);
  const codes = rulesOf(facts).filter((code) => rules.has(code));
  if (!decided && codes.length === 0) return null;
  return (
    <details class={css.rulings} open={open} data-testid={`rulings-${facts.id}`}>
      <summary>{t('cards.rulings', { n: codes.length + (decided ? 1 : 0) })}</summary>
      {decided && (
        <p class={css.decided}>
          {decided.text} <a href={at(`/rules#${decided.code}`)}>{decided.code}</a>
        </p>
      )}
      {codes.map((code) => (
        <p key={code} class="small">
          <a href={at(`/rules#${code}`)}>
            {code} {rules.get(code)?.title}
          </a>{' '}
          {rules.get(code)?.text}
        </p>
      ))}
    </details>
  );
}

function Face({ facts }: { facts: CardFacts }) {
  const { id, kind } = facts;
  const shape = kind === 'illuminati' ? 'lying' : kind === 'resource' ? 'square' : 'standing';
  const spec = printedFace(id, {
    shape,
    colour: null,
    line: null,
  });
  const { w, h } = faceSize(shape, CELL);
  return (
    <Painted width={w} height={h} of={`${words().language} ${faceKey(spec)}`} paint={(p) => paintFace(p, spec, CELL, 'table')} decoration />
  );
}
