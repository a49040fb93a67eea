import type { Outcome, PlayerId } from '@illuminice/rules';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../hud/model';
import { cardName, list, t } from '../../text';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/crest';
import { Guilloche } from '../../ui/guilloche';
import { IlluminatiSeal } from '../../ui/seal';
import { Course } from './course';
import { FinalTables } from './final-tables';
import { goalMet } from './goal-met';
import { Standing } from './standing';
import { Turning } from './turning';
import { useCover } from './use-cover';
import { useRecord } from './use-record';
import './end.css';

/** Who won and how, and where everyone stood (U80 to U83). */
export default function End(props: { outcome: Outcome; onLook: () => void; onPlayAgain?: (() => void) | undefined }) {
  const { outcome, onLook, onPlayAgain } = props;
  const table = useTable();
  const cover = useCover();
  const view = table.view.value;
  const { board } = view;
  const names = outcome.winners.map((player) => table.name(player));
  const first = outcome.winners[0];
  const colour = first ? table.seat(first).look.colour : 'var(--brass)';
  const lobby = table.link.lobby.value;
  // The table forgets it as soon as it sits down for another one.
  const [game, setGame] = useState(lobby?.game);
  useEffect(() => {
    if (lobby?.game) setGame(lobby.game);
  }, [lobby?.game]);
  const record = useRecord(game, outcome);
  const back = lobby?.stage === 'lobby' ? lobby.seats.filter(({ ready, computer }) => ready && !computer).map(({ name }) => name) : [];
  const again = onPlayAgain !== undefined && (table.me !== null || back.length > 0);
  const flyTo = (player: PlayerId) => {
    table.scene.value?.camera.focusPlayer(player);
    onLook();
  };
  const crown = board.seats.find(({ player }) => player === first)?.illuminati;
  return (
    <section ref={cover} tabIndex={-1} class="end" style={{ '--seat': colour }} data-testid="end" aria-label={t('end.title')}>
      <Guilloche class="end-weave" lobes={30} />
      <div class="end-inner">
        <div class="end-main">
          <p class="small muted end-head">
            <Crest size={28} /> {t('end.head', { code: table.link.code, turns: board.turn?.number ?? 0 })}
          </p>
          <div class="end-top">
            {crown ? <IlluminatiSeal card={crown} size={190} /> : <Crest size={150} />}
            <div>
              <h1 data-testid="winner">
                {outcome.ended === 'draw' ? (
                  t('end.draw')
                ) : (
                  <>
                    {outcome.winners.map((player, index) => (
                      <Fragment key={player}>
                        {index > 0 && t('end.and')}
                        <span style={{ color: table.seat(player).look.colour }}>{table.name(player)}</span>
                      </Fragment>
                    ))}{' '}
                    {t('end.wins', { n: names.length })}
                  </>
                )}
              </h1>
              <div class="story end-story">
                {outcome.goals.length === 0 && <p>{t('end.how', { ended: outcome.ended, names: names.join(', ') })}</p>}
                {outcome.goals.map(({ player, goal }) => (
                  <p key={`${player} ${goal}`}>{goalMet(view, player, goal, table.name(player))}</p>
                ))}
                {outcome.revealed.map(({ player, goal }) => (
                  <p key={player}>{t('end.revealed', { name: table.name(player), card: cardName(goal) })}</p>
                ))}
              </div>
            </div>
          </div>
          <div class="step-row end-buttons">
            {again && (
              <Button kind="brass" size="big" testid="end-rematch" onClick={onPlayAgain}>
                {lobby?.stage === 'lobby' ? t('end.toTable') : t('end.rematch')}
              </Button>
            )}
            {game && (
              <a class={`button big ${again ? '' : 'brass'}`} href={`/r/${game}`} data-testid="end-replay">
                {t('end.replay')}
              </a>
            )}
            <Button size="big" kind={again || game ? 'plain' : 'brass'} testid="end-look" onClick={onLook}>
              {t('end.look')}
            </Button>
            <Button size="big" testid="end-home" onClick={() => location.assign('/')}>
              {t('home')}
            </Button>
          </div>
          {back.length > 0 && (
            <p class="end-again" role="status" data-testid="end-again">
              {t('end.again', { names: list(back), n: back.length })}
            </p>
          )}
          <Standing outcome={outcome} />
          {game && record && record !== 'none' && <Turning game={record} id={game} />}
        </div>
        <div class="end-side">
          <Course record={record} winners={outcome.winners} />
          <FinalTables outcome={outcome} onFly={flyTo} />
        </div>
      </div>
    </section>
  );
}
