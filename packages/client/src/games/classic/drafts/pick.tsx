import { type CardId, succeeds } from '@illuminice/rules';
import { type Board, cardFacts, check, findSeat, type Intent, incomeOf } from '@illuminice/rules/classic';
import { FormPanel } from '../../../hud/form/form-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { type FormBlank, formLife } from '../../../table/form-draft';
import type { TableModel } from '../../../table/table-model';
import { cardName, cardText, countedNeed, t } from '../../../text';
import type { Classic } from '../types';
import { useTable } from '../use-table';
import { cardBlank, groupsOnTable } from './card-choices';
import type { PickDraft } from './data';
import type { DraftKind, Position } from './kind';
import { effectOf, holdersFor, newPick, playable, specialDraft } from './special';

export const pickDraft: DraftKind<PickDraft, Parameters<typeof newPick>> = {
  start: newPick,
  ...formLife<Classic, PickDraft>(blanks),
  revalidate: (position, draft) => (pickPossible(position, draft) ? draft : null),
  endsOnBackground: () => true,
  intent: (_, draft) => pickIntent(draft),
  Panel: PickPanel,
};

function pickIntent({ card, as, what, group, player }: PickDraft): Intent | null {
  switch (as) {
    case 'counter':
      return { type: 'counter', card };
    case 'break':
      return { type: 'breakPrivilege', cards: [card] };
    case 'letIn':
      return { type: 'forceInterference', card };
    case 'flip':
      return { type: 'flipSpecial', card };
    case 'effect':
      if (what === 'player') return player ? { type: 'playSpecial', card, player } : null;
      if (what === 'deadGroup') return group ? { type: 'playSpecial', card, group } : null;
      return { type: 'playSpecial', card };
  }
}

/** True if the Special can still be played in this way. */
function pickPossible(position: Position, draft: PickDraft): boolean {
  if (draft.as === 'flip') return position.offers.flipSpecial.can?.cards.includes(draft.card) ?? false;
  const again = specialDraft(position, draft.card);
  return again?.kind === 'pick' && again.as === draft.as && again.what === draft.what;
}

function blanks(position: Position, draft: PickDraft): FormBlank<PickDraft>[] {
  const { card, what } = draft;
  if (what === 'deadGroup')
    return [
      cardBlank(position, {
        name: 'group',
        label: t('special.pickGroup'),
        cards: playable(position, card)?.groups ?? [],
        others: { draft, cards: groupsOnTable(position), ask: (group) => ({ type: 'playSpecial', card, group }) },
        picked: draft.group,
        pick: (group) => ({ ...draft, group }),
      }),
    ];
  if (what !== 'player') return [];
  const places = position.view.board.seats.map(({ player }) => player);
  return [
    {
      name: 'player',
      label: t('special.pickPlayer'),
      isOpen: true,
      isFilled: draft.player !== null,
      choices: holdersFor(position, card).map((player) => ({
        id: `player-${places.indexOf(player)}`,
        owner: player,
        isPicked: player === draft.player,
        pick: () => ({ ...draft, player }),
      })),
    },
  ];
}

/** A Special before it is locked in: target and outcome (C-900). */
function PickPanel({ draft, position }: { draft: PickDraft; position: Position }) {
  const table = useTable();
  const { card, as, what } = draft;
  const intent = pickIntent(draft);
  const outcome = useOutcome(position, draft);
  const reason = intent ? whyNot(table, check(position.view, intent)) : t(what === 'player' ? 'special.pickPlayer' : 'special.pickGroup');
  return (
    <FormPanel
      title={as === 'flip' ? t('special.flipTitle', { card: cardName(card) }) : cardName(card)}
      testid="pick-panel"
      notes={<p class="small muted">{cardText(card)}</p>}
      blanks={blanks(position, draft)}
      send={{
        icon: as === 'flip' ? 'eye' : 'special',
        testid: 'special-confirm',
        reason,
        text: as === 'flip' ? t('hand.flip') : t('special.play', { card: cardName(card) }),
        send: () => (intent ? table.game.act(intent) : Promise.resolve(false)),
      }}
    >
      {/* Reserved from the start, so that the buttons below stay in place. */}
      {(outcome || what !== 'nothing') && (
        <p class={outcome ? 'note' : 'note muted'} data-testid="special-will">
          {outcome ?? reason}
        </p>
      )}
      {as !== 'flip' && <p class="small muted">{t('special.discarded')}</p>}
    </FormPanel>
  );
}

/** Outcome of the Special if played now, in words with numbers; null while unknown. */
function useOutcome(position: Position, draft: PickDraft): string | null {
  const table = useTable();
  const { board } = position.view;
  const frame = board.frames.at(-1);
  switch (draft.as) {
    case 'flip':
    case 'break':
      return t(`special.will.${draft.as}`);
    case 'counter':
      return frame?.kind === 'playing' ? t('special.will.counter', { card: cardName(frame.card), name: table.name(frame.by) }) : null;
    case 'letIn':
      return t('special.will.letIn', { money: treasuryOf(position) });
    case 'effect':
      return effectOutcome(position, draft, table);
  }
}

const treasuryOf = ({ view: { board }, me }: Position): number => board.cards[findSeat(board, me)?.illuminati ?? '']?.money ?? 0;

function effectOutcome(position: Position, { card, group, player }: PickDraft, table: Pick<TableModel, 'name'>): string | null {
  const { board } = position.view;
  const effect = effectOf(card);
  switch (effect && 'use' in effect ? effect.use : null) {
    case 'money': {
      const amount = effect && 'amount' in effect ? effect.amount : 0;
      return t('special.will.money', { amount, sum: treasuryOf(position) + amount });
    }
    case 'doubleIncome': {
      const income = (findSeat(board, position.me)?.cards ?? []).reduce((sum, id) => sum + Math.max(0, incomeOf(board, id)), 0);
      return t('special.will.doubleIncome', { income, doubled: income * 2 });
    }
    case 'spy': {
      const other = findSeat(board, player);
      return other ? t('special.will.spy', { name: table.name(other.player), n: other.faceDown }) : null;
    }
    default:
      return outcomeForAll(board, { card, group }, table);
  }
}

/** Outcome of a Special in words with numbers, as far as it is the same for everybody; null: the card's text is enough. */
export function outcomeForAll(
  { attack, turn }: Board,
  { card, group }: { card: CardId; group?: CardId | null | undefined },
  table: Pick<TableModel, 'name'>,
): string | null {
  const effect = effectOf(card);
  if (!effect) return null;
  if ('react' in effect) {
    if (effect.react !== 'dice' || !attack || attack.roll === null) return null;
    const wins = succeeds(effect.to, attack.needs) ? 'yes' : 'no';
    return t('special.will.dice', { roll: attack.roll, to: effect.to, needs: countedNeed(attack.needs), wins });
  }
  if (effect.use === 'skipTurn') return turn ? t('special.will.skipTurn', { name: table.name(turn.player) }) : null;
  return effect.use === 'revive' && group && cardFacts[group] ? t('special.will.revive', { card: cardName(group) }) : null;
}
