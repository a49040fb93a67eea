import { DEFAULT_RULESET, type RulesetId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso/router';
import { at } from '../../base-path';
import { GAMES } from '../../games';
import type { GameUi, LobbyUi, LocalGame } from '../../table/game-ui';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { Later, type LazyPart } from '../../ui/lazy-part';
import { MessagePage } from '../message-page';
import { Game } from '../table/game';
import { gameNamed, useWordsOf } from '../use-words-of';
import { Unreached, Wait } from '../wait';
import { Cover } from './cover';
import { HandOver } from './hand-over';
import { keep, keyOf, type LocalKind, readKept } from './keeping';
import { localLink } from './local-link';
import { type LocalSetup, LocalTable, UnknownRules } from './local-table';
import { Setup, type Trouble } from './setup';
import css from './setup.module.css';

/**
 * A table on this device, without a server: practice against computers at `/practice`, several people at `/local` (U111, U110);
 * `/practice/inwo` plays the other game.
 */
export default function Local() {
  const kind: LocalKind = useLocation().path.startsWith(at('/practice')) ? 'practice' : 'together';
  const ruleset = gameNamed(useRoute().params.game, DEFAULT_RULESET);
  const isSpoken = useWordsOf(ruleset);
  const { local, lobby, ui } = GAMES[ruleset];
  useEffect(() => {
    lobby.retry();
    ui.retry();
  }, [lobby, ui]);
  if (!isSpoken) return <Wait text={t('join.connecting')} />;
  return (
    <Needs part={local}>
      {({ default: game }) => (
        <Needs part={lobby}>
          {({ default: options }) => (
            <Needs part={ui}>{({ default: shows }) => <Device key={`${kind} ${ruleset}`} {...{ kind, game, options, shows }} />}</Needs>
          )}
        </Needs>
      )}
    </Needs>
  );
}

function Needs<T extends object>({ part, children }: { part: LazyPart<T>; children: (loaded: T) => ComponentChildren }) {
  return (
    <Later part={part} fallback={(failed) => (failed ? <Unreached onRetry={part.retry} /> : <Wait text={t('join.connecting')} />)}>
      {children}
    </Later>
  );
}

interface Props {
  kind: LocalKind;
  game: LocalGame;
  options: LobbyUi;
  shows: GameUi;
}

const idOf = (game: LocalGame): RulesetId => game.rules.ruleset;

/** The stored table: a game to resume, or a set-up for the next one. */
function recall(kind: LocalKind, game: LocalGame): { table: LocalTable | null; before: LocalSetup | null; trouble: Trouble | null } {
  const stored = readKept(kind, idOf(game));
  if (stored === null) return { table: null, before: null, trouble: null };
  if (stored === 'damaged') return { table: null, before: null, trouble: 'damaged' };
  try {
    const table = LocalTable.restore(game, stored);
    return { table: table.state.board.outcome ? null : table, before: stored, trouble: null };
  } catch (error) {
    return { table: null, before: null, trouble: error instanceof UnknownRules ? 'otherRules' : 'damaged' };
  }
}

function Device({ kind, game, options, shows }: Props) {
  const [found, setFound] = useState(() => recall(kind, game));
  const [setsUp, setSetsUp] = useState(found.table === null);
  const [isKept, setKept] = useState(true);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    // The event reaches other windows only. Two playing windows would overwrite each other.
    const onStorage = ({ key }: StorageEvent) => key === keyOf(kind, idOf(game)) && setElsewhere(true);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [kind, game]);

  const begin = (setup: LocalSetup) => {
    const table = LocalTable.begin(game, setup, freshSeed());
    setFound({ table, before: setup, trouble: null });
    setKept(keep(kind, table.kept));
    setSetsUp(false);
  };
  if (isElsewhere)
    return (
      <MessagePage testid="local-elsewhere">
        <Crest size={72} />
        <p class={css.message}>{t('local.elsewhere')}</p>
        <Button
          kind="brass"
          testid="local-here"
          onClick={() => {
            const now = recall(kind, game);
            setFound(now);
            setSetsUp(now.table === null);
            setElsewhere(false);
          }}
        >
          {t('local.here')}
        </Button>
      </MessagePage>
    );
  const { table } = found;
  if (setsUp || !table)
    return (
      <Setup
        {...{ kind, game, before: found.before, trouble: found.trouble }}
        lobby={options}
        onStart={begin}
        onBack={table && (() => setSetsUp(false))}
      />
    );
  return (
    <Playing
      {...{ table, shows, isKept }}
      title={() => t('local.title', { kind })}
      onChange={() => setKept(keep(kind, table.kept))}
      onNew={() => setSetsUp(true)}
      onAgain={() => found.before && begin(found.before)}
    />
  );
}

function Playing(props: {
  table: LocalTable;
  shows: GameUi;
  isKept: boolean;
  title: () => string;
  onChange: () => void;
  onNew: () => void;
  onAgain: () => void;
}) {
  const { table, shows, isKept, title, onChange, onNew, onAgain } = props;
  const link = useMemo(() => localLink(table, title, { startAgain: onNew, record: () => table.record }, { keep: onChange }), [table]);
  useEffect(() => () => link.leave(), [link]);
  const holder = link.player.value;
  const next = link.next.value;
  if (link.isCovered.value && next !== null) return <Cover link={link} game={shows} to={next} />;
  const { end } = GAMES[idOf(table.game)];
  const beside = (
    <>
      {!isKept && (
        <p class="note loss" role="alert" data-testid="local-not-kept">
          {t('local.notKept')}
        </p>
      )}
      {link.people.length > 1 && <HandOver link={link} />}
    </>
  );
  // The key drops everything shown to the former player.
  return <Game key={holder ?? ''} link={link} game={shows} end={end} hints={holder !== null} beside={beside} onPlayAgain={onAgain} />;
}

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
