import type { CardId } from '@illuminice/rules';
import { transferableOf } from '@illuminice/rules/classic';
import { useMemo } from 'preact/hooks';
import { Odds } from '../../../hud/contest/odds';
import { percent } from '../../../hud/contest/percent';
import { cardName, t } from '../../../text';
import { Chip } from '../../../ui/chip';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { SeatMark } from '../../../ui/seat-mark';
import type { AttackDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { chanceText } from '../percent';
import { useTable } from '../use-table';
import { preview, settled } from './announcement';
import { type Chance, type Gain, gainsOf } from './chances';
import { Ledger } from './ledger';
import css from './picks.module.css';

/** The cards to choose from, each with its chance: the best first, and folded those that have none. */
export function ChancePicks({ text, draft, chances }: { text: string; draft: AttackDraft; chances: readonly Chance[] }) {
  const hasAttacker = draft.attacker !== null;
  // What is pointed at changes nothing here: at a full table there are eighty chips to leave alone.
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
        {beyond.length > 0 && (
          <details class="disclosure" open={open.length === 0}>
            <summary>{t('attack.beyond', { n: beyond.length })}</summary>
            <Row chances={beyond} defended={hasAttacker} />
          </details>
        )}
      </fieldset>
    );
  }, [text, chances, hasAttacker]);
}

/** Chips of cards. `defended`: they are targets, so each says what it defends itself with. */
function Row({ chances, defended }: { chances: readonly Chance[]; defended: boolean }) {
  const table = useTable();
  return (
    <div class={css.row}>
      {chances.map((chance) => {
        const { card, odds, defence } = chance;
        const owner = table.game.view.value.board.cards[card]?.owner;
        const look = owner ? table.seat(owner).look : null;
        return (
          <Chip
            key={card}
            class={cx(css.pick, odds === 0 && css.none)}
            colour={look?.colour ?? 'var(--brass)'}
            testid={`pick-${card}`}
            onPoint={(isOver) => {
              const now = table.draft.current.value;
              if (now?.kind === 'attack') table.draft.change({ ...now, aimed: isOver ? card : null });
            }}
            onClick={() => table.draft.tap(card)}
          >
            {look && owner !== table.game.me && <SeatMark look={look} size={11} />}
            <span class={css.name}>{cardName(card)}</span>
            <span class={css.odds}>
              {defended && defence && (
                <span class={css.defence} role="img" aria-label={`${t(`card.${defence.by}`)} ${defence.value}`}>
                  <Icon name={defence.by === 'power' ? 'star' : 'shield'} />
                  {defence.value}
                </span>
              )}
              <b class="figures">{chanceText(chance)}</b>
            </span>
          </Chip>
        );
      })}
    </div>
  );
}

/** The attack with the card that is pointed at: in the list, or on the table. */
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
  if (gains.length + draft.aids.length === 0) return null;
  const chip = (card: CardId, gain: number, after: Gain | null) => (
    <Chip
      key={card}
      class={css.aid}
      pressed={after === null}
      testid={`aid-${card}`}
      onClick={() =>
        table.draft.change({ ...draft, aids: after ? [...draft.aids, card] : draft.aids.filter((aid) => aid !== card), aimed: null })
      }
    >
      <span class={css.name}>{cardName(card)}</span> <b>+{gain}</b>
      {after && (
        <span class={css.after}>
          {after.wasted > 0 ? t('attack.wasted', { percent: percent(after.odds), n: after.wasted }) : chanceText(after)}
        </span>
      )}
    </Chip>
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
    </fieldset>
  );
}
