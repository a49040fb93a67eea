import type { CardId } from '@illuminice/rules';
import { ATTACK_KINDS, type AttackKind, check, findSeat } from '@illuminice/rules/classic';
import { Duel, DuelArrow } from '../../../hud/contest/card-chip';
import { Odds } from '../../../hud/contest/odds';
import { CardPick } from '../../../hud/form/card-pick';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, kindName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Segmented } from '../../../ui/segmented';
import { ownCards } from '../drafts/card-choices';
import type { AttackDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { Prompt } from '../panels/prompt';
import { useTable } from '../use-table';
import { announcement, asked, attackers, kindsOf, preview, settled, targets } from './announcement';
import css from './attack.module.css';
import { CardChip } from './card-chip';
import { chancesOf } from './chances';
import { Ledger } from './ledger';
import { Aids, Barred, ChancePicks, Sketch } from './picks';

/** The attack before it is announced: attacker, target, kind, aids, money and privilege, with the resulting odds. */
export function Composer({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const { attacker, target, attackKind } = draft;
  const change = (next: Partial<AttackDraft>) => table.draft.change({ ...draft, ...next });
  const odds = preview(position, draft);
  const intent = announcement(position, draft);
  const refusal = intent ? whyNot(table, check(position.view, intent)) : t(attacker ? 'attack.pickTarget' : 'attack.pickAttacker');
  const chances = chancesOf(position, draft);
  return (
    <section
      class={css.attackPanel}
      data-testid="attack-composer"
      aria-label={t('attack.title', { kind: attackKind ? kindName(attackKind) : '' })}
    >
      <header>
        <h2 class="panel-title">{attackKind ? t('attack.title', { kind: kindName(attackKind) }) : t('attack.titleOpen')}</h2>
        <Button kind="quiet" size="small" icon="close" label={t('cancel')} testid="attack-cancel" onClick={() => table.draft.cancel()} />
      </header>
      <Kinds draft={draft} position={position} />
      <Duel>
        <CardChip
          card={attacker}
          empty={t('attack.pickAttacker')}
          testid="attack-attacker"
          onClear={() => change({ attacker: null, aids: [] })}
        />
        <DuelArrow />
        <CardChip card={target} empty={t('attack.pickTarget')} testid="attack-target" onClear={() => change({ target: null })} />
      </Duel>
      {!attacker && !target && (
        <Prompt
          text={t('attack.promptAttacker')}
          choices={attackers(position, draft)}
          others={{ cards: ownCards(position), ask: (card) => asked(position, draft, card) }}
        />
      )}
      {chances.length > 0 && <ChancePicks text={t('attack.bestFirst')} draft={draft} position={position} chances={chances} />}
      {chances.length === 0 && !attacker !== !target && <Barred draft={draft} position={position} />}
      <Sketch draft={draft} position={position} chances={chances} />
      {odds && intent && (
        <>
          <Odds needs={odds.needs} odds={odds.odds} never={t('attack.needsMoney')} />
          <Ledger rows={odds.ledger} needs={odds.needs} />
        </>
      )}
      <Whispers intent={intent} draft={draft} />
      {attacker && target && (
        <>
          <Aids draft={draft} position={position} />
          <Opening draft={draft} position={position} />
        </>
      )}
      <PanelFoot>
        <Button
          kind={odds?.odds === 0 ? 'plain' : 'brass'}
          size="big"
          testid="attack-announce"
          reason={refusal}
          onClick={() => intent && void announce()}
        >
          {t('attack.announce')}
        </Button>
      </PanelFoot>
    </section>
  );

  async function announce() {
    if (intent && (await table.game.act(intent))) table.draft.cancel();
  }
}

function Whispers({ intent, draft }: { intent: ReturnType<typeof announcement>; draft: AttackDraft }) {
  return (
    <>
      {intent?.whispering && (
        <p class="note" data-testid="attack-whispers">
          {t('attack.whispers', { card: cardName(intent.whispering), target: cardName(intent.target) })}
        </p>
      )}
      {draft.whispering && !draft.target && <p class="small muted">{t('attack.whisperPick')}</p>}
    </>
  );
}

function Kinds({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const { attacker, target, attackKind } = draft;
  const kinds = attacker && target ? kindsOf(position, draft) : ATTACK_KINDS;
  const whyNotKind = (kind: AttackKind) => {
    if (attacker && target)
      return kinds.includes(kind) ? null : whyNot(table, check(position.view, { type: 'attack', kind, attacker, target, aids: [] }));
    return attacker && targets(position, { ...draft, attackKind: kind }).length === 0 ? t('attack.noTarget') : null;
  };
  return (
    <Segmented
      fill
      label={t('attack.kind')}
      testid="attack-kind"
      value={attackKind ?? ''}
      choices={ATTACK_KINDS.map((kind) => ({ value: kind, text: kindName(kind), reason: whyNotKind(kind) }))}
      onChange={(kind) => table.draft.change(settled(position, { ...draft, attackKind: kind || null }))}
    />
  );
}

/** Money and privilege of the announcement (C-422, C-602). */
function Opening({ draft, position }: { draft: AttackDraft; position: Position }) {
  const table = useTable();
  const { board, mine } = position.view;
  const seat = findSeat(board, position.me);
  const sources = [...new Set([draft.attacker, seat?.illuminati])].filter(
    (card): card is CardId => !!card && (board.cards[card]?.money ?? 0) > 0,
  );
  const privilege = position.offers.attack.can?.privilege;
  const chosen = draft.privilege;
  return (
    <details class="disclosure" open={Object.values(draft.spend).some((amount) => amount > 0)}>
      <summary>{t('attack.opening')}</summary>
      {sources.map((card) => (
        <div key={card} class={css.openingRow}>
          <span class="small">{t('attack.spendFrom', { card: cardName(card), money: board.cards[card]?.money ?? 0 })}</span>
          <AmountSlider
            label={t('attack.spendFrom', { card: cardName(card), money: board.cards[card]?.money ?? 0 })}
            min={0}
            max={board.cards[card]?.money ?? 0}
            value={draft.spend[card] ?? 0}
            testid={`announce-spend-${card}`}
            onChange={(amount) => table.draft.change({ ...draft, spend: { ...draft.spend, [card]: amount } })}
          />
        </div>
      ))}
      {privilege && (privilege.pay || privilege.cards.length > 0) && (
        <fieldset class={css.aids}>
          <legend class="small muted">{t('attack.privilegeWith')}</legend>
          {privilege.pay && (
            <Chip
              pressed={!!chosen && 'pay' in chosen}
              testid="announce-privilege-pay"
              onClick={() => table.draft.change({ ...draft, privilege: chosen && 'pay' in chosen ? null : { pay: true } })}
            >
              {t('attack.privilegePay')}
            </Chip>
          )}
          {privilege.cards.map((card) => {
            const isChosen = !!chosen && 'card' in chosen && chosen.card === card;
            return (
              <CardPick
                key={card}
                card={card}
                name={cardName(card)}
                tail={mine?.hand.includes(card) ? undefined : '↑'}
                pressed={isChosen}
                testid={`announce-privilege-${card}`}
                onClick={() => table.draft.change({ ...draft, privilege: isChosen ? null : { card } })}
              />
            );
          })}
        </fieldset>
      )}
    </details>
  );
}
