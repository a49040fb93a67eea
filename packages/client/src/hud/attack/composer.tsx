import { ATTACK_KINDS, type AttackKind, type CardId, check, transferableOf } from '@illuminice/rules';
import { cardName, kindName, t } from '../../text';
import { AmountSlider } from '../../ui/amount-slider';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Segmented } from '../../ui/segmented';
import { announcement, attackers, kindsOf, possibleAids, preview, settled, targets } from '../gestures/attack';
import type { AttackGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { Prompt } from '../panels/prompt';
import { CardChip } from './card-chip';
import { Ledger } from './ledger';
import { Odds } from './odds';
import './attack.css';

/** The attack before it is announced: attacker, target, kind, aids, money and privilege, with the odds of it all. */
export function Composer({ gesture, table: now }: { gesture: AttackGesture; table: Table }) {
  const table = useTable();
  const { attacker, target, attackKind } = gesture;
  const change = (next: Partial<AttackGesture>) => table.change({ ...gesture, ...next });
  const kinds = attacker && target ? kindsOf(now, gesture) : ATTACK_KINDS;
  const whyNotKind = (kind: AttackKind) =>
    attacker && target && !kinds.includes(kind) ? table.why(check(now.view, { type: 'attack', kind, attacker, target, aids: [] })) : null;
  const odds = preview(now, gesture);
  const intent = announcement(now, gesture);
  const refusal = intent ? table.why(check(now.view, intent)) : t(attacker ? 'attack.pickTarget' : 'attack.pickAttacker');
  const aids = attacker && target ? possibleAids(now, gesture) : [];
  return (
    <section
      class="attack-panel"
      data-testid="attack-composer"
      aria-label={t('attack.title', { kind: attackKind ? kindName(attackKind) : '' })}
    >
      <header>
        <h2 class="panel-title">{attackKind ? t('attack.title', { kind: kindName(attackKind) }) : t('attack.titleOpen')}</h2>
        <Button kind="quiet" size="small" icon="close" label={t('cancel')} testid="attack-cancel" onClick={() => table.cancel()} />
      </header>
      <Segmented
        label={t('attack.kind')}
        testid="attack-kind"
        value={attackKind ?? ''}
        choices={ATTACK_KINDS.map((kind) => ({ value: kind, text: kindName(kind), reason: whyNotKind(kind) }))}
        onChange={(kind) => table.change(settled(now, { ...gesture, attackKind: kind || null }))}
      />
      <div class="duel">
        <CardChip
          card={attacker}
          empty={t('attack.pickAttacker')}
          testid="attack-attacker"
          onClear={() => change({ attacker: null, aids: [] })}
        />
        <Icon name="arrow" class="duel-arrow" />
        <CardChip card={target} empty={t('attack.pickTarget')} testid="attack-target" onClear={() => change({ target: null })} />
      </div>
      {!attacker && <Prompt text={t('attack.promptAttacker')} choices={attackers(now, gesture)} />}
      {attacker && !target && <Prompt text={t('attack.promptTarget')} choices={targets(now, gesture)} />}
      {odds && intent && (
        <>
          <Odds needs={odds.needs} odds={odds.odds} />
          <Ledger rows={odds.ledger} needs={odds.needs} />
        </>
      )}
      {intent?.whispering && (
        <p class="will" data-testid="attack-whispers">
          {t('attack.whispers', { card: cardName(intent.whispering), target: cardName(intent.target) })}
        </p>
      )}
      {gesture.whispering && !target && <p class="small muted">{t('attack.whisperPick')}</p>}
      {aids.length > 0 && <Aids aids={aids} gesture={gesture} table={now} />}
      {attacker && target && <Opening gesture={gesture} table={now} />}
      <PanelFoot>
        <Button kind="brass" size="big" testid="attack-announce" reason={refusal} onClick={() => intent && void announce()}>
          {t('attack.announce')}
        </Button>
      </PanelFoot>
    </section>
  );

  async function announce() {
    if (intent && (await table.act(intent))) table.cancel();
  }
}

function Aids({ aids, gesture, table: now }: { aids: CardId[]; gesture: AttackGesture; table: Table }) {
  const table = useTable();
  return (
    <fieldset class="aids">
      <legend class="small muted">{t('attack.aids')}</legend>
      {aids.map((card) => {
        const on = gesture.aids.includes(card);
        return (
          <button
            key={card}
            type="button"
            class="chip"
            aria-pressed={on}
            data-testid={`aid-${card}`}
            onClick={() => table.change({ ...gesture, aids: on ? gesture.aids.filter((id) => id !== card) : [...gesture.aids, card] })}
          >
            {cardName(card)} <b>+{transferableOf(now.view.board, card)}</b>
          </button>
        );
      })}
    </fieldset>
  );
}

/** Money and privilege that are named with the announcement (C-422, C-602). */
function Opening({ gesture, table: now }: { gesture: AttackGesture; table: Table }) {
  const table = useTable();
  const { board, mine } = now.view;
  const seat = board.seats.find(({ player }) => player === now.me);
  const sources = [...new Set([gesture.attacker, seat?.illuminati])].filter(
    (card): card is CardId => !!card && (board.cards[card]?.money ?? 0) > 0,
  );
  const privilege = now.offers.attack.can?.privilege;
  const chosen = gesture.privilege;
  return (
    <details class="opening">
      <summary>{t('attack.opening')}</summary>
      {sources.map((card) => (
        <div key={card} class="opening-row">
          <span class="small">{t('attack.spendFrom', { card: cardName(card), money: board.cards[card]?.money ?? 0 })}</span>
          <AmountSlider
            label={t('attack.spendFrom', { card: cardName(card), money: board.cards[card]?.money ?? 0 })}
            min={0}
            max={board.cards[card]?.money ?? 0}
            value={gesture.spend[card] ?? 0}
            testid={`announce-spend-${card}`}
            onChange={(amount) => table.change({ ...gesture, spend: { ...gesture.spend, [card]: amount } })}
          />
        </div>
      ))}
      {privilege && (privilege.pay || privilege.cards.length > 0) && (
        <fieldset class="aids">
          <legend class="small muted">{t('attack.privilegeWith')}</legend>
          {privilege.pay && (
            <button
              type="button"
              class="chip"
              aria-pressed={!!chosen && 'pay' in chosen}
              data-testid="announce-privilege-pay"
              onClick={() => table.change({ ...gesture, privilege: chosen && 'pay' in chosen ? null : { pay: true } })}
            >
              {t('attack.privilegePay')}
            </button>
          )}
          {privilege.cards.map((card) => {
            const on = !!chosen && 'card' in chosen && chosen.card === card;
            return (
              <button
                key={card}
                type="button"
                class="chip"
                aria-pressed={on}
                data-testid={`announce-privilege-${card}`}
                onClick={() => table.change({ ...gesture, privilege: on ? null : { card } })}
              >
                {cardName(card)} {mine?.hand.includes(card) ? '' : '↑'}
              </button>
            );
          })}
        </fieldset>
      )}
    </details>
  );
}
