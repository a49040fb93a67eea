import type { Refusal } from '@illuminice/rules';
import { type CopyId, check, findFacts, whyBarred } from '@illuminice/rules/inwo';
import type { ComponentChildren } from 'preact';
import { whyNot } from '../../../hud/shell/why-not';
import { Why } from '../../../ui/why';
import { lacksOnly } from '../drafts/filling';
import { ownGroups, ownPlots } from '../known';
import { isPlayable } from '../plays';
import type { Position } from '../types';
import { type TableModel, useTable } from '../use-table';
import { t } from '../words';

/** Refusal that no further word can lift. */
const barring = (table: TableModel, refusal: Refusal | null) => (refusal && !lacksOnly(refusal) ? whyNot(table, refusal) : null);

export const whyUnplayable = (table: TableModel, { view }: Position, card: string): ComponentChildren => {
  const refusal = check(view, { type: 'playPlot', card });
  return barring(table, refusal) ?? (refusal?.code === 'N-404' ? <Why text={t('hand.unpaid')} code="N-404" /> : t('hand.notNow'));
};

/** What a card of one's own hand can do at this moment, or why it can't; nothing for any other card. */
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
