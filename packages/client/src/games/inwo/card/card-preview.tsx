import {
  alignmentsOf,
  attributesOf,
  type Board,
  branchOf,
  type CardFacts,
  type CopyId,
  distanceOf,
  explained,
  findFacts,
  globalOf,
  groupsNeeded,
  inStructure,
  isGroupInPlay,
  powerOf,
  resistanceOf,
  type TableCard,
  type Trait,
  usesOf,
} from '@illuminice/rules/inwo';
import { at } from '../../../base-path';
import { paintTile } from '../../../card/paint/tiles';
import { Painted } from '../../../card/painted';
import { signed } from '../../../hud/contest/percent';
import { PREVIEW_PICTURE, PreviewFrame, previewPart } from '../../../hud/shell/preview-frame';
import type { ShownPreview } from '../../../table/ui-model';
import { SeatMark } from '../../../ui/seat-mark';
import { changedBy } from '../board/order-changes';
import { changeText } from '../board/words';
import { rulesOf } from '../cards/rulings';
import { HandNow } from '../hand/now';
import { useTable } from '../use-table';
import { cardName, cardOf, cardText, goalText, nameOf, shortName, sideName, t, term, traitName } from '../words';
import { costText } from './cost';
import { paintSign } from './paint/signs';
import { CardCredit, CardPicture } from './picture';
import { Standing } from './standing';

const STATS = ['power', 'global', 'resistance'] as const;
type Number = (typeof STATS)[number];

const figure = (n: number): string => String(n).replace('-', '−');

/** The shown card: a copy that the viewer can see, or a card by id, as in the log. */
function useCard(shown: CopyId): { readonly card: string; readonly on: TableCard | undefined } {
  const { board, mine } = useTable().game.view.value;
  const own = [...(mine?.plots ?? []), ...(mine?.groups ?? []), ...(mine?.seen ?? [])].find(({ id }) => id === shown);
  const card = cardOf(board, shown) ?? own?.card ?? shown;
  // The log names a card without its copy: a copy on the table is preferred.
  return { card, on: board.cards[shown] ?? Object.values(board.cards).find((entry) => entry.card === shown) };
}

/**
 * A card shown large: live numbers with their parts (N-303), text, place, links, tokens, effects, and why it cannot act or be a target,
 * each with its rule.
 */
export function CardPreview(shown: ShownPreview) {
  const table = useTable();
  const { board } = table.game.view.value;
  const position = table.game.position.value;
  const { card, on: laid } = useCard(shown.card);
  const facts = findFacts(card);
  // An empty slot has no card.
  if (!facts) return null;
  const owner = laid?.owner ? table.seat(laid.owner) : null;
  const isGroup = 'inward' in facts;
  const isIlluminati = facts.kind === 'illuminati';
  const kind = isGroup ? 'group' : isIlluminati ? 'illuminati' : 'special';
  const isLaid = laid?.zone === 'structure';
  return (
    <PreviewFrame
      shown={shown}
      kind={kind}
      colour={owner?.look.colour ?? (kind === 'special' ? 'var(--copper)' : 'var(--brass)')}
      name={cardName(card)}
      picture={<CardPicture card={card} {...PREVIEW_PICTURE} />}
      credit={<CardCredit card={card} />}
    >
      <p class={previewPart.alignments}>
        <span>{term('cardKinds', facts.kind)}</span>
        {owner && (
          <span>
            <SeatMark look={owner.look} size={13} /> {owner.name}
          </span>
        )}
      </p>
      {(isGroup || isIlluminati) && <Numbers card={card} on={laid} board={board} />}
      <Words traits={isLaid ? wordsOf(board, laid.id) : printedWords(card)} />
      {isGroup && (
        <p class={previewPart.alignments}>
          {t('card.arrows', { n: facts.outward.length, sides: facts.outward.map(sideName).join(', '), inward: sideName(facts.inward) })}
        </p>
      )}
      <Text facts={facts} board={board} />
      {position && (
        <p class={previewPart.now} data-testid="card-now">
          <HandNow copy={shown.card} position={position} />
        </p>
      )}
      {laid && <OnTable on={laid} board={board} />}
      <Rulings facts={facts} />
    </PreviewFrame>
  );
}

function Text({ facts, board }: { facts: CardFacts; board: Board }) {
  const { id: card, kind } = facts;
  const goal = kind === 'illuminati' || kind === 'goal' ? goalText(card, groupsNeeded(board)) : '';
  return (
    <>
      {cardText(card) && (
        <p class={previewPart.previewText}>
          {cardText(card)} <Costs card={card} />
        </p>
      )}
      {goal && <p class={previewPart.previewText}>{goal}</p>}
    </>
  );
}

function OnTable({ on: laid, board }: { on: TableCard; board: Board }) {
  return (
    <>
      {inStructure(laid) && <Layers on={laid} board={board} />}
      <Standing on={laid} board={board} />
      {isGroupInPlay(laid) && <Place on={laid} board={board} />}
      <Changes order={laid.id} board={board} />
    </>
  );
}

function Costs({ card }: { card: string }) {
  const costs = new Set(usesOf(card).map((_, ability) => costText(card, ability)));
  return costs.size === 0 ? null : <small data-testid="card-cost">{[...costs].join(' · ')}</small>;
}

