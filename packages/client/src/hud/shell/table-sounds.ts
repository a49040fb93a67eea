import type { PlayerId } from '@illuminice/rules';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { play } from '../../sound/index';
import type { GameUi } from '../../table/game-ui';
import type { TableModel } from '../../table/table-model';
import { mutedAt } from '../talk/muted';
import { SOON } from './auto-pass';

const CLOCK_WARNING = 5;

export function useTableSounds(table: TableModel, { play: game, seats }: Pick<GameUi, 'play' | 'seats'>): void {
  useEffect(() => {
    let turnCalled = false;
    let heard = table.link.now();
    let promised = table.link.promises.peek().length;
    let near: readonly PlayerId[] | null = null;
    const stops = [
      table.link.onEvents((events) => {
        const heard = game.sounds(events, table.game.me);
        turnCalled = heard.includes('turn');
        heard.forEach(play);
      }),
      effect(() => {
        // The viewer's turn has a bell of its own.
        if (table.game.isAwaited.value && !turnCalled) play('asked');
        turnCalled = false;
      }),
      effect(() => {
        if (table.game.isAwaited.value && table.clock.secondsLeft.value === CLOCK_WARNING) play('clock');
      }),
      effect(() => {
        const left = table.clock.autoPassLeft.value;
        if (left && left <= SOON) play('tick');
      }),
      effect(() => {
        if (table.refused.value) play('refused');
      }),
      effect(() => {
        const fresh = mutedAt(table.link).lines.value.filter(({ at: time, from }) => time > heard && from !== table.game.me);
        // Messages repeated after a lost connection make no sound.
        heard = Math.max(heard, table.link.chat.value.at(-1)?.at ?? 0);
        if (fresh.length > 0) play(fresh.some(({ to: receiver }) => receiver !== null) ? 'whisper' : 'chat');
      }),
      effect(() => {
        const promises = table.link.promises.value;
        if (promises.length > promised && promises.at(-1)?.by !== table.game.me) play('promise');
        promised = promises.length;
      }),
      effect(() => {
        const view = table.game.view.value;
        const players = table.link.lobby.value?.seats.map(({ player }) => player) ?? [];
        // Public facts only: with several players on one device everybody would hear a secret goal.
        const now = players.filter((player) => player !== view.player && seats.goals(view, player).some(({ close }) => close));
        if (near && !table.link.local && now.some((player) => !near?.includes(player))) play('close');
        near = now;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [table, game]);
}
