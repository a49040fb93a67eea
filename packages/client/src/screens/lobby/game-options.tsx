import { CLOCKS, type ClockName, MOST_PASSWORD } from '@illuminice/protocol';
import type { Options } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { LengthOption } from '../../games/classic/lobby/length-option';
import type { Lobby, TableLink } from '../../net/table-link';
import { prefs } from '../../prefs/prefs';
import { refusalText, THEMES, t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { OptionRow } from '../../ui/option-row';
import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';
import css from './lobby.module.css';
import { SpectatorOptions } from './spectator-options';

/** The options of the game, each with a line of help; the host alone changes them. */
export function GameOptions({ link, lobby, editable }: { link: TableLink; lobby: Lobby; editable: boolean }) {
  const [error, setError] = useState<string | null>(null);
  const { options } = lobby.rules;

  const configure = async (change: {
    options?: Partial<Options>;
    seats?: number;
    clock?: ClockName;
    public?: boolean;
    spectators?: boolean;
    spectatorDelay?: number;
    password?: string | null;
  }) => {
    const answer = await link.send('configure', change);
    setError(answer.ok ? null : refusalText(answer.refusal));
  };
  const toggle = (name: 'hiddenGoals' | 'startWindow' | 'longGame') => (
    <OptionRow key={name} title={t(`option.${name}`)} help={t(`option.${name}.help`)}>
      <Switch
        label={t(`option.${name}`)}
        on={options[name]}
        disabled={!editable}
        testid={`option-${name}`}
        onChange={(on) => void configure({ options: { [name]: on } })}
      />
    </OptionRow>
  );

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
          choices={[2, 3, 4, 5, 6, 7, 8].map((n) => ({ value: n, text: String(n) }))}
          onChange={(seats) => void configure({ seats })}
        />
      </OptionRow>
      <LengthOption
        groupsToWin={options.groupsToWin}
        players={Math.max(2, lobby.seats.length)}
        editable={editable}
        onChange={(groupsToWin) => void configure({ options: { groupsToWin } })}
      />
      <OptionRow title={t('option.illuminati')} help={t('option.illuminati.help')}>
        <Segmented
          label={t('option.illuminati')}
          testid="option-illuminati"
          disabled={!editable}
          value={options.illuminati}
          choices={[
            { value: 'pick', text: t('option.illuminati.pick') },
            { value: 'dealt', text: t('option.illuminati.dealt') },
          ]}
          onChange={(illuminati) => void configure({ options: { illuminati } })}
        />
      </OptionRow>
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
      <OptionRow title={t('options.theme')} help={t('options.theme.help')}>
        <Segmented
          label={t('options.theme')}
          testid="option-theme"
          value={prefs.theme.value}
          choices={THEMES.map((theme) => ({ value: theme, text: t('options.theme.name', { theme }) }))}
          onChange={(theme) => {
            prefs.theme.value = theme;
          }}
        />
      </OptionRow>
      {toggle('hiddenGoals')}
      {toggle('startWindow')}
      {toggle('longGame')}
      <OptionRow title={t('option.public')} help={t('option.public.help')}>
        <Switch
          label={t('option.public')}
          on={lobby.public}
          disabled={!editable}
          testid="option-public"
          onChange={(on) => void configure({ public: on })}
        />
      </OptionRow>
      <SpectatorOptions lobby={lobby} editable={editable} onChange={(change) => void configure(change)} />
      <OptionRow title={t('option.password')} help={t('option.password.help', { set: lobby.password ? 'yes' : 'no' })}>
        {editable && <Password set={lobby.password} onSet={(password) => void configure({ password })} />}
      </OptionRow>
    </section>
  );
}

/** Sets the password, or takes it away; what it is nobody is shown. */
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
