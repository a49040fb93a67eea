import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { play } from '../../sound/index';
import type { GameUi } from '../../table/game-ui';
import type { TableModel } from '../../table/table-model';
import { SOON } from './auto-pass';

/** With so many seconds left the clock is heard by whoever it runs against. */
const CLOCK_WARNING = 5;

/** Calls whoever is at the table: what happens to them, what they are asked and told, and the last seconds of their clock. */
export function useTableSounds(table: TableModel, game: GameUi['play']): void {
  useEffect(() => {
    let turnCalled = false;
    let heard = table.link.now();
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
        const said = table.link.chat.value.filter(({ at, from }) => at > heard && from !== table.game.me);
        // What comes anew after a lost connection was heard before.
        heard = Math.max(heard, table.link.chat.value.at(-1)?.at ?? 0);
        if (said.length > 0) play(said.some(({ to }) => to !== null) ? 'whisper' : 'chat');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [table, game]);
}
