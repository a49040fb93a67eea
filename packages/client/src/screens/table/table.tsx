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

/** Not needed by those who join a running game. */
const lobbyScreen = lazyPart(() => import('../lobby/lobby'));
/** Not needed by those who have a seat. */
const gateScreen = lazyPart(() => import('./gate'));
/** Rarely needed: there is a table, and a game that this page has. */
const lost = lazyPart(() => import('../lost'));
const LOST_AGAIN_MS = 3000;

/** The address leads nowhere, or to a game that this page does not have. */
const Nowhere = ({ unshown = false }: { unshown?: boolean }) => (
  <Later part={lost} againMs={LOST_AGAIN_MS}>
    {({ default: Lost, NotShown }) => (unshown ? <NotShown /> : <Lost />)}
  </Later>
);

/** How the game travels, with the words that its table needs. */
const wireOf = async (ruleset: RulesetId) => {
  const [wire] = await Promise.all([partsOf(ruleset)?.wire.load(), wordsFor('table', ruleset)]);
  return wire?.default ?? null;
};

/** The table of the address: by its code, at its seats or among spectators. */
export default function Table() {
  const { params, query } = useRoute();
  const code = tableCode(params.code ?? '');
  const watch = 'watch' in query;
  return code ? <AtCode key={`${code} ${watch}`} code={code} watch={watch} /> : <Nowhere />;
}

/** Shows the host and asks for a name if need be, then the set-up, then the game. */
function AtCode({ code, watch }: { code: string; watch: boolean }) {
  const [link, setLink] = useState<TableLink | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [unshown, setUnshown] = useState(false);
  const [joining, setJoining] = useState(false);
  const [ticket] = useState(takeTicket);
  // Asked once: joining stores a seat's token, and nobody joins again for that.
  const [known] = useState(() => Boolean(ticket) || watch || seatToken(code) !== null || gameOpenedHere(code) !== null);
  const invitation = useInvitation(known ? null : code);
  // A player who has played here before sits down at once, as long as there may be a seat.
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
  if (link) return <AtTable link={link} />;
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

/** Screen of a table. */
function shownAt(lobby: Lobby, view: AnyView | null, spectates: boolean, again: boolean): 'wait' | 'later' | 'lobby' | 'game' {
  const isOver = Boolean(view?.board.outcome);
  if (lobby.stage === 'playing' && isOver) return 'wait';
  // A game that is shown later has nothing to see for a while.
  if (lobby.stage === 'playing' && lobby.spectatorDelay > 0 && spectates && !view) return 'later';
  // A player who looks at how a game ended is not torn away when others sit down for another one.
  const looksBack = isOver && !again;
  return view && (lobby.stage !== 'lobby' || looksBack) ? 'game' : 'lobby';
}

/** The set-up, or the game: whatever the table is at. */
function AtTable({ link }: { link: TableLink }) {
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
            <Game link={link} game={game} end={parts.end} hints opens={sawLobby.current} onPlayAgain={() => void playAgain()} />
          )}
        </Later>
      )}
      <Connection link={link} />
    </>
  );
}

/** Public facts of a link's table; `unknown`: it could not be had, and joining tells why. Null: not yet, or not asked. */
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
 * The secret of a personal resume link, out of the address that was followed. It is wiped from there at once, so that it
 * stays neither in the address bar nor in the browser's history.
 *
 * @returns null if this was no such link
 */
function takeTicket(): string | null {
  const ticket = /^#resume=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  if (ticket) history.replaceState(history.state, '', location.pathname + location.search);
  return ticket;
}
