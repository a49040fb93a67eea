import type { Options } from '@illuminice/rules/inwo';
import { at } from '../../../base-path';
import type { Lobby } from '../../../net/table-link';
import type { Configure, LobbyUi } from '../../../table/game-ui';
import { cx } from '../../../ui/cx';
import { lazyComponent } from '../../../ui/lazy-part';
import { OptionRow } from '../../../ui/option-row';
import { Segmented } from '../../../ui/segmented';
import { Switch } from '../../../ui/switch';
import { t } from '../words';
import { LENGTHS, lengthOf } from './length';
import css from './lobby-ui.module.css';

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
  const { decks } = optionsIn(lobby);
  const set = setter(configure);
  const players = Math.max(2, lobby.seats.length);
  const { usual, least, now } = lengthOf(optionsIn(lobby), players);
  return (
    <>
      <OptionRow title={t('option.groupsToWin')} help={t('option.groupsToWin.help', { usual, players })}>
        <input
          class={cx('field', 'figures', css.length)}
          type="number"
          inputMode="numeric"
          min={least}
          max={LENGTHS.most}
          step={1}
          value={now}
          disabled={!editable}
          aria-label={t('option.groupsToWin')}
          data-testid="option-groups"
          onChange={({ currentTarget: field }) => {
            const typed = Math.round(Number(field.value));
            // Resets the field to the table's number once the table accepts it.
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

/** Introduction to the game for invited players, and ways to learn it. */
const About = () => (
  <section class={cx('panel', css.about)} data-testid="lobby-about">
    <h2 class="panel-title">{t('lobby.about.title')}</h2>
    <p class="small">{t('lobby.about')}</p>
    <nav class="small" aria-label={t('lobby.about.title')}>
      <a href={at('/learn/inwo')}>{t('home.learn')}</a>
      <a href={at('/rules/inwo')}>{t('home.rules')}</a>
      <a href={at('/cards/inwo')}>{t('home.cards')}</a>
      <a href={at('/decks')}>{t('home.decks')}</a>
    </nav>
  </section>
);

const DeckSeal = lazyComponent(() => import('../decks/choice/deck-seal'), 'DeckSeal', { must: true });

const ui: LobbyUi = {
  title: () => t('lobby.title'),
  Options: GameOptions,
  Variants,
  Introduction: About,
  choice: {
    isAsked(lobby) {
      const { decks, oneSet } = optionsIn(lobby);
      return decks !== 'dealt' && !oneSet;
    },
    Panel: DeckSeal,
  },
};
export default ui;
