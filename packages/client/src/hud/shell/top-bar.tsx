import { optionsOpen } from '../../prefs/options-open';
import { prefs } from '../../prefs/prefs';
import { MEDIA } from '../../style/breakpoints';
import { useGameUi, useTable } from '../../table/table-context';
import { delayText, list, t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { keysInWords } from '../../ui/key-words';
import { SeatMark } from '../../ui/seat-mark';
import { useMedia } from '../../ui/use-media';
import { CancelOrders } from '../seats/cancel-orders';
import { SeatStrip } from '../seats/seat-strip';
import { readMarks } from '../talk/seen';
import { PaceButton } from './pace';
import css from './top-bar.module.css';

export function TopBar(props: { onFocus: () => void; onTalk?: () => void; strip?: boolean; brief?: boolean }) {
  const { onFocus, onTalk, strip, brief = strip } = props;
  const table = useTable();
  const { handSize } = useGameUi().play;
  const view = table.game.view.value;
  const { board } = view;
  const hand = handSize(view);
  const isPhone = useMedia(MEDIA.phone);
  const lobby = table.link.lobby.value;
  const later = table.game.me === null && !board.outcome ? (lobby?.spectatorDelay ?? 0) : 0;
  return (
    <header class={css.topBar} data-coverable data-inset="top" data-testid="top-bar">
      <div class={css.topBrand}>
        <Crest size={34} />
        <span class={css.topName}>{t('brand')}</span>
        <span class="small muted" data-testid="top-code">
          {t('top.code', { code: table.link.code, turn: board.turn?.number ?? 0 })}
        </span>
      </div>
      <Banner brief={brief === true} />
      {later > 0 && (
        <span class="small muted" data-testid="shown-later">
          {t('top.later', { delay: delayText(later) })}
        </span>
      )}
      <div class={css.topButtons}>
        {hand > 0 && (
          <Button
            class={css.handOpen}
            icon="special"
            label={t('scene.count', { label: t('hand.title'), n: hand })}
            testid="hand-open"
            pressed={table.ui.hand.isOpen.value}
            onClick={table.ui.hand.toggle}
          >
            {hand}
          </Button>
        )}
        <CancelOrders />
        {onTalk && <TalkButton onTalk={onTalk} />}
        {!isPhone && <PaceButton />}
        <SoundButton />
        <Button
          class={css.atWidth}
          icon="gear"
          label={t('options.open')}
          hint={t('options.open')}
          testid="top-options"
          onClick={() => {
            optionsOpen.value = true;
          }}
        />
        <Button icon="focus" label={t('top.focus')} hint={t('top.focus')} testid="camera-focus" onClick={onFocus} />
        <Button icon="menu" label={t('top.menu')} hint={t('top.menu')} testid="menu-open" onClick={() => table.ui.menu.open('menu')} />
      </div>
      {strip && <SeatStrip />}
    </header>
  );
}

function SoundButton() {
  const isOn = !prefs.muted.value;
  const hint = t('top.sound', { on: isOn ? 'yes' : 'no', key: keysInWords(prefs.bindings.value.mute) });
  return (
    <Button
      class={css.atWidth}
      icon={isOn ? 'sound' : 'silent'}
      label={t('options.sound')}
      pressed={isOn}
      hint={hint}
      testid="top-sound"
      onClick={() => {
        prefs.muted.value = isOn;
      }}
    />
  );
}

/** Scrolls to the chat where it lies below everything else, and counts new lines. */
function TalkButton({ onTalk }: { onTalk: () => void }) {
  const table = useTable();
  const n = readMarks(table.link).lines().length;
  return (
    <Button
      class={css.talkOpen}
      icon="talk"
      label={n > 0 ? `${t('talk.chat')}: ${t('talk.unread', { n })}` : t('talk.chat')}
      hint={t('talk.chat')}
      testid="talk-open"
      onClick={onTalk}
    >
      {n > 0 && (
        <span class="badge" aria-hidden="true">
          {n}
        </span>
      )}
    </Button>
  );
}

const MOST_SQUARES = 4;

/** @param brief awaited players are visible elsewhere, so they are only announced */
function Banner({ brief }: { brief: boolean }) {
  const table = useTable();
  const { play } = useGameUi();
  const view = table.game.view.value;
  const { board } = view;
  const { phase, phaseName, steps, actions } = play.turn(view);
  const { who, kind } = table.game.decision.value;
  const player = board.turn?.player ?? null;
  const seat = player ? table.seat(player) : null;
  const waiting = who.filter((id) => id !== table.game.me).map((id) => table.name(id));
  // While the dice roll, the table still shows the moment before: nobody is awaited.
  const rolls = table.stage.shown.value?.told === false;
  const asked = table.game.isAwaited.value && !rolls;
  const offerers = [...new Set(play.offerers(view))].map((id) => table.name(id));
  const second = () => {
    if (rolls) return '';
    if (asked && kind !== 'turn') return t('banner.asked', { kind });
    if (offerers.length > 0) return t('banner.offer', { names: list(offerers), count: offerers.length });
    return asked || waiting.length === 0 ? '' : t('banner.waiting', { names: waiting.join(', '), kind });
  };
  const words = second();
  return (
    <div
      class={cx(css.banner, asked && css.asked)}
      key={player ?? 'setup'}
      data-testid="banner"
      data-turn={seat?.place ?? ''}
      data-phase={phase}
    >
      <p class={css.bannerTurn} aria-live="polite">
        {seat ? (
          <>
            <SeatMark look={seat.look} size={15} />
            <span>
              <span style={{ color: seat.look.colour }}>{seat.name}</span>
              {player === table.game.me ? t('banner.yours') : t('banner.theirs')}
            </span>
          </>
        ) : (
          phaseName
        )}
      </p>
      {board.turn && (
        <ol class={css.bannerSteps} aria-label={t('banner.steps')}>
          {steps.map(({ id, name }) => (
            <li key={id} aria-current={phase === id ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      )}
      {actions && (
        <span class={css.bannerActions} data-testid="actions-left" data-left={actions.left}>
          {actions.of <= MOST_SQUARES &&
            Array.from({ length: actions.of }, (_, n) => <i key={n} data-sign={actions.sign} class={cx(n < actions.left && css.left)} />)}
          <span>{actions.text}</span>
        </span>
      )}
      <div class={css.bannerSecond}>
        <Countdown />
        {words && (
          <span class={cx(css.bannerWaiting, 'small', brief && !asked && 'visually-hidden')} role="status" data-testid="waiting-for">
            {words}
          </span>
        )}
      </div>
    </div>
  );
}

function Countdown() {
  const left = useTable().clock.secondsLeft.value;
  if (left === null) return null;
  return (
    <span class={cx(css.countdown, left <= 5 && css.short)} role="timer" data-testid="countdown" data-left={left}>
      <Icon name="clock" />
      <span aria-hidden="true">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</span>
      <span class="visually-hidden">{t('banner.secondsLeft', { left })}</span>
    </span>
  );
}
