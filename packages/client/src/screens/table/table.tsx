import { type Invitation, joinRefusal, tableCode } from '@illuminice/protocol';
import type { AnyView, RulesetId } from '@illuminice/rules';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { partsOf } from '../../games';
import { Connection } from '../../hud/seats/connection';
import { lookUpTable } from '../../net/http';
import { joinTable } from '../../net/joined-table';
import { rememberedName, seatToken } from '../../net/memory';
import { Unshown } from '../../net/open-room';
import { gameOpenedHere } from '../../net/opened-here';
import { isOutdated, reloadOnce } from '../../net/outdated';
import type { Lobby, TableLink } from '../../net/table-link';
import { delayText, t, wordsFor } from '../../text';
import { Later, lazyPart } from '../../ui/lazy-part';
import { Unreached, Wait } from '../wait';
import { Game } from './game';
import type { Entry, Trouble } from './gate';

/** Unneeded after joining a running game. */
const lobbyScreen = lazyPart(() => import('../lobby/lobby'));
/** Unneeded by owners of a seat. */
const gateScreen = lazyPart(() => import('./gate'));
const tvScreen = lazyPart(() => import('../tv/tv'));
const lost = lazyPart(() => import('../lost'));
const LOST_AGAIN_MS = 3000;

/** The address is unknown, or names a game that this page does not have. */
const Nowhere = ({ unshown = false }: { unshown?: boolean }) => (
  <Later part={lost} againMs={LOST_AGAIN_MS}>
    {({ default: Lost, NotShown }) => (unshown ? <NotShown /> : <Lost />)}
  </Later>
);

/** Wire format of the game, with the words that its table needs. */
const wireOf = async (ruleset: RulesetId) => {
  const [wire] = await Promise.all([partsOf(ruleset)?.wire.load(), wordsFor('table', ruleset)]);
  return wire?.default ?? null;
};

/** How a device shows a table: whole; on a TV, for all in the room; or as the hand of one player beside it. */
type Shown = 'table' | 'tv' | 'hand';

/** The table of the address, from a seat or as spectator. */
export default function Table() {
  const { params, query } = useRoute();
  const code = tableCode(params.code ?? '');
  const shown: Shown = 'tv' in query ? 'tv' : 'hand' in query ? 'hand' : 'table';
  const watch = 'watch' in query || shown === 'tv';
  return code ? <AtCode key={`${code} ${watch}`} code={code} watch={watch} shown={shown} /> : <Nowhere />;
}

/** Asks for a name if needed, then shows the lobby, then the game. */
function AtCode({ code, watch, shown }: { code: string; watch: boolean; shown: Shown }) {
  const [link, setLink] = useState<TableLink | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [unshown, setUnshown] = useState(false);
  const [joining, setJoining] = useState(false);
  const [ticket] = useState(takeTicket);
  // Evaluated once: joining stores a token, which must not trigger another join.
  const [known] = useState(() => Boolean(ticket) || watch || seatToken(code) !== null || gameOpenedHere(code) !== null);
  const invitation = useInvitation(known ? null : code);
  // Players with a remembered name sit down at once, if a seat may be free.
  const [isNamed] = useState(rememberedName() !== '');
  const mayHaveSeat =
    invitation === 'unknown' || (invitation !== null && (invitation.stage === 'lobby' || invitation.taken < invitation.seats));
  const direct = known || (isNamed && mayHaveSeat);

  const join = useCallback(
    async ({ ask, ...entry }: Entry & { ticket?: string }) => {
      setTrouble(null);
      setJoining(true);
      try {
        const joined = await joinTable(code, { name: rememberedName() || t('join.spectator'), ...entry }, wireOf);
        if (ask !== undefined) void joined.send('askSeat', { player: ask });
        setLink(joined);
      } catch (error) {
        if (error instanceof Unshown) return setUnshown(true);
        const refusal = joinRefusal(error, code);
        if (isOutdated(refusal)) reloadOnce();
        setTrouble(refusal ?? 'unreached');
      }
      setJoining(false);
    },
    [code],
  );

  useEffect(() => {
    if (direct) void join(ticket ? { ticket } : watch ? { spectate: true } : {});
  }, [direct, watch, ticket, join]);
  useEffect(() => () => link?.leave(), [link]);
  useEffect(() => () => void wordsFor('table'), []);

  const invitedTo = invitation === 'unknown' ? null : invitation;
  if (unshown || (invitedTo && !partsOf(invitedTo.ruleset))) return <Nowhere unshown />;
  if (link) return <AtTable link={link} shown={shown} />;
  if (joining || (!trouble && (direct || !invitation))) return <Wait text={t('join.connecting')} />;
  return (
    <Later
      part={gateScreen}
      fallback={(failed) => (failed ? <Unreached onRetry={gateScreen.retry} /> : <Wait text={t('join.connecting')} />)}
    >
      {({ default: Gate }) => <Gate code={code} invitation={invitation} trouble={trouble} onEnter={(entry) => void join(entry)} />}
    </Later>
  );
}

