import { check } from '@illuminice/rules/inwo';
import { percent } from '../../../hud/contest/percent';
import { CardPick } from '../../../hud/form/card-pick';
import { Unfit } from '../../../hud/form/picks';
import { whyNot } from '../../../hud/shell/why-not';
import { Chip } from '../../../ui/chip';
import { copyName } from '../drafts/choice-text';
import type { AttackDraft } from '../drafts/data';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { t } from '../words';
import { aidsFor, asked, attackers, bestPairs, isUnderAttack, settledKind, targets, unfit, type WholeAttack } from './announcement';
import css from './attack.module.css';

/** Attacks with the best chances: one pick for leader and target. */
export function BestPairs({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const pairs = bestPairs(position, draft.partial.kind);
  if (pairs.length === 0) return null;
  return (
    <fieldset class={css.picks} aria-label={t('attack.best')}>
      <p class={css.head}>{t('attack.best')}</p>
      <div class="chips">
        {pairs.map(({ attacker, target, odds }, i) => (
          <Chip
            key={target}
            testid={`best-${i}`}
            onClick={() =>
              table.draft.change({
                ...draft,
                aimed: null,
                partial: { ...draft.partial, attacker, target, ...isUnderAttack(position, target) },
              })
            }
          >
            {t('attack.pair', { attacker: copyName(position.view, attacker), target: copyName(position.view, target) })}
            <b class={css.chance}>{t('attack.percent', { percent: percent(odds) })}</b>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

export function Leaders({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const able = attackers(position);
  return (
    <fieldset class={css.picks} aria-label={t('attack.pickAttacker')}>
      <p class={css.head}>{t('attack.pickAttacker')}</p>
      {able.length === 0 && <p class="small muted">{whyNot(table, position.offers.attack.refusal)}</p>}
      <div class="chips">
        {able.map((card) => (
          <CardPick
            key={card}
            card={card}
            name={copyName(position.view, card)}
            testid={`pick-${card}`}
            onClick={() => table.draft.change(settledKind(position, { ...draft, partial: { ...draft.partial, attacker: card } }))}
          />
        ))}
      </div>
      <Barred draft={draft} position={position} />
    </fieldset>
  );
}

export function Targets({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const all = targets(position, draft.partial);
  const { cards } = position.view.board;
  return (
    <fieldset class={css.picks} aria-label={t('attack.pickTarget')}>
      <p class={css.head}>{t('attack.pickTarget')}</p>
      {all.length === 0 && <p class="small muted">{t('attack.noTarget')}</p>}
      <div class="chips">
        {all.map(({ target, odds }) => (
          <CardPick
            key={target}
            card={target}
            name={copyName(position.view, target)}
            owner={Object.hasOwn(cards, target) ? cards[target]?.owner : null}
            tail={t('attack.percent', { percent: percent(odds) })}
            testid={`pick-${target}`}
            onPoint={(isOver) => {
              const now = table.draft.current.value;
              if (now?.kind === 'attack') table.draft.change({ ...now, aimed: isOver ? target : null });
            }}
            onClick={() =>
              table.draft.change({ ...draft, aimed: null, partial: { ...draft.partial, target, ...isUnderAttack(position, target) } })
            }
          />
        ))}
      </div>
      <Barred draft={draft} position={position} />
    </fieldset>
  );
}

/** Cards that can't be picked next, folded, with the reason of the rules. */
function Barred({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const { cards } = position.view.board;
  return (
    <Unfit
      name="attack"
      choices={unfit(position, draft.partial).map((card) => ({
        id: card,
        card,
        text: copyName(position.view, card),
        owner: Object.hasOwn(cards, card) ? cards[card]?.owner : null,
      }))}
      why={({ card }) => check(position.view, asked(position, draft.partial, card))}
      press={({ card }) => table.draft.tap(card)}
    />
  );
}

export interface Part {
  partial: WholeAttack & AttackDraft['partial'];
  position: Position;
  onChange(next: Partial<AttackDraft['partial']>): void;
}

export function Aids({ partial, position, onChange }: Part) {
  const aids = partial.aids ?? [];
  const more = aidsFor(position, partial);
  if (aids.length + more.length === 0) return null;
  return (
    <fieldset class={css.picks} aria-label={t('attack.aids')}>
      <p class={css.head}>{t('attack.aids')}</p>
      <div class="chips">
        {aids.map((card) => (
          <CardPick
            key={card}
            card={card}
            name={copyName(position.view, card)}
            pressed
            testid={`aid-${card}`}
            onClick={() => onChange({ aids: aids.filter((aid) => aid !== card) })}
          />
        ))}
        {more.map(({ card, gain }) => (
          <CardPick
            key={card}
            card={card}
            name={copyName(position.view, card)}
            tail={`+${gain}`}
            pressed={false}
            testid={`aid-${card}`}
            onClick={() => onChange({ aids: [...aids, card] })}
          />
        ))}
      </div>
    </fieldset>
  );
}
