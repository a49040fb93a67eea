import type { PlayerId } from '@illuminice/rules';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { play } from '../../sound/index';
import type { GameUi } from '../../table/game-ui';
import type { TableModel } from '../../table/table-model';
import { mutedAt } from '../talk/muted';
import { SOON } from './auto-pass';

/** With so many seconds left the clock is heard by whoever it runs against. */
const CLOCK_WARNING = 5;

/** Calls whoever is at the table: what happens to them, what they are asked and told, and the last seconds of their clock. */
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
        // One's own turn has its bell already.
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
        const said = mutedAt(table.link).lines.value.filter(({ at, from }) => at > heard && from !== table.game.me);
        // What comes anew after a lost connection was heard before.
        heard = Math.max(heard, table.link.chat.value.at(-1)?.at ?? 0);
        if (said.length > 0) play(said.some(({ to }) => to !== null) ? 'whisper' : 'chat');
      }),
      effect(() => {
        const promises = table.link.promises.value;
        if (promises.length > promised && promises.at(-1)?.by !== table.game.me) play('promise');
        promised = promises.length;
      }),
      effect(() => {
        const view = table.game.view.value;
        const players = table.link.lobby.value?.seats.map(({ player }) => player) ?? [];
        // What others can see alone: around one device, all hear what one's own secret goal would tell.
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
