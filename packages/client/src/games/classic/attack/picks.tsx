import type { CardId } from '@illuminice/rules';
import { check, transferableOf } from '@illuminice/rules/classic';
import { useMemo, useState } from 'preact/hooks';
import { Odds } from '../../../hud/contest/odds';
import { percent } from '../../../hud/contest/percent';
import { CardPick } from '../../../hud/form/card-pick';
import { Unfit } from '../../../hud/form/picks';
import { cardName, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { cardChoice, ownCards } from '../drafts/card-choices';
import type { AttackDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { chanceText } from '../percent';
import { useTable } from '../use-table';
import { announcement, asked, askedToAid, preview, settled, unfit } from './announcement';
import { type Chance, type Gain, gainsOf } from './chances';
import { Ledger } from './ledger';
import css from './picks.module.css';

/** Cards to choose from, each with its chance, best first; cards without a chance and cards that the rules bar are folded. */
export function ChancePicks(props: { text: string; draft: AttackDraft; position: Position; chances: readonly Chance[] }) {
  const { text, draft, position, chances } = props;
  const { attacker, target, attackKind, whispering } = draft;
  const hasAttacker = attacker !== null;
  // Memoized without the pointed card: at a full table there are eighty chips.
  return useMemo(() => {
    const open = chances.filter(({ odds }) => odds > 0);
    const beyond = chances.filter(({ odds }) => odds === 0);
    return (
      <fieldset class={css.picks} aria-label={text}>
        <p class={css.head}>
          <span>{text}</span>
          {hasAttacker && <span class="small muted">{t('attack.targets', { n: chances.length })}</span>}
        </p>
        {open.length > 0 && <Row chances={open} defended={hasAttacker} />}
        {beyond.length > 0 && <Beyond chances={beyond} defended={hasAttacker} isAll={open.length === 0} />}
        <Barred draft={draft} position={position} />
      </fieldset>
    );
  }, [text, position, attacker, target, attackKind, whispering]);
}

/** Cards that would need money to have a chance, folded unless there are no others. */
function Beyond({ isAll, ...row }: { chances: readonly Chance[]; defended: boolean; isAll: boolean }) {
  const [isOpen, open] = useState(isAll);
  return (
    <details class="disclosure" open={isOpen} onToggle={(event) => open(event.currentTarget.open)}>
      <summary data-testid="beyond">{t('attack.beyond', { n: row.chances.length })}</summary>
      {isOpen && <Row {...row} />}
    </details>
  );
}

/** Cards that can't be picked next, folded, with the reason of the rules. */
export function Barred({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  return (
    <Unfit
      name="attack"
      choices={unfit(position, draft).map((card) => cardChoice(position, card))}
      why={({ card }) => check(position.view, asked(position, draft, card))}
      press={({ card }) => table.draft.tap(card)}
    />
  );
}

/** Small cards. `defended`: they are targets, and show their defence. */
function Row({ chances, defended }: { chances: readonly Chance[]; defended: boolean }) {
  const table = useTable();
  return (
    <div class={css.row}>
      {chances.map((chance) => {
        const { card, odds, defence } = chance;
        return (
          <CardPick
            key={card}
            card={card}
            name={cardName(card)}
            owner={table.game.view.value.board.cards[card]?.owner}
            class={cx(css.pick, odds === 0 && css.none)}
            testid={`pick-${card}`}
            tail={
              <>
                {defended && defence && (
                  <span class="visually-hidden">
                    {t(`card.${defence.by}`)} {defence.value}{' '}
                  </span>
                )}
                {chanceText(chance)}
              </>
            }
            onPoint={(isOver) => {
              const now = table.draft.current.value;
              if (now?.kind === 'attack') table.draft.change({ ...now, aimed: isOver ? card : null });
            }}
            onClick={() => table.draft.tap(card)}
          />
        );
      })}
    </div>
  );
}

/** The attack with the card under the pointer, in the list or on the table. */
export function Sketch({ draft, position, chances }: { draft: AttackDraft; position: Position; chances: readonly Chance[] }) {
  const table = useTable();
  const shown = table.ui.preview.shown.value;
  const aimed = draft.aimed ?? (shown && !shown.pinned ? shown.card : null);
  if (!aimed || !chances.some(({ card }) => card === aimed)) return null;
  const odds = preview(position, settled(position, draft.attacker ? { ...draft, target: aimed } : { ...draft, attacker: aimed }));
  if (!odds) return null;
  const title = t(draft.attacker ? 'attack.ifTarget' : 'attack.ifAttacker', { card: cardName(aimed) });
  return (
    <section class={css.sketch} aria-label={title} data-testid="attack-sketch" data-card={aimed}>
      <h3>{title}</h3>
      <Odds needs={odds.needs} odds={odds.odds} never={t('attack.needsMoney')} />
      <Ledger rows={odds.ledger} needs={odds.needs} />
    </section>
  );
}

const PROPOSED = 4;

export function Aids({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const gains = gainsOf(position, draft);
  const intent = announcement(position, draft);
  const taken = [draft.attacker, draft.target, ...draft.aids, ...gains.map(({ card }) => card)];
  const barred = ownCards(position).filter((card) => !taken.includes(card));
  if (gains.length + draft.aids.length === 0) return null;
  const chip = (card: CardId, gain: number, after: Gain | null) => (
    <CardPick
      key={card}
      card={card}
      name={cardName(card)}
      class={css.pick}
      pressed={after === null}
      testid={`aid-${card}`}
      tail={
        <>
          +{gain}
          {after && (
            <span class={css.after}>
              {' '}
              {after.wasted > 0 ? t('attack.wasted', { percent: percent(after.odds), n: after.wasted }) : chanceText(after)}
            </span>
          )}
        </>
      }
      onClick={() =>
        table.draft.change({ ...draft, aids: after ? [...draft.aids, card] : draft.aids.filter((aid) => aid !== card), aimed: null })
      }
    />
  );
  const rest = gains.slice(PROPOSED);
  return (
    <fieldset class={css.picks}>
      <legend class={css.head}>{t('attack.aids')}</legend>
      <div class={css.row} data-of="aids">
        {draft.aids.map((card) => chip(card, transferableOf(position.view.board, card), null))}
        {gains.slice(0, PROPOSED).map((gain) => chip(gain.card, gain.gain, gain))}
      </div>
      {rest.length > 0 && (
        <details class="disclosure">
          <summary>{t('attack.moreAids', { n: rest.length })}</summary>
          <div class={css.row} data-of="aids">
            {rest.map((gain) => chip(gain.card, gain.gain, gain))}
          </div>
        </details>
      )}
      {intent && (
        <Unfit
          name="aids"
          choices={barred.map((card) => cardChoice(position, card))}
          why={({ card }) => check(position.view, askedToAid(intent, card))}
          press={({ card }) => table.draft.tap(card)}
        />
      )}
    </fieldset>
  );
}
