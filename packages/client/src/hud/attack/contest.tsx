import type { Attack } from '@illuminice/rules';
import { useAction } from '../../input/use-action';
import { keysInWords } from '../../prefs/key-words';
import { prefs } from '../../prefs/prefs';
import { cardName, countedNeed, kindName, list, t } from '../../text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { SilenceEnds } from '../silence-ends';
import { CardChip } from './card-chip';
import { Counteracts } from './counteracts';
import { LastAdded } from './last-added';
import { Ledger } from './ledger';
import { Odds } from './odds';
import { People } from './people';
import { QuickOffer } from './quick-offer';
import { SpecialsNow } from './specials-now';
import { SpendControls } from './spend-controls';
import { TimeButtons } from './time-buttons';
import '../panels/panel.css';
import './attack.css';

/** The attack under way: the ledger, the people who may still answer, and everything that one may do about it. */
export function Contest({ attack }: { attack: Attack }) {
  const table = useTable();
  const { offers, me } = table;
  const { done, roll } = offers.value;
  const open = attack.stage === 'contest';
  const waiting = table.decision.value.who.filter((player) => player !== attack.by).map((player) => table.name(player));

  // Space says done, or rolls: the one thing to do when nothing else has the focus.
  useAction('answer', () => {
    if (roll.can) void table.act({ type: 'roll', rev: roll.can.rev });
    else if (done.can?.plain) void table.act({ type: 'done', rev: done.can.rev });
    return Boolean(roll.can || done.can?.plain);
  });

  return (
    <section class="attack-panel" data-testid="attack-panel" aria-label={t('attack.title', { kind: kindName(attack.kind) })}>
      <header>
        <h2 class="panel-title">{t('attack.title', { kind: kindName(attack.kind) })}</h2>
        <span class="small muted" data-testid="attack-privilege-state" data-state={attack.privilege}>
          {t('attack.privilegeState', { state: attack.privilege })}
        </span>
      </header>
      <div class="duel">
        <CardChip card={attack.attacker} testid="attack-attacker" />
        <Icon name="arrow" class="duel-arrow" />
        <CardChip card={attack.target} testid="attack-target" />
      </div>
      <Odds needs={attack.needs} odds={attack.odds} roll={attack.roll} result={attack.result} />
      <Ledger rows={attack.ledger} needs={attack.needs} />
      {attack.whispering && (
        <p class="will" data-testid="attack-whispers">
          {t('attack.whispers', { card: cardName(attack.whispering), target: cardName(attack.target) })}
        </p>
      )}
      <LastAdded attack={attack} />
      <People attack={attack} />
      {me && open && <QuickOffer attack={attack} />}
      {me && open && attack.by !== me && (
        <Button
          kind="quiet"
          size="small"
          icon="clock"
          testid="ask-less"
          onClick={() => {
            table.menu.value = 'orders';
          }}
        >
          {t('orders.open')}
        </Button>
      )}
      {me && (
        <PanelFoot>
          <SpecialsNow />
          {open && <SpendControls attack={attack} />}
          <Counteracts attack={attack} />
        </PanelFoot>
      )}
      <PanelFoot>
        <TimeButtons attack={attack} />
      </PanelFoot>
      {me && attack.by === me && open ? (
        <PanelFoot>
          <Button
            kind="brass"
            size="big"
            icon="dice"
            testid="attack-roll"
            reason={waiting.length > 0 && roll.refusal ? t('attack.rollWaits', { names: list(waiting) }) : table.why(roll.refusal)}
            onClick={() => void table.act({ type: 'roll', rev: roll.can?.rev })}
          >
            {waiting.length > 2
              ? t('attack.rollWaitsMany', { n: waiting.length })
              : waiting.length > 0
                ? t('attack.rollWaits', { names: list(waiting) })
                : t('attack.roll')}
            {waiting.length === 0 && <kbd>{keysInWords(prefs.bindings.value.answer)}</kbd>}
          </Button>
        </PanelFoot>
      ) : (
        me &&
        (open || attack.stage === 'dice') && (
          <PanelFoot>
            <Button
              kind="brass"
              size="big"
              icon="check"
              testid="done"
              reason={done.can && !done.can.plain ? t('attack.saidDone') : table.why(done.refusal)}
              onClick={() => void table.act({ type: 'done', rev: done.can?.rev })}
            >
              {open ? t('attack.done', doneMeans(attack)) : t('attack.doneDice')}
              <kbd>{keysInWords(prefs.bindings.value.answer)}</kbd>
            </Button>
            {open && done.can?.firm && (
              <Button
                size="small"
                class="besides"
                testid="done-firm"
                hint={t('attack.doneFirmHint')}
                onClick={() => void table.act({ type: 'done', firm: true, rev: done.can?.rev })}
              >
                {t('attack.doneFirm')}
              </Button>
            )}
            <SilenceEnds />
          </PanelFoot>
        )
      )}
    </section>
  );
}

/** What comes if nobody adds anything: the roll, and its chance. */
const doneMeans = ({ needs, odds }: Attack) => ({
  hopeless: odds === 0 ? 'yes' : 'no',
  needs: countedNeed(needs),
  percent: Math.round((odds / 36) * 100),
});