function shownAt(lobby: Lobby, view: AnyView | null, spectates: boolean, again: boolean): 'wait' | 'later' | 'lobby' | 'game' {
  const isOver = Boolean(view?.board.outcome);
  if (lobby.stage === 'playing' && isOver) return 'wait';
  // A delayed game has nothing to show for a while.
  if (lobby.stage === 'playing' && lobby.spectatorDelay > 0 && spectates && !view) return 'later';
  // The end screen stays when others begin another game.
  const looksBack = isOver && !again;
  return view && (lobby.stage !== 'lobby' || looksBack) ? 'game' : 'lobby';
}

function AtTable({ link, shown }: { link: TableLink; shown: Shown }) {
  const lobby = link.lobby.value;
  const [again, setAgain] = useState(false);
  const stage = lobby?.stage;
  // Late joiners and reloads do not see a game begin.
  const sawLobby = useRef(false);
  if (stage === 'lobby') sawLobby.current = true;
  useEffect(() => {
    if (stage === 'over') setAgain(false);
  }, [stage]);
  if (!lobby) return <Wait text={t('join.connecting')} />;
  const parts = partsOf(lobby.rules.ruleset);
  if (!parts) return <Nowhere unshown />;
  const { value: view } = link.view;
  const shows = shownAt(lobby, view, link.player.value === null, again);
  if (shown === 'tv' && shows !== 'wait' && shows !== 'later')
    return (
      <>
        <Later part={tvScreen} fallback={(failed) => failed && <Unreached onRetry={tvScreen.retry} />}>
          {({ TvLobby, TvGame }) =>
            shows === 'lobby' ? (
              <TvLobby lobby={lobby} />
            ) : (
              <Later part={parts.ui}>
                {({ default: game }) => <TvGame link={link} game={game} end={parts.end} opens={sawLobby.current} />}
              </Later>
            )
          }
        </Later>
        <Connection link={link} />
      </>
    );
  const playAgain = async () => {
    if (lobby.stage === 'over' && !(await link.send('rematch', {})).ok) return;
    setAgain(true);
  };
  return (
    <>
      {shows === 'wait' && <Wait text={t('join.connecting')} />}
      {shows === 'later' && <Wait text={t('join.later', { delay: delayText(lobby.spectatorDelay) })} testid="shown-later" />}
      {shows === 'lobby' && (
        <Later part={lobbyScreen} fallback={(failed) => failed && <Unreached onRetry={lobbyScreen.retry} />}>
          {({ default: Lobby }) => (
            <Later part={parts.lobby} fallback={(failed) => failed && <Unreached onRetry={parts.lobby.retry} />}>
              {({ default: game }) => <Lobby link={link} lobby={lobby} game={game} />}
            </Later>
          )}
        </Later>
      )}
      {shows === 'game' && (
        <Later part={parts.ui}>
          {({ default: game }) => (
            <Game
              link={link}
              game={game}
              end={parts.end}
              hints
              isHand={shown === 'hand'}
              opens={sawLobby.current}
              onPlayAgain={() => void playAgain()}
            />
          )}
        </Later>
      )}
      <Connection link={link} />
    </>
  );
}

/** Public facts of a link's table; `unknown`: unavailable, and joining reports why. Null: loading, or not requested. */
function useInvitation(code: string | null): Invitation | 'unknown' | null {
  const [invitation, setInvitation] = useState<Invitation | 'unknown' | null>(null);
  useEffect(() => {
    if (!code) return;
    let left = false;
    const tell = (told: Invitation | 'unknown') => !left && setInvitation(told);
    lookUpTable(code).then(tell, () => tell('unknown'));
    return () => {
      left = true;
    };
  }, [code]);
  return invitation;
}

/**
 * Extracts the secret of a personal resume link and wipes it from the address, so that it stays neither in the address bar nor in the
 * browser's history. @returns null if this was no such link
 */
function takeTicket(): string | null {
  const ticket = /^#resume=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  if (ticket) history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}
