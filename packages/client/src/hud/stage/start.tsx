import { useEffect } from 'preact/hooks';
import { play } from '../../sound/index';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/seat-mark';
import { Dice } from './dice';
import css from './start.module.css';
import type { StartScene } from './start-scene';

export function Start({ scene, told }: { scene: StartScene; told: boolean }) {
  const table = useTable();
  useEffect(() => {
    if (!told) play('dice');
  }, [scene, told]);
  const players = [...new Set(scene.rolls.map(({ player }) => player))];
  return (
    <>
      <h2 class={css.title}>{t('stage.start')}</h2>
      <ul class={cx(css.throws, told && css.told)}>
        {players.map((player) => {
          const { look, name } = table.seat(player);
          const rolls = scene.rolls.filter((roll) => roll.player === player);
          return (
            <li
              key={player}
              class={cx(css.throw, told && player === scene.first && css.first)}
              style={{ '--seat': look.colour }}
              data-testid="stage-throw"
            >
              <b>
                <SeatMark look={look} size={14} /> {name}
              </b>
              {rolls.map(({ dice, round }) => (
                <span key={round} class={css.pair}>
                  <Dice dice={dice} lie={told} />
                  <strong class="figures" translate={false}>
                    {told ? dice[0] + dice[1] : ''}
                  </strong>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
      <p class={css.says} data-testid="stage-first">
        {told && t('stage.first', { you: scene.first === table.game.me ? 'yes' : 'no', name: table.name(scene.first) })}
      </p>
    </>
  );
}