function Rulings({ facts }: { facts: CardFacts }) {
  const codes = rulesOf(facts);
  if (codes.length === 0) return null;
  return (
    <p class={previewPart.rulings} data-testid="card-rulings">
      {t('card.rules')}:{' '}
      {codes.map((code, i) => (
        <span key={code}>
          {i > 0 && ' · '}
          <a href={at(`/rules#${code}`)} target="_blank" rel="noopener">
            {code}
          </a>
        </span>
      ))}
    </p>
  );
}

const wordsOf = (board: Board, id: CopyId): Trait[] => [...alignmentsOf(board, id), ...(attributesOf(board, id) as Trait[])];

const printedWords = (card: string): Trait[] => {
  const facts = findFacts(card);
  const alignments = facts && 'alignments' in facts ? facts.alignments : [];
  return [...alignments, ...(facts && 'attributes' in facts ? facts.attributes : [])];
};

function Words({ traits }: { traits: readonly Trait[] }) {
  if (traits.length === 0) return null;
  return (
    <ul class={previewPart.alignments}>
      {traits.map((trait) => (
        <li key={trait}>
          <Painted
            width={18}
            height={18}
            of={trait}
            paint={(p) => {
              if (Object.hasOwn(p.look.alignments, trait)) paintTile(p, trait as keyof typeof p.look.alignments, { x: 9, y: 9 }, 16);
              else paintSign(p.ctx, trait as Parameters<typeof paintSign>[1], { x: 9, y: 9, size: 16, ink: p.look.ink.inkSoft });
            }}
          />{' '}
          {traitName(trait)}
        </li>
      ))}
    </ul>
  );
}

const printedOf = (card: string, stat: Number): number | null => {
  const facts = findFacts(card);
  if (!facts) return null;
  if (facts.kind === 'illuminati') return stat === 'resistance' ? null : facts.power;
  return 'inward' in facts ? facts[stat] : null;
};

const liveOf = (board: Board, id: CopyId, stat: Number): number =>
  stat === 'power' ? powerOf(board, id) : stat === 'global' ? globalOf(board, id) : resistanceOf(board, id);

function Numbers({ card, on: laid, board }: { card: string; on: TableCard | undefined; board: Board }) {
  return (
    <dl class={previewPart.previewNumbers}>
      {STATS.map((stat) => {
        const printed = printedOf(card, stat);
        if (printed === null && stat === 'resistance') return null;
        const now = laid?.zone === 'structure' ? liveOf(board, laid.id, stat) : (printed ?? 0);
        return (
          <div key={stat} data-number={stat}>
            <dt>{t(`card.${stat}`)}</dt>
            <dd>
              {figure(now)}
              {printed !== null && now !== printed && <span class={previewPart.printed}>{t('card.printed', { n: figure(printed) })}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Parts of each changed number: setters, factors, additions, by the cards that cause them (N-303). */
function Layers({ on: laid, board }: { on: TableCard; board: Board }) {
  const lines = STATS.flatMap((stat) => explained(board, laid.id, stat).map((op) => ({ stat, op })));
  if (lines.length === 0) return null;
  return (
    <ul class={previewPart.previewReasons} data-testid="card-layers" aria-label={t('card.layers', { number: t('card.power') })}>
      {lines.map(({ stat, op: { card, order, change, defence } }) => (
        <li key={`${stat} ${card} ${order} ${change.how}`} data-number={stat}>
          <span>
            {t(`card.${stat}`)} · {cardName(card)}
            {defence && ` · ${t('card.target')}`}
          </span>
          <b class="figures" translate={false}>
            {change.how === 'add' ? signed(change.amount) : t('card.layer', { how: change.how, amount: change.amount })}
          </b>
        </li>
      ))}
    </ul>
  );
}

function Changes({ order, board }: { order: CopyId; board: Board }) {
  if (!board.nwo.includes(order)) return null;
  const changes = changedBy(board, order);
  return (
    <section data-testid="order-changes">
      <p class="small">{t('card.orderChanges', { n: changes.length })}</p>
      <ul class={previewPart.previewReasons}>
        {changes.map((change) => (
          <li key={change.card}>
            <span>{nameOf(board, change.card)}</span>
            <b>{changeText(change)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Position in a structure: master, distance with its bonus against attacks, and path (N-310). */
function Place({ on: laid, board }: { on: TableCard; board: Board }) {
  const path: TableCard[] = [];
  for (let current: TableCard | undefined = laid; current; current = current.master === null ? undefined : board.cards[current.master])
    path.unshift(current);
  const steps = distanceOf(board, laid.id);
  return (
    <>
      <dl class={previewPart.position}>
        <dt>{t('card.master')}</dt>
        <dd>{laid.master && nameOf(board, laid.master)}</dd>
        <dt>{t('card.steps')}</dt>
        <dd>{steps}</dd>
        <dt>{t('card.below')}</dt>
        <dd>{t('card.belowCount', { n: branchOf(board, laid.id).length - 1 })}</dd>
      </dl>
      <ol class={previewPart.path} aria-label={t('card.path')} data-testid="card-path">
        {path.map(({ id, card }, i) => (
          <li key={id}>
            <b>{i}</b> {shortName(card)}
          </li>
        ))}
      </ol>
    </>
  );
}
