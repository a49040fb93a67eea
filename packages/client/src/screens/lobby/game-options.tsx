import { CLOCKS, type ClientMessages, COMPUTER_SWITCHES, MOST_PASSWORD } from '@illuminice/protocol';
import { MOST_PLAYERS } from '@illuminice/rules';
import { useState } from 'preact/hooks';
import type { Lobby, TableLink } from '../../net/table-link';
import { prefs } from '../../prefs/prefs';
import type { LobbyUi } from '../../table/game-ui';
import { delayText, list, refusalText, t, themesOf } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { OptionRow } from '../../ui/option-row';
import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';
import css from './lobby.module.css';

const SEATS = [2, 3, 4, 5, 6, 7, 8];
/** Choices of the lobby, in ms; the server may have another default. */
const SILENCES = [0, 10_000, 20_000, 40_000];

/** Options of the game, each with help, rare ones folded; only the host can change them. */
export function GameOptions(props: { link: TableLink; lobby: Lobby; game: LobbyUi; editable: boolean }) {
  const { link, lobby, editable } = props;
  const { Options, Variants } = props.game;
  const [error, setError] = useState<string | null>(null);

  const configure = async (change: Omit<ClientMessages['configure'], 'n'>) => {
    const answer = await link.send('configure', change);
    setError(answer.ok ? null : refusalText(answer.refusal));
  };
  const themes = themesOf(lobby.rules.ruleset);
  const silences = [...new Set([...SILENCES, lobby.silence])].sort((left, other) => left - other);
  const parts = { lobby, editable, configure: (change: { options: Record<string, unknown> }) => void configure(change) };

  return (
    <section class={cx('panel', css.options)}>
      <h2 class="panel-title">
        {t('lobby.game')} {!editable && <span class="small muted">{t('lobby.hostDecides')}</span>}
      </h2>
      {error && (
        <p class="error small" role="alert">
          {error}
        </p>
      )}
      <OptionRow title={t('option.seats')} help={t('option.seats.help')}>
        <Segmented
          label={t('option.seats')}
          testid="option-seats"
          disabled={!editable}
          value={lobby.capacity}
          choices={SEATS.filter((n) => n <= MOST_PLAYERS[lobby.rules.ruleset]).map((n) => ({ value: n, text: String(n) }))}
          onChange={(seats) => void configure({ seats })}
        />
      </OptionRow>
      <Options {...parts} />
      <details class={css.more} data-testid="more-options">
        <summary>
          <strong>{t('lobby.moreOptions')}</strong>{' '}
          <span class="small muted">
            {list([
              `${t('option.clock')}: ${t('option.clock.name', { clock: lobby.clock })}`,
              `${t('option.silence')}: ${t('option.silence.name', { on: lobby.silence > 0 ? 'yes' : 'no', seconds: lobby.silence / 1000 })}`,
            ])}
          </span>
        </summary>
        <OptionRow title={t('option.clock')} help={t('option.clock.help', { clock: lobby.clock })}>
          <Segmented
            label={t('option.clock')}
            testid="option-clock"
            disabled={!editable}
            value={lobby.clock}
            choices={CLOCKS.map((clock) => ({ value: clock, text: t('option.clock.name', { clock }) }))}
            onChange={(clock) => void configure({ clock })}
          />
        </OptionRow>
        <OptionRow
          title={t('option.silence')}
          help={t('option.silence.help', { on: lobby.silence > 0 ? 'yes' : 'no', seconds: lobby.silence / 1000 })}
        >
          <Segmented
            label={t('option.silence')}
            testid="option-silence"
            disabled={!editable}
            value={lobby.silence}
            choices={silences.map((value) => ({
              value,
              text: t('option.silence.name', { on: value > 0 ? 'yes' : 'no', seconds: value / 1000 }),
            }))}
            onChange={(silence) => void configure({ silence })}
          />
        </OptionRow>
        {COMPUTER_SWITCHES.map((name) => (
          <OptionRow key={name} title={t(`option.${name}`)} help={t(`option.${name}.help`)}>
            <Switch
              label={t(`option.${name}`)}
              on={lobby[name]}
              disabled={!editable}
              testid={`option-${name}`}
              onChange={(on) => void configure({ [name]: on })}
            />
          </OptionRow>
        ))}
        {themes.length > 1 && (
          <OptionRow title={t('options.theme')} help={t('options.theme.help')}>
            <Segmented
              label={t('options.theme')}
              testid="option-theme"
              value={prefs.theme.value}
              choices={themes.map((theme) => ({ value: theme, text: t('options.theme.name', { theme }) }))}
              onChange={(theme) => {
                prefs.theme.value = theme;
              }}
            />
          </OptionRow>
        )}
        <Variants {...parts} />
        <OptionRow title={t('option.public')} help={t('option.public.help')}>
          <Switch
            label={t('option.public')}
            on={lobby.public}
            disabled={!editable}
            testid="option-public"
            onChange={(isPublic) => void configure({ public: isPublic })}
          />
        </OptionRow>
        <SpectatorOptions lobby={lobby} editable={editable} onChange={(change) => void configure(change)} />
        <OptionRow title={t('option.password')} help={t('option.password.help', { set: lobby.password ? 'yes' : 'no' })}>
          {editable && <Password set={lobby.password} onSet={(password) => void configure({ password })} />}
        </OptionRow>
      </details>
    </section>
  );
}

function Password({ set, onSet }: { set: boolean; onSet: (password: string | null) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      class={css.password}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) onSet(typed);
        setTyped('');
      }}
    >
      <input
        class="field"
        type="password"
        autoComplete="new-password"
        maxLength={MOST_PASSWORD}
        value={typed}
        aria-label={t('option.password')}
        data-testid="option-password"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="small" testid="option-password-set" reason={typed ? null : t('option.password.empty')}>
        {t('option.password.set')}
      </Button>
      {set && (
        <Button size="small" testid="option-password-none" onClick={() => onSet(null)}>
          {t('option.password.none')}
        </Button>
      )}
    </form>
  );
}

/** Choices of the lobby, in seconds; the table may have another value. */
const DELAYS = [0, 30, 120, 300];

function SpectatorOptions(props: {
  lobby: Lobby;
  editable: boolean;
  onChange: (change: { spectators?: boolean; spectatorDelay?: number }) => void;
}) {
  const { lobby, editable, onChange } = props;
  const delays = [...new Set([...DELAYS, lobby.spectatorDelay])].sort((left, other) => left - other);
  return (
    <>
      <OptionRow title={t('option.spectators')} help={t('option.spectators.help')}>
        <Switch
          label={t('option.spectators')}
          on={lobby.watchable}
          disabled={!editable}
          testid="option-spectators"
          onChange={(spectators) => onChange({ spectators })}
        />
      </OptionRow>
      {lobby.watchable && (
        <OptionRow title={t('option.delay')} help={t('option.delay.help')}>
          <Segmented
            label={t('option.delay')}
            testid="option-delay"
            disabled={!editable}
            value={lobby.spectatorDelay}
            choices={delays.map((value) => ({ value, text: delayText(value) }))}
            onChange={(spectatorDelay) => onChange({ spectatorDelay })}
          />
        </OptionRow>
      )}
    </>
  );
}
