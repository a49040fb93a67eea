import { type CopyId, check, findFacts, type PlotPlay, previewAttack } from '@illuminice/rules/inwo';
import { Duel, DuelArrow } from '../../../hud/contest/card-chip';
import { Odds } from '../../../hud/contest/odds';
import { CardPick } from '../../../hud/form/card-pick';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Segmented } from '../../../ui/segmented';
import { announcedBlanks, type Fields } from '../drafts/blanks';
import { choiceText, copyName } from '../drafts/choice-text';
import type { AttackDraft } from '../drafts/data';
import { emptied, filled, isFilled, isPicked, lacksOnly } from '../drafts/filling';
import { ownPlots } from '../known';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { t, term } from '../words';
import { ATTACKS, isWhole, strip, type WholeAttack } from './announcement';
import css from './attack.module.css';
import { CardChip, Ledger } from './parts';
import { Aids, BestPairs, Leaders, type Part, Targets } from './picks';

/** The attack before it is announced: leader, target, kind, aids, Plots and privilege, with the resulting odds. */
export function Composer({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const { partial } = draft;
  const { attacker, target, kind = 'control' } = partial;
  const change = (next: Partial<AttackDraft['partial']>) => table.draft.change({ ...draft, partial: { ...partial, ...next }, aimed: null });
  const whole = isWhole(partial) ? partial : null;
  const refusal = whole && check(position.view, whole);
  const bare = whole && strip(whole);
  const seen = bare && check(position.view, bare) === null ? previewAttack(position.view, bare) : null;
  const title = t('attack.title', { kind });
  return (
    <section class={css.panel} data-testid="attack-composer" aria-label={title}>
      <header>
        <h2 class="panel-title">{title}</h2>
        <Button kind="quiet" size="small" icon="close" label={t('cancel')} testid="attack-cancel" onClick={() => table.draft.cancel()} />
      </header>
      <Segmented
        fill
        label={t('attack.kind')}
        testid="attack-kind"
        value={kind}
        choices={ATTACKS.map((value) => ({ value: value, text: term('attackKinds', value), reason: null }))}
        onChange={(kind) => change({ kind: kind })}
      />
      <Duel>
        <CardChip
          copy={attacker ?? null}
          empty={t('attack.pickAttacker')}
          testid="attack-attacker"
          onClear={() => table.draft.change({ ...draft, partial: { type: 'attack', kind } })}
        />
        <DuelArrow />
        <CardChip
          copy={target ?? null}
          empty={t('attack.pickTarget')}
          testid="attack-target"
          onClear={() => change({ target: undefined, aids: [] })}
        />
      </Duel>
      {attacker === undefined && target === undefined && <BestPairs draft={draft} position={position} />}
      {attacker === undefined && <Leaders draft={draft} position={position} />}
      {attacker !== undefined && target === undefined && <Targets draft={draft} position={position} />}
      {seen && (
        <>
          <Odds needs={seen.needs} odds={seen.odds} />
          <Ledger rows={seen.ledger} needs={seen.needs} />
        </>
      )}
      {whole && <Aids partial={whole} position={position} onChange={change} />}
      {whole && <WithIt partial={whole} position={position} onChange={change} />}
      <PanelFoot>
        <Button
          kind="brass"
          size="big"
          testid="attack-announce"
          reason={whole ? whyNot(table, refusal) : t(attacker === undefined ? 'attack.pickAttacker' : 'attack.pickTarget')}
          onClick={() => whole && void table.game.act(whole).then((sent) => sent && table.draft.cancel())}
        >
          {t('attack.announce')}
        </Button>
      </PanelFoot>
    </section>
  );
}

/** Plots of the announcement, +10 on own cards among them, and the source of a privilege (N-410). */
function WithIt({ partial, position, onChange }: Part) {
  const { view } = position;
  const { plots = [], plus = [] } = partial;
  const plays = (next: Partial<WholeAttack>) => {
    const refusal = check(view, { ...partial, ...next });
    return refusal === null || lacksOnly(refusal);
  };
  const onWhat = [partial.attacker, ...(partial.aids ?? [])];
  const boosts = ownPlots(view).flatMap(({ id }) =>
    onWhat
      .map((target) => ({ plot: id, on: target }))
      .filter(
        (boost) =>
          plus.some(({ plot, on: target }) => plot === boost.plot && target === boost.on) ||
          check(view, { ...partial, plus: [...plus, boost] }) === null,
      ),
  );
  const others = ownPlots(view).filter(
    ({ id, card }) =>
      findFacts(card)?.kind !== 'goal' &&
      !boosts.some(({ plot }) => plot === id) &&
      (plots.some((play) => play.card === id) || plays({ plots: [...plots, { card: id }] })),
  );
  const givers = Object.values(view.board.cards).filter(
    ({ id, owner }) => owner === position.me && (partial.privilege === id || check(view, { ...partial, privilege: id }) === null),
  );
  if (boosts.length + others.length + givers.length === 0) return null;
  return (
    <fieldset class={css.picks} aria-label={t('attack.withIt')}>
      <p class={css.head}>{t('attack.withIt')}</p>
      <div class="chips">
        {boosts.map((boost) => {
          const isIn = plus.some(({ plot, on: where }) => plot === boost.plot && where === boost.on);
          return (
            <Chip
              key={`${boost.plot} ${boost.on}`}
              pressed={isIn}
              testid={`plus-${boost.plot}-${boost.on}`}
              onClick={() => onChange({ plus: isIn ? plus.filter(({ plot }) => plot !== boost.plot) : [...plus, boost] })}
            >
              {t('attack.plusOn', { plot: copyName(view, boost.plot), card: copyName(view, boost.on) })}
            </Chip>
          );
        })}
        {others.map(({ id }) => {
          const isIn = plots.some((play) => play.card === id);
          return (
            <CardPick
              key={id}
              card={id}
              name={copyName(view, id)}
              pressed={isIn}
              testid={`with-${id}`}
              onClick={() => onChange({ plots: isIn ? plots.filter((play) => play.card !== id) : [...plots, { card: id }] })}
            />
          );
        })}
        {givers.map(({ id }) => (
          <Chip
            key={id}
            pressed={partial.privilege === id}
            testid={`privilege-${id}`}
            onClick={() => onChange({ privilege: partial.privilege === id ? undefined : id })}
          >
            {t('attack.privilegeBy', { card: copyName(view, id) })}
          </Chip>
        ))}
      </div>
      {plots.map((play) => (
        <PlayFieldsOf
          key={play.card}
          play={play}
          position={position}
          accepts={(next) => plays({ plots: plots.map((entry) => (entry === play ? next : entry)) })}
          onChange={(next) => onChange({ plots: plots.map((entry) => (entry === play ? next : entry)) })}
        />
      ))}
    </fieldset>
  );
}

function PlayFieldsOf(props: { play: PlotPlay; position: Position; accepts(next: PlotPlay): boolean; onChange(next: PlotPlay): void }) {
  const table = useTable();
  const { play, position, accepts, onChange } = props;
  const partial = play as unknown as Fields;
  const blanks = announcedBlanks(position, partial);
  return (
    <>
      {blanks.map((blank) => {
        const choices = blank.choices(position, partial);
        const fitting = choices.filter(
          (choice) => isPicked(partial, blank, choice) || accepts(filled(partial, blank, choice) as unknown as PlotPlay),
        );
        if (fitting.length === 0) return null;
        const label = `${copyName(position.view, play.card as CopyId)}: ${t('say.blank', { field: blank.name })}`;
        return (
          <details key={blank.name} class="disclosure" open={isFilled(partial, blank)}>
            <summary data-testid={`with-${blank.name}`}>{label}</summary>
            <div class="chips">
              {fitting.slice(0, 40).map((choice) => (
                <Chip
                  key={choice.id}
                  pressed={isPicked(partial, blank, choice)}
                  testid={`pick-${blank.name}-${choice.id}`}
                  onClick={() =>
                    onChange(
                      (isPicked(partial, blank, choice) && !blank.list
                        ? emptied(partial, blank)
                        : filled(partial, blank, choice)) as unknown as PlotPlay,
                    )
                  }
                >
                  {choiceText(position.view, blank, choice) ?? table.name(choice.id)}
                </Chip>
              ))}
            </div>
          </details>
        );
      })}
    </>
  );
}
