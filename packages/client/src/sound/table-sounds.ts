import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../hud/model';
import { CLOCK_WARNING, play, soundsOf } from './index';

/** Calls whoever is at the table: what happens to them, what they are asked, and the last seconds of their clock. */
export function useTableSounds(table: TableModel): void {
  useEffect(() => {
    let turnCalled = false;
    const stops = [
      table.link.onEvents((events) => {
        const heard = soundsOf(events, table.me);
        turnCalled = heard.includes('turn');
        heard.forEach(play);
      }),
      effect(() => {
        // One's own turn has its bell already.
        if (table.asked.value && !turnCalled) play('asked');
        turnCalled = false;
      }),
      effect(() => {
        if (table.asked.value && table.secondsLeft.value === CLOCK_WARNING) play('clock');
      }),
      effect(() => {
        if (table.refused.value) play('refused');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [table]);
}
