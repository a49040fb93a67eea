import type { CardId } from '@illuminice/rules';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import type { Draft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { pickDraft } from '../drafts/pick';
import { specialDraft, whyNotSpecial } from '../drafts/special';
import { type TableModel, useTable } from '../use-table';

/** Starts playing a Special, or takes that back; a refusal says why not. */
export function PlaySpecial({ card, testid }: { card: CardId; testid: string }) {
  const table = useTable();
  const position = table.game.position.value;
  if (!position) return null;
  const draft = specialDraft(position, card);
  const begun = isBegun(table, card);
  return (
    <Button
      size="small"
      testid={testid}
      reason={draft ? null : whyNotPlay(table, position, card)}
      pressed={draft ? begun : undefined}
      label={t('special.play', { card: cardName(card) })}
      onClick={() => (begun ? table.draft.cancel() : draft && table.draft.begin(draft))}
    >
      {t('hand.play')}
    </Button>
  );
}

export function FlipSpecial({ card }: { card: CardId }) {
  const table = useTable();
  if (!table.game.offers.value.flipSpecial.can?.cards.includes(card)) return null;
  return (
    <Button size="small" kind="quiet" icon="eye" testid={`flip-${card}`} onClick={() => table.draft.begin(pickDraft.start(card, 'flip'))}>
      {t('hand.flip')}
    </Button>
  );
}

function isBegun(table: TableModel, card: CardId): boolean {
  const draft = table.draft.current.value;
  if (draft?.kind === 'attack') return draft.whispering && table.game.offers.value.attack.can?.whispering === card;
  return draft !== null && 'card' in draft && draft.card === card && isPlay(draft);
}

const isPlay = (draft: Draft): boolean =>
  (draft.kind === 'pick' && draft.as !== 'flip') ||
  (draft.kind === 'place' && draft.why === 'bribery') ||
  (draft.kind === 'treasuries' && draft.by === 'playSpecial');

function whyNotPlay(table: TableModel, position: Position, card: CardId) {
  const why = whyNotSpecial(position, card);
  return typeof why === 'string' ? t(`special.none.${why}`) : whyNot(table, why);
}
