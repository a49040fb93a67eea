import { keysInWords } from '../prefs/key-words';
import { optionsOpen } from '../prefs/options-open';
import { prefs } from '../prefs/prefs';
import { delayText, phaseName, t } from '../text';
import { Button } from '../ui/button';
import { Crest } from '../ui/crest';
import { SeatMark } from '../ui/seat-mark';
import { Countdown } from './countdown';
import { useTable } from './model';
import { SeatStrip } from './seat-strip';
import { CancelOrders } from './standing-orders';
import { readMarks } from './talk/seen';
import './top-bar.css';

/** Whose turn it is, which phase, how many actions are left, and whom the table waits for, by name. */
export function TopBar({ onFocus, onTalk, strip = false }: { onFocus: () => void; onTalk?: () => void; strip?: boolean }) {
  const table = useTable();
  const { board } = table.view.value;
  const hand = (table.view.value.mine?.hand.length ?? 0) + (board.seats.find(({ player }) => player === table.me)?.faceUp.length ?? 0);
  const lobby = table.link.lobby.value;
  const later = table.me === null && !board.outcome ? (lobby?.spectatorDelay ?? 0) : 0;
  const openMenu = () => {
    table.menu.value = 'menu';
  };
  return (
    <header class="top-bar">
      <div class="top-brand">
        <Crest size={34} />
        <span class="top-name">{t('brand')}</span>
        <span class="small muted top-code">{t('top.code', { code: table.link.code, turn: board.turn?.number ?? 0 })}</span>
      </div>
      <Banner brief={strip} />
      {later > 0 && (
        <span class="small muted" data-testid="shown-later">
          {t('top.later', { delay: delayText(later) })}
        </span>
      )}
      <div class="top-buttons">
        {hand > 0 && (
          <Button
            class="hand-open"
            icon="special"
            label={t('scene.count', { label: t('hand.title'), n: hand })}
            testid="hand-open"
            pressed={table.handOpen.value}
            onClick={() => {
              table.handOpen.value = !table.handOpen.value;
            }}
          >
            {hand}
          </Button>
        )}
        <CancelOrders />
        {onTalk && <TalkButton onTalk={onTalk} />}
        <SoundButton />
        <Button
          class="at-width"
          icon="gear"
          label={t('options.open')}
          hint={t('options.open')}
          testid="top-options"
          onClick={() => {
            optionsOpen.value = true;
          }}
        />
        <Button icon="focus" label={t('top.focus')} hint={t('top.focus')} testid="camera-focus" onClick={onFocus} />
        <Button icon="menu" label={t('top.menu')} hint={t('top.menu')} testid="menu-open" onClick={openMenu} />
      </div>
      {strip && <SeatStrip />}
    </header>
  );
}

/** Silences the page, or lets it be heard again. */
function SoundButton() {
  const on = !prefs.muted.value;
  const hint = t('top.sound', { on: on ? 'yes' : 'no', key: keysInWords(prefs.bindings.value.mute) });
  return (
    <Button
      class="at-width"
      icon={on ? 'sound' : 'silent'}
      label={t('options.sound')}
      pressed={on}
      hint={hint}
      testid="top-sound"
      onClick={() => {
        prefs.muted.value = on;
      }}
    />
  );
}

/** Leads to what is said, where it stands below everything else, and counts what is new there. */
function TalkButton({ onTalk }: { onTalk: () => void }) {
  const table = useTable();
  const n = readMarks(table.link).lines().length;
  return (
    <Button
      class="talk-open"
      icon="talk"
      label={n > 0 ? `${t('talk.chat')}: ${t('talk.unread', { n })}` : t('talk.chat')}
      hint={t('talk.chat')}
      testid="talk-open"
      onClick={onTalk}
    >
      {n > 0 && (
        <span class="unread" aria-hidden="true">
          {n}
        </span>
      )}
    </Button>
  );
}

const STEPS = ['start', 'actions', 'powers'] as const;

/** @param brief whom it waits for is shown elsewhere, and only said */
function Banner({ brief }: { brief: boolean }) {
  const table = useTable();
  const { board } = table.view.value;
  const { who, kind } = table.decision.value;
  const player = board.turn?.player ?? null;
  const seat = player ? table.seat(player) : null;
  const waiting = who.filter((one) => one !== table.me).map((one) => table.name(one));
  const words = table.asked.value
    ? kind === 'turn'
      ? ''
      : t('banner.asked', { kind })
    : waiting.length > 0
      ? t('banner.waiting', { names: waiting.join(', '), kind })
      : '';
  const powers =
    seat && ['gnomes-of-zurich', 'bermuda-triangle'].includes(board.seats.find((one) => one.player === player)?.illuminati ?? '');
  return (
    <div
      class={`banner ${table.asked.value ? 'asked' : ''}`}
      key={player ?? 'setup'}
      data-testid="banner"
      data-turn={seat?.place ?? ''}
      data-phase={board.phase}
    >
      <p class="banner-turn" aria-live="polite">
        {seat ? (
          <>
            <SeatMark look={seat.look} size={15} />
            <span>
              <span style={{ color: seat.look.colour }}>{seat.name}</span>
              {player === table.me ? t('banner.yours') : t('banner.theirs')}
            </span>
          </>
        ) : (
          phaseName(board.phase)
        )}
      </p>
      {board.turn && (
        <ol class="banner-steps" aria-label={t('banner.steps')}>
          {STEPS.filter((step) => step !== 'powers' || powers).map((step) => (
            <li key={step} aria-current={board.phase === step ? 'step' : undefined}>
              {phaseName(step)}
            </li>
          ))}
        </ol>
      )}
      {board.turn && board.phase === 'actions' && (
        <span class="banner-actions" data-testid="actions-left" data-left={board.turn.actionsLeft}>
          {[1, 2].map((n) => (
            <i key={n} class={n <= (board.turn?.actionsLeft ?? 0) ? 'left' : ''} />
          ))}
          {t('actions.left', { count: board.turn.actionsLeft })}
        </span>
      )}
      <div class="banner-second">
        <Countdown />
        {words && (
          <span
            class={`banner-waiting small ${brief && !table.asked.value ? 'visually-hidden' : ''}`}
            role="status"
            data-testid="waiting-for"
          >
            {words}
          </span>
        )}
      </div>
    </div>
  );
}
