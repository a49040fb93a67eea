import { type Options, READY_DECKS } from '@illuminice/rules/inwo';
import type { Lobby } from '../../../net/table-link';
import type { Configure, LobbyUi } from '../../../table/game-ui';
import { cx } from '../../../ui/cx';
import { OptionRow } from '../../../ui/option-row';
import { Segmented } from '../../../ui/segmented';
import { Switch } from '../../../ui/switch';
import { cardName, goalText, t } from '../words';
import css from './lobby-ui.module.css';

/** Cards of the Basic Goal that are usual (N-1201). */
const usualLength = (players: number): number => (players === 2 ? 12 : 10);
/** Other settings (N-1302); two players never play to fewer than is usual (N-1301). */
const [LEAST, MOST] = [2, 20];
const COPIES = [0, 1, 2, 3] as const;

const optionsIn = ({ rules }: Lobby): Options => rules.options as Options;

interface Choice<T extends string | number> {
  readonly title: string;
  readonly help: string;
  readonly testid: string;
  readonly value: T;
  readonly of: readonly (readonly [T, string])[];
  onChange(value: T): void;
}

const Choosing = <T extends string | number>({
  title,
  help,
  testid,
  value,
  of: choices,
  editable,
  onChange,
}: Choice<T> & { editable: boolean }) => (
  <OptionRow title={title} help={help}>
    <Segmented
      label={title}
      testid={testid}
      disabled={!editable}
      value={value}
      choices={choices.map(([value, text]) => ({ value: value, text }))}
      onChange={onChange}
    />
  </OptionRow>
);

const setter =
  (configure: Configure) =>
  (options: Partial<Options>): void =>
    configure({ options });

const GameOptions: LobbyUi['Options'] = ({ lobby, editable, configure }) => {
  const { groupsToWin, decks } = optionsIn(lobby);
  const set = setter(configure);
  const players = Math.max(2, lobby.seats.length);
  const usual = usualLength(players);
  const least = players === 2 ? usual : LEAST;
  const now = Math.max(groupsToWin ?? usual, least);
  return (
    <>
      <OptionRow title={t('option.groupsToWin')} help={t('option.groupsToWin.help', { usual, players })}>
        <input
          class={cx('field', 'figures', css.length)}
          type="number"
          inputMode="numeric"
          min={least}
          max={MOST}
          step={1}
          value={now}
          disabled={!editable}
          aria-label={t('option.groupsToWin')}
          data-testid="option-groups"
          onChange={({ currentTarget: field }) => {
            const typed = Math.round(Number(field.value));
            // The field shows the table's number; a number that the table takes comes back from it.
            field.value = String(now);
            if (typed !== now) set({ groupsToWin: typed === usual ? null : typed });
          }}
        />
      </OptionRow>
      <Choosing
        title={t('option.decks')}
        help={t('option.decks.help', { decks })}
        testid="option-decks"
        editable={editable}
        value={decks}
        of={(['dealt', 'ready', 'made', 'own'] as const).map((value) => [value, t('option.decks.name', { decks: value })])}
        onChange={(decks) => set({ decks: decks })}
      />
    </>
  );
};

const Variants: LobbyUi['Variants'] = ({ lobby, editable, configure }) => {
  const { pool, copies, startWindow, drawWindow, oneSet, twoPlayerTakeover } = optionsIn(lobby);
  const set = setter(configure);
  return (
    <>
      <Choosing
        title={t('option.pool')}
        help={t('option.pool.help', { pool })}
        testid="option-pool"
        editable={editable}
        value={pool}
        of={(['starter', 'sure', 'all'] as const).map((value) => [value, t('option.pool.name', { pool: value })])}
        onChange={(pool) => set({ pool: pool })}
      />
      <Choosing
        title={t('option.copies')}
        help={t('option.copies.help')}
        testid="option-copies"
        editable={editable}
        value={copies ?? 0}
        of={COPIES.map((n) => [n, t('option.copies.name', { n })])}
        onChange={(n) => set({ copies: n === 0 ? null : n })}
      />
      <OptionRow title={t('option.startWindow')} help={t('option.startWindow.help')}>
        <Switch
          label={t('option.startWindow')}
          on={startWindow}
          disabled={!editable}
          testid="option-startWindow"
          onChange={(startWindow) => set({ startWindow: startWindow })}
        />
      </OptionRow>
      <OptionRow title={t('option.drawWindow')} help={t('option.drawWindow.help')}>
        <Switch
          label={t('option.drawWindow')}
          on={drawWindow}
          disabled={!editable}
          testid="option-drawWindow"
          onChange={(drawWindow) => set({ drawWindow: drawWindow })}
        />
      </OptionRow>
      <OptionRow title={t('option.oneSet')} help={t('option.oneSet.help')}>
        <Switch
          label={t('option.oneSet')}
          on={oneSet}
          disabled={!editable}
          testid="option-oneSet"
          onChange={(isOn) => set({ oneSet: isOn })}
        />
      </OptionRow>
      <Choosing
        title={t('option.twoPlayerTakeover')}
        help={t('option.twoPlayerTakeover.help', { takeover: twoPlayerTakeover })}
        testid="option-twoPlayerTakeover"
        editable={editable}
        value={twoPlayerTakeover}
        of={(['none', 'token'] as const).map((value) => [value, t('option.twoPlayerTakeover.name', { takeover: value })])}
        onChange={(value) => set({ twoPlayerTakeover: value })}
      />
    </>
  );
};

/** The ready-made decks: whose each is, and what its Illuminati wins by besides the Basic Goal. */
const Decks = () => (
  <section class={cx('panel', css.decks)}>
    <h2 class="panel-title">{t('lobby.decks')}</h2>
    <ul>
      {[...READY_DECKS.values()].map(({ illuminati }) => (
        <li key={illuminati}>
          <h3>{cardName(illuminati)}</h3>
          <p class="small muted">{goalText(illuminati, usualLength(0))}</p>
        </li>
      ))}
    </ul>
  </section>
);

const ui: LobbyUi = { Options: GameOptions, Variants, Introduction: Decks };
export default ui;
