import type { Refusal } from '@illuminice/rules';
import { type CopyId, check, findFacts, whyBarred } from '@illuminice/rules/inwo';
import type { ComponentChildren } from 'preact';
import { whyNot } from '../../../hud/shell/why-not';
import { refusalText } from '../../../text';
import { Why } from '../../../ui/why';
import { lacksOnly, nextBlank, whyUnfit } from '../drafts/filling';
import { ownGroups, ownPlots } from '../known';
import { isPlayable } from '../plays';
import type { Position } from '../types';
import { type TableModel, useTable } from '../use-table';
import { t } from '../words';

/** A refusal that no further field can lift. */
const barring = (table: TableModel, refusal: Refusal | null) => (refusal && !lacksOnly(refusal) ? whyNot(table, refusal) : null);

/** Refusals without a specific reason. */
const GENERAL: ReadonlySet<string> = new Set(['badTarget', 'noTarget', 'notInStructure', 'notNow']);

const MOST_REASONS = 2;

/** Reasons why possible targets of a Plot do not fit, each once. */
const reasonsOf = (table: TableModel, position: Position, card: string): string[] => {
  const partial = { type: 'playPlot' as const, card };
  const blank = nextBlank(position, partial);
  const choices = blank?.choices(position, partial) ?? [];
  const reasons = choices.flatMap((choice) => {
    const refusal = blank && whyUnfit(position, partial, blank, choice);
    return refusal && !GENERAL.has(refusal.why) ? [refusalText(refusal, { player: table.name })] : [];
  });
  return [...new Set(reasons)].slice(0, MOST_REASONS);
};

export const whyUnplayable = (table: TableModel, position: Position, card: string): ComponentChildren => {
  const refusal = check(position.view, { type: 'playPlot', card });
  const barred = barring(table, refusal);
  if (barred) return barred;
  if (refusal?.code === 'N-404') return <Why text={t('hand.unpaid')} code="N-404" />;
  return [t('hand.notNow'), ...reasonsOf(table, position, card)].join(' ');
};

/** Possible uses of a hand card now, or why there are none; empty for other cards. */
export function HandNow({ copy, position }: { copy: CopyId; position: Position }) {
  const table = useTable();
  const { view } = position;
  const plot = ownPlots(view).find(({ id }) => id === copy);
  if (plot && findFacts(plot.card)?.kind === 'goal') return null;
  const takes = !plot && ownGroups(view).some(({ id }) => id === copy);
  if (!plot && !takes) return null;
  const what = plot
    ? isPlayable(position, copy)
      ? t('card.nowPlay')
      : whyUnplayable(table, position, copy)
    : (whyNot(table, whyBarred(view, 'takeOver', copy)) ?? t('card.nowTake'));
  const [before = '', after = ''] = t('card.now', { what: '\u0000' }).split('\u0000');
  return (
    <>
      {before}
      {what}
      {after}
    </>
  );
}
