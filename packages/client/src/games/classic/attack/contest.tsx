import type { PlayerId } from '@illuminice/rules';
import type { Attack, GameEvent } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Duel, DuelArrow } from '../../../hud/contest/card-chip';
import { Odds } from '../../../hud/contest/odds';
import { People } from '../../../hud/contest/people';
import { percent } from '../../../hud/contest/percent';
import { Pass, type PassChoice, QuietPass } from '../../../hud/shell/auto-pass';
import { footPart, PanelFoot } from '../../../hud/shell/panel-foot';
import { whyNot } from '../../../hud/shell/why-not';
import { Sentence } from '../../../hud/talk/log';
import { prefs } from '../../../prefs/prefs';
import { useAction } from '../../../prefs/use-action';
import { MEDIA } from '../../../style/breakpoints';
import { cardName, countedNeed, kindName, list, shortName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { keysInWords } from '../../../ui/key-words';
import { useMedia } from '../../../ui/use-media';
import { discardDraft } from '../drafts/discard';
import { isOut } from '../out';
import { takeBack } from '../panels/take-back';
import { type TableModel, useTable } from '../use-table';
import css from './attack.module.css';
import { CardChip } from './card-chip';
import { Ledger } from './ledger';
import { QuickOffer } from './quick-offer';
import { SpecialsNow } from './specials-now';
import { SpendControls, type Spending } from './spend-controls';

/** Time to take a large payment back before it is sent, ms. */
const TAKE_BACK_MS = 3000;

/** The attack under way: ledger, players who may still answer, and possible actions. */
export function Contest({ attack }: { attack: Attack }) {
  const table = useTable();
  const { offers } = table.game;
  const me = useFighter();
  const { done, roll } = offers.value;
  const open = attack.stage === 'contest';
  const isAttacker = open && me !== null && attack.by === me;
  const rolls = table.stage.shown.value?.told === false;
  const rev = table.game.decision.value.rev;
  const [armed, arm] = useArmedRoll();
  const { much, setMuch, spendMuch } = useMuch();
  const waiting = table.game.decision.value.who.filter((player) => player !== attack.by).map((player) => table.name(player));

  // Space says done, or rolls: the one action when nothing else has the focus.
  useAction('answer', () => {
    if (rolls) return false;
    if (much) {
      spendMuch();
      return true;
    }
    const passes = done.can?.plain === true && !table.game.isPassing.value;
    if (roll.can) void table.game.act({ type: 'roll', rev: roll.can.rev });
    else if (passes) void table.game.act({ type: 'done', rev: done.can?.rev });
    return Boolean(roll.can || passes);
  });

  // On a phone the sheet's foot has room for money, Specials and one button; the rest follows the ledger.
  const phone = useMedia(MEDIA.phone);
  const Besides = phone ? Below : PanelFoot;
  const title = t('attack.title', { kind: kindName(attack.kind) });
  return (
    <section class={css.attackPanel} data-testid="attack-panel" aria-label={title}>
      <Head attack={attack} title={title} isPhone={phone} />
      <div class={css.pinned}>
        <Odds
          needs={attack.needs}
          odds={attack.odds}
          roll={attack.roll}
          result={attack.result}
          never={open ? t('attack.needsMoney') : undefined}
        />
        <LastAdded attack={attack} />
      </div>
      <Ledger rows={attack.ledger} needs={attack.needs} newest={lastPayer(table, attack)} />
      {attack.whispering && (
        <p class="note" data-testid="attack-whispers">
          {t('attack.whispers', { card: cardName(attack.whispering), target: cardName(attack.target) })}
        </p>
      )}
      <Others attack={attack} />
      {me && open && (
        <Below>
          <QuickOffer attack={attack} />
        </Below>
      )}
      {me && (
        <PanelFoot>
          {open && <SpendControls attack={attack} onMuch={setMuch} />}
          <SpecialsNow folds={phone} />
        </PanelFoot>
      )}
      <Besides>
        {me && <Counteracts attack={attack} />}
        <MoreTime attack={attack} />
        {isAttacker && waiting.length > 0 && (
          <Button
            size="small"
            class={footPart.besides}
            pressed={armed === rev}
            testid="attack-roll-armed"
            hint={t('attack.rollArmed.means')}
            onClick={() => arm(armed === rev ? null : rev)}
          >
            {t('attack.rollArmed')}
          </Button>
        )}
      </Besides>
      <PanelFoot>
        <HoldDice />
      </PanelFoot>
      {much ? (
        <PanelFoot>
          <Button size="big" icon="undo" testid="spend-back" onClick={() => setMuch(null)}>
            {t('spend.back')} <kbd>{keysInWords(prefs.bindings.value.takeBack)}</kbd>
          </Button>
          <Button kind="brass" size="big" icon="coin" testid="spend-now" onClick={spendMuch}>
            {t('spend.pay', { amount: much.amount })} <kbd>{keysInWords(prefs.bindings.value.answer)}</kbd>
          </Button>
        </PanelFoot>
      ) : isAttacker ? (
        <PanelFoot>
          <Roll isRolling={rolls} waiting={waiting} />
        </PanelFoot>
      ) : (
        me && (open || attack.stage === 'dice') && <Answer attack={attack} me={me} />
      )}
    </section>
  );
}

function useFighter(): PlayerId | null {
  const seat = useTable().game.position.value;
  return seat && !isOut(seat) ? seat.me : null;
}

/** A prepared roll: sent once the table is as it was when the roll was prepared. */
function useArmedRoll() {
  const table = useTable();
  const { roll } = table.game.offers.value;
  const { rev } = table.game.decision.value;
  const [armed, arm] = useState<number | null>(null);
  useEffect(() => {
    if (armed === null) return;
    if (armed !== rev) arm(null);
    else if (roll.can) void table.game.act({ type: 'roll', rev });
  }, [armed, rev, roll.can, table]);
  return [armed, arm] as const;
}

/** Large payments are sent after a delay, and can be taken back until then. */
function useMuch() {
  const table = useTable();
  const [much, hold] = useState<Spending | null>(null);
  const spendMuch = () => {
    if (much) void table.game.act(much);
    hold(null);
  };
  useEffect(() => {
    if (!much) return;
    const timer = setTimeout(spendMuch, TAKE_BACK_MS);
    return () => clearTimeout(timer);
  }, [much]);
  useAction('takeBack', () => {
    hold(null);
    return much !== null;
  });
  const setMuch = (intent: Spending | null) => {
    if (intent) table.clock.think();
    hold(intent);
  };
  return { much, setMuch, spendMuch };
}

function Head({ attack, title, isPhone }: { attack: Attack; title: string; isPhone: boolean }) {
  return (
    <>
      <header>
        {isPhone ? (
          <h2 class="panel-title">
            <span data-testid="attack-attacker">{shortName(attack.attacker)}</span> →{' '}
            <span data-testid="attack-target">{shortName(attack.target)}</span>
          </h2>
        ) : (
          <h2 class="panel-title">{title}</h2>
        )}
        <StateTag attack={attack} />
      </header>
      {!isPhone && (
        <Duel>
          <CardChip card={attack.attacker} testid="attack-attacker" />
          <DuelArrow />
          <CardChip card={attack.target} testid="attack-target" />
        </Duel>
      )}
    </>
  );
}

/** The attacker's button, or the players it waits for. */
function Roll({ isRolling, waiting }: { isRolling: boolean; waiting: readonly string[] }) {
  const table = useTable();
  const { roll } = table.game.offers.value;
  const waits = t('attack.rollWaits', { names: list(waiting) });
  const isReady = !isRolling && waiting.length === 0;
  const reason = waiting.length > 0 && roll.refusal ? waits : whyNot(table, roll.refusal);
  const text = isReady ? t('attack.roll') : waiting.length > 2 ? t('attack.rollWaitsMany', { n: waiting.length }) : waits;
  return (
    <Button
      kind="brass"
      size="big"
      icon="dice"
      testid="attack-roll"
      reason={isRolling ? t('attack.rolling') : reason}
      onClick={() => void table.game.act({ type: 'roll', rev: roll.can?.rev })}
    >
      {isRolling ? t('attack.rolling') : text}
      {isReady && <kbd>{keysInWords(prefs.bindings.value.answer)}</kbd>}
    </Button>
  );
}

function Others({ attack }: { attack: Attack }) {
  const { board } = useTable().game.view.value;
  const frame = board.frames.find(({ kind }) => kind === 'attack');
  const others = board.seats.filter(({ player, status }) => player !== attack.by && status === 'in');
  return (
    <People
      players={others.map(({ player }) => player)}
      done={frame && 'done' in frame ? frame.done : []}
      firm={frame?.kind === 'attack' ? frame.firm : []}
    />
  );
}

const Below = ({ children }: { children: ComponentChildren }) => <div class={css.below}>{children}</div>;

/** Tag of an attack: its privilege or, while dice roll, a note that the panel shows the moment before. */
function StateTag({ attack }: { attack: Attack }) {
  const { shown } = useTable().stage;
  return shown.value?.told === false ? (
    <span class={css.held} data-testid="held">
      <Icon name="lock" /> {t('stage.held')}
    </span>
  ) : (
    <span class="small muted" data-testid="attack-privilege-state" data-state={attack.privilege}>
      {t('attack.privilegeState', { state: attack.privilege })}
    </span>
  );
}

function Answer({ attack, me }: { attack: Attack; me: PlayerId }) {
  const table = useTable();
  const { done } = table.game.offers.value;
  const frame = table.game.view.value.board.frames.at(-1);
  const open = attack.stage === 'contest';
  const act = (more: { firm?: true } = {}) => void table.game.act({ type: 'done', ...more, rev: done.can?.rev });
  const hasPassed = table.game.isPassing.value || (frame?.kind === 'attack' && frame.done.includes(me));
  // Awaited, but a stop passes for the player.
  const isIdle = table.game.decision.value.who.includes(me) && !table.game.isAwaited.value;
  if (isIdle && !hasPassed) {
    return (
      <PanelFoot>
        <QuietPass onPass={() => act()} />
      </PanelFoot>
    );
  }
  const choices: PassChoice[] = [];
  if (open && done.can?.firm) {
    choices.push({
      testid: 'done-firm',
      icon: 'check',
      text: t('attack.doneFirm'),
      means: t('attack.doneFirmHint'),
      onPick: () => act({ firm: true }),
    });
  }
  if (open && attack.by !== me) {
    choices.push({ testid: 'ask-less', icon: 'gear', text: t('orders.open'), onPick: () => table.ui.menu.open('orders') });
  }
  return (
    <PanelFoot>
      <Pass
        means={open ? t('attack.done', doneMeans(attack)) : t('attack.doneDice')}
        reason={whyNot(table, done.refusal)}
        onBack={hasPassed ? () => void takeBack(table) : null}
        onPass={() => act()}
        choices={choices}
      />
    </PanelFoot>
  );
}

/** Outcome if nobody adds anything: needed roll and chance. */
const doneMeans = ({ needs, odds }: Attack) => ({
  hopeless: odds === 0 ? 'yes' : 'no',
  needs: countedNeed(needs),
  percent: percent(odds),
});

const ADDED: ReadonlySet<GameEvent['type']> = new Set([
  'spent',
  'specialPlayed',
  'specialCancelled',
  'privilegeDeclared',
  'privilegeBroken',
  'letIn',
  'alignmentChanged',
]);

const lastAdded = ({ log }: TableModel, attack: Attack) => {
  const since = log.value.findLastIndex(({ event }) => event.type === 'attackAnnounced' && event.attack === attack.id);
  return since < 0 ? undefined : log.value.slice(since + 1).findLast(({ event }) => ADDED.has(event.type));
};

/** Owner of the money added last; null: something else was. */
const lastPayer = (table: TableModel, attack: Attack): PlayerId | null => {
  const event = lastAdded(table, attack)?.event;
  return event?.type === 'spent' ? event.player : null;
};

/** The latest addition to the attack: it reopens the question to players who had said done (C-422). */
function LastAdded({ attack }: { attack: Attack }) {
  const table = useTable();
  const last = lastAdded(table, attack);
  // Money is shown by its line of the ledger.
  if (!last || last.event.type === 'spent') return null;
  return (
    <p class={cx(css.lastAdded, 'small')} key={last.id} role="status" data-testid="last-added">
      <Sentence event={last.event} />
      <small>{t('attack.justNow', { asked: table.game.isAwaited.value ? 'yes' : 'no' })}</small>
    </p>
  );
}

function MoreTime({ attack }: { attack: Attack }) {
  const table = useTable();
  const { me } = table.game;
  const { kind, at: end, more } = table.link.timer.value;
  if (me === null || end === 0 || kind !== 'contest' || !(attack.by === me || table.game.isAwaited.value)) return null;
  return (
    <Button
      size="small"
      icon="clock"
      class={footPart.besides}
      testid="more-time"
      reason={more.includes(me) ? t('attack.moreTimeHad') : null}
      onClick={() => void table.send('moreTime', {})}
    >
      {t('attack.moreTime')}
    </Button>
  );
}

function HoldDice() {
  const table = useTable();
  const { me } = table.game;
  const { kind, at: end, held } = table.link.timer.value;
  const seat = table.game.view.value.board.seats.find(({ player }) => player === me);
  if (end === 0 || kind !== 'dice' || seat?.status !== 'in' || seat.faceDown + seat.faceUp.length === 0) return null;
  return (
    <Button
      icon="clock"
      size="big"
      testid="dice-hold"
      hint={t('attack.holdHint')}
      reason={held ? t('attack.held') : null}
      onClick={() => void table.send('hold', {})}
    >
      {t('attack.hold')}
    </Button>
  );
}

/** Other actions in this contest: privilege and calling off for the attacker, breaking it for the rest. */
function Counteracts({ attack }: { attack: Attack }) {
  const table = useTable();
  const position = table.game.position.value;
  const leads = attack.by === table.game.me;
  if (!position || attack.stage !== 'contest' || !(leads || attack.privilege === 'declared')) return null;
  const { breakPrivilege, callOff, privilege } = position.offers;
  return leads ? (
    <>
      <Button
        size="small"
        class={footPart.besides}
        icon="lock"
        testid="attack-privilege"
        reason={whyNot(table, privilege.refusal)}
        onClick={() => table.draft.begin(discardDraft.start(position, 'privilege'))}
      >
        {t('attack.privilege')}
      </Button>
      <Button
        size="small"
        class={footPart.besides}
        icon="close"
        testid="attack-calloff"
        reason={whyNot(table, callOff.refusal)}
        onClick={() => {
          table.clock.cancelAutoPass();
          void table.game.act({ type: 'callOff' });
        }}
      >
        {t('attack.callOff')}
      </Button>
    </>
  ) : (
    <Button
      size="small"
      class={footPart.besides}
      icon="unlock"
      testid="break-privilege"
      reason={whyNot(table, breakPrivilege.refusal) ?? (breakPrivilege.can?.pairs.length === 0 ? t('privilege.agentOnly') : null)}
      onClick={() => table.draft.begin(discardDraft.start(position, 'break'))}
    >
      {t('privilege.break')}
    </Button>
  );
}
