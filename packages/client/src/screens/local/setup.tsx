import {
  type ComputerLevel,
  type ComputerStyle,
  INITIAL_SETTINGS,
  NAME_LENGTH,
  NOTHING_PROPOSED,
  type RulesInfo,
  USUAL_LEVEL,
} from '@illuminice/protocol';
import { DEFAULT_RULESET, MOST_PLAYERS, RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { COMPUTER_NAMES } from '@illuminice/themes';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { at } from '../../base-path';
import { rememberedName, rememberName } from '../../net/memory';
import type { Lobby } from '../../net/table-link';
import { seatLook } from '../../prefs/seat-look';
import type { LobbyUi, LocalGame } from '../../table/game-ui';
import { refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { ComputerKind } from '../../ui/computer-kind';
import { SeatMark } from '../../ui/seat-mark';
import { Segmented } from '../../ui/segmented';
import { SiteHead } from '../../ui/site-head';
import type { LocalKind } from './keeping';
import type { LocalSetup } from './local-table';
import css from './setup.module.css';

/** Why a stored game cannot go on: it is damaged, or this page no longer knows its rules. */
export type Trouble = 'damaged' | 'otherRules';

const OPPONENTS = 3;

interface Row {
  name: string | null;
  level: ComputerLevel;
  style: ComputerStyle;
}

const addressOf = (kind: LocalKind, game: RulesetId): string =>
  `/${kind === 'practice' ? 'practice' : 'local'}${game === DEFAULT_RULESET ? '' : `/${game}`}`;

const person = (name: string): Row => ({ name, level: USUAL_LEVEL, style: 'plain' });
const COMPUTER: Row = { name: null, level: USUAL_LEVEL, style: 'plain' };

const rowsOf = (kind: LocalKind, before: LocalSetup | null): Row[] => {
  if (before) return before.seats.map(({ name, computer, level, style }) => ({ name: computer ? null : name, level, style }));
  const me = person(rememberedName());
  return kind === 'practice' ? [me, ...Array<Row>(OPPONENTS).fill(COMPUTER)] : [me, person('')];
};

/**
 * Players on this device, and their game: names first, beginning with player one. @param before set-up of the last game @param trouble why
 * the stored game cannot go on @param onBack back to the running game; null: none
 */
export function Setup(props: {
  kind: LocalKind;
  game: LocalGame;
  lobby: LobbyUi;
  before: LocalSetup | null;
  trouble: Trouble | null;
  onStart: (setup: LocalSetup) => void;
  onBack: (() => void) | null;
}) {
  const { kind, game, lobby, before, trouble, onStart, onBack } = props;
  const { route } = useLocation();
  const [rows, setRows] = useState(() => rowsOf(kind, before));
  const [rules, setRules] = useState<RulesInfo>(before?.rules ?? game.rules);
  const [error, setError] = useState<string | null>(null);

  const change = (place: number, row: Row | null) => {
    setError(null);
    setRows(rows.flatMap((entry, index) => (index === place ? (row ?? []) : entry)));
  };
  const configure = (changed: { options: Record<string, unknown> }) => {
    const options = { ...rules.options, ...changed.options };
    const problem = game.contradiction(options);
    setError(problem && refusalText({ code: 'table', why: 'badOptions', with: { problem } }));
    if (!problem) setRules({ ...rules, options } as RulesInfo);
  };

  const start = () => {
    const names = rows.map(({ name }, index) => (name === null ? null : name.trim() || t('local.seat', { n: index + 1 })));
    const twice = names.find((name, index) => name !== null && names.indexOf(name) < index);
    if (twice) return setError(t('local.nameTwice', { name: twice }));
    const first = rows[0]?.name?.trim();
    if (first && rememberedName() === '') rememberName(first);
    // Computers get the names in turn, each once.
    const machines = [...COMPUTER_NAMES].filter((name) => !names.includes(name));
    const seats = rows.map(({ level, style }, index) => {
      const name = names[index] ?? null;
      return { player: `p${index + 1}`, colour: index, name: name ?? machines.shift() ?? '', computer: name === null, level, style };
    });
    onStart({ rules, seats });
  };

  const people = rows.filter(({ name }) => name !== null).length;
  const full = rows.length >= MOST_PLAYERS[rules.ruleset] ? t('lobby.full') : null;
  const parts = { lobby: asLobby(rules, rows.length), editable: true, configure };
  return (
    <div class={css.page}>
      <SiteHead />
      <main class={css.setup} data-testid="local-setup">
        <h1>{t('local.heading', { kind })}</h1>
        <p class="muted">{t('local.about', { kind })}</p>
        <div class="button-row">
          <Segmented
            label={t('home.game')}
            testid="local-game"
            value={rules.ruleset}
            choices={RULESET_IDS.map((id) => ({ value: id, text: t('game.name', { ruleset: id }) }))}
            onChange={(id) => route(at(addressOf(kind, id)), true)}
          />
        </div>
        <p class="small muted">{t('game.about', { ruleset: rules.ruleset })}</p>
        {trouble && (
          <p class="note loss" role="alert" data-testid="local-trouble">
            {t(`local.${trouble}`)}
          </p>
        )}
        <section class={css.seats} aria-labelledby="local-players">
          <h2 id="local-players" class="panel-title">
            {t('local.players')}
          </h2>
          <ol>
            {rows.map((row, index) => (
              <li key={index} style={{ '--seat': seatLook(index).colour }} data-testid={`local-seat-${index}`}>
                <SeatMark look={seatLook(index)} size={20} />
                {row.name === null ? (
                  <>
                    <span>{t('lobby.computer')}</span>
                    <ComputerKind
                      {...row}
                      ruleset={rules.ruleset}
                      name={t('local.seat', { n: index + 1 })}
                      testid={`local-${index}`}
                      onChange={(kind) => change(index, { ...row, ...kind })}
                    />
                  </>
                ) : (
                  <input
                    class="field"
                    value={row.name}
                    maxLength={NAME_LENGTH}
                    autoComplete="off"
                    placeholder={t('local.seat', { n: index + 1 })}
                    aria-label={t('local.nameOf', { n: index + 1 })}
                    data-testid={`local-name-${index}`}
                    onInput={({ currentTarget }) => change(index, { ...row, name: currentTarget.value })}
                    onKeyDown={(event) => event.key === 'Enter' && start()}
                  />
                )}
                {rows.length > 2 && (people > 1 || row.name === null) && (
                  <Button
                    kind="quiet"
                    icon="close"
                    label={t('lobby.removeComputer', { name: row.name || t('local.seat', { n: index + 1 }) })}
                    testid={`local-remove-${index}`}
                    onClick={() => change(index, null)}
                  />
                )}
              </li>
            ))}
          </ol>
          <div class="button-row">
            {kind === 'together' && (
              <Button icon="plus" testid="local-add" reason={full} onClick={() => setRows([...rows, person('')])}>
                {t('local.add')}
              </Button>
            )}
            <Button icon="plus" testid="local-add-computer" reason={full} onClick={() => setRows([...rows, COMPUTER])}>
              {t('lobby.addComputer')}
            </Button>
          </div>
        </section>
        <details class="disclosure">
          <summary data-testid="local-options">{t('local.options')}</summary>
          <lobby.Options {...parts} />
          <lobby.Variants {...parts} />
        </details>
        {error && (
          <p class="error" role="alert" data-testid="local-error">
            {error}
          </p>
        )}
        {onBack && <p class="small muted">{t('local.replaces')}</p>}
        <div class="button-row">
          <Button kind="brass" size="big" testid="local-start" onClick={start}>
            {t('lobby.start')}
          </Button>
          {onBack && (
            <Button size="big" testid="local-back" onClick={onBack}>
              {t('local.back')}
            </Button>
          )}
        </div>
      </main>
    </div>
  );
}

/** Options of a game as a lobby without other people. */
const asLobby = (rules: RulesInfo, capacity: number): Lobby => ({
  ...INITIAL_SETTINGS,
  ...{ code: '', name: '', stage: 'lobby', host: '', capacity, kicked: [], seats: [], watchers: [], spectators: 0 },
  ...{ password: false, watchable: false, game: '', from: null, rules, silence: 0, score: [] },
  ...NOTHING_PROPOSED,
});
