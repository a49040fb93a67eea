import type { Board } from '@illuminice/rules/classic';
import { prefs } from '../../../prefs/prefs';
import { useAction } from '../../../prefs/use-action';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { keysInWords } from '../../../ui/key-words';
import { useTable } from '../use-table';
import css from './take-back.module.css';

/** Name of the act to be undone, as in the texts: with `endTurn` a player ends their actions, or their turn if it is another's now. */
export const askedWhat = ({ askBack, turn }: Pick<Board, 'askBack' | 'turn'>): string =>
  askBack?.what === 'endTurn' && turn?.player === askBack.player ? 'endActions' : (askBack?.what ?? '');

/** Undo of the latest act while nothing has followed it: free, or if the others agree (C-210). */
export function TakeBack() {
  const table = useTable();
  const { takeBack, askBack } = table.game.offers.value;
  const free = takeBack.can;
  const slip = free ?? askBack.can;
  const run = () => void table.game.act({ type: free ? 'takeBack' : 'askBack' });
  useAction('takeBack', () => {
    if (slip) run();
    return slip !== undefined;
  });
  if (!slip) return null;
  return (
    <div class={css.place}>
      <Button size="small" icon="undo" testid="take-back" onClick={run}>
        {free ? `${t('takeBack.button')} · ${cardName(slip.card)}` : t('takeBack.ask', { what: askedWhat(table.game.view.value.board) })}
        <kbd>{keysInWords(prefs.bindings.value.takeBack)}</kbd>
      </Button>
    </div>
  );
}
