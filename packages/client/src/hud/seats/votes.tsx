import { majority, type ProposalInfo, type ProposalKind, SILENCE_AGREES, votersOn } from '@illuminice/protocol';
import { useEffect } from 'preact/hooks';
import { play } from '../../sound/index';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/icon';
import { useUntil } from '../../ui/until';
import { callBack } from '../talk/notify';
import css from './absences.module.css';
import { Missing, votersAt } from './absent';

const RESULT_MS = 12_000;

/** A proposal in words. @param name of the player it concerns */
export function proposalText(kind: ProposalKind, subject: string, name: string): string {
  if (kind === 'clock') return t('votes.clock', { clock: subject });
  if (kind === 'speed') return t('votes.speed', { speed: subject });
  return kind === 'kick' ? t('votes.kick', { name }) : t(`votes.${kind}`);
}

export function Votes() {
  const table = useTable();
  const voters = votersAt(table).map(({ player }) => player);
  const { proposals = [], paused, heir } = table.link.lobby.value ?? {};
  const { me } = table.game;
  return (
    <>
      {me !== null && table.seat(me).presence !== 'connected' && <AreYouThere />}
      {paused && (
        <div class={cx(css.absent, 'panel')} data-testid="paused">
          <p class={css.absentWho} role="status">
            <Icon name="pause" />
            <span>{t('votes.paused')}</span>
          </p>
          {me !== null && voters.includes(me) && !proposals.some(({ kind }) => kind === 'resume') && (
            <Button size="small" icon="play" testid="paused-resume" onClick={() => void table.send('propose', { kind: 'resume' })}>
              {t('votes.resume')}
            </Button>
          )}
        </div>
      )}
      {heir !== '' && heir === me && (
        <div class={cx(css.absent, 'panel')} data-testid="heir">
          <p role="status">{t('host.take', { name: table.name(table.link.lobby.value?.host ?? '') })}</p>
          <Button size="small" icon="crown" testid="heir-accept" onClick={() => void table.send('takeHost', {})}>
            {t('host.accept')}
          </Button>
        </div>
      )}
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} voters={votersOn(proposal, voters)} />
      ))}
      <Result />
      <Missing />
    </>
  );
}

function AreYouThere() {
  const table = useTable();
  const nudge = table.link.nudge?.value ?? null;
  const words = nudge ? t('here.nudged', { name: table.name(nudge.by) }) : t('here.idle');
  useEffect(() => {
    if (!nudge) return;
    play('asked');
    callBack(t('title.asked'), words, table.link.code);
    const before = document.title;
    document.title = words;
    return () => {
      if (document.title === words) document.title = before;
    };
  }, [nudge, words, table]);
  return (
    <div class={cx(css.absent, 'panel')} data-testid="are-you-there">
      <p role="alert">{words}</p>
      <Button size="small" kind="brass" icon="check" testid="here" onClick={() => void table.send('here', {})}>
        {t('here.yes')}
      </Button>
    </div>
  );
}

function Proposal({ proposal, voters }: { proposal: ProposalInfo; voters: readonly string[] }) {
  const table = useTable();
  const { id, by, kind, of: subject, yes, no, until } = proposal;
  const { me } = table.game;
  const left = useUntil(until, table.link.now);
  const mayVote = me !== null && voters.includes(me);
  const isMine = by === me;
  const counted = (given: readonly string[]) => voters.filter((voter) => given.includes(voter)).length;
  useEffect(() => {
    if (!isMine) play('asked');
  }, [isMine]);
  const choices = isMine ? [false] : [true, false];
  return (
    <div class={cx(css.absent, 'panel')} data-testid={`proposal-${kind}`} data-yes={yes.length} data-no={no.length}>
      <p role="status">{t('votes.asks', { name: table.name(by), what: proposalText(kind, subject, table.name(subject)) })}</p>
      <p class="small muted">
        {t('votes.count', { yes: counted(yes), no: counted(no), needed: Math.floor(voters.length / 2) + 1 })}{' '}
        {left && majority(proposal, voters, null) === null && (
          <span role="timer">{t('votes.silent', { agrees: String(SILENCE_AGREES[kind]), time: left })}</span>
        )}
      </p>
      {mayVote && (
        <fieldset class={css.absentVote} aria-label={t('absence.vote')}>
          {choices.map((agrees) => (
            <Button
              key={String(agrees)}
              size="small"
              pressed={isMine ? undefined : (agrees ? yes : no).includes(me)}
              testid={`ballot-${kind}-${agrees ? 'yes' : 'no'}`}
              onClick={() => void table.send('ballot', { proposal: id, yes: agrees })}
            >
              {t(isMine ? 'votes.withdraw' : agrees ? 'votes.yes' : 'votes.no')}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function Result() {
  const table = useTable();
  const decided = table.link.lobby.value?.decided;
  const isShown = useUntil(decided ? decided.at + RESULT_MS : 0, table.link.now) !== null;
  if (!decided || !isShown) return null;
  const { kind, of: subject, name, passed } = decided;
  return (
    <p class={cx(css.absent, 'panel')} role="status" data-testid="decided" data-passed={passed}>
      {t(passed ? 'votes.passed' : 'votes.failed', { what: proposalText(kind, subject, name) })}
    </p>
  );
}
