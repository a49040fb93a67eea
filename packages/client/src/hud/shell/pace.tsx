import { PACES, type Pace, paceOf } from '@illuminice/protocol';
import { prefs } from '../../prefs/prefs';
import { useAction } from '../../prefs/use-action';
import { MEDIA } from '../../style/breakpoints';
import { useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';
import { Button } from '../../ui/button';
import type { IconName } from '../../ui/icon';
import { keysInWords } from '../../ui/key-words';
import { useMedia } from '../../ui/use-media';
import css from './pace.module.css';
import { FoldedStops } from './stops';

const ICONS: Record<Pace, IconName> = { normal: 'play', fast: 'turnOn', step: 'stepOn' };

/** The viewer's pace against computers; null: not theirs to set. */
export function ownPace({ link, game }: Pick<TableModel, 'link' | 'game'>): Pace | null {
  const lobby = link.lobby.value;
  // Replays and lessons have no computers' pace.
  if (!lobby || game.me === null || game.view.value.board.outcome || (link.title !== undefined && !link.local)) return null;
  const people = lobby.seats.filter(({ computer, presence }) => !computer && presence !== 'substituted');
  if (people.length !== 1 || lobby.seats.length === 1) return null;
  return paceOf(lobby);
}

export function PaceButton() {
  const table = useTable();
  const pace = ownPace(table);
  if (pace === null) return null;
  const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length] as Pace;
  return (
    <Button
      icon={ICONS[pace]}
      label={t('pace.now', { pace })}
      hint={t('pace.hint', { pace, next })}
      pressed={pace !== 'normal'}
      testid="pace"
      onClick={() => void table.send('pace', { pace: next })}
    />
  );
}

/** At pace `step`: triggers the computers' next move, by button and key. */
export function NextMove() {
  const table = useTable();
  const isStepped = ownPace(table) === 'step';
  const { who } = table.game.decision.value;
  const waits = who.some((player) => player !== table.game.me && table.seat(player).computer);
  const next = () => {
    if (table.stage.shown.peek()) table.stage.skip();
    void table.send('next', {});
  };
  useAction('next', () => {
    if (isStepped && waits) next();
    return isStepped;
  });
  const isPhone = useMedia(MEDIA.phone);
  return (
    <div class={css.next}>
      {isPhone && table.link.title === undefined && <FoldedStops />}
      {isStepped && (
        <Button kind={waits ? 'brass' : 'plain'} icon="stepOn" testid="next-move" reason={waits ? null : t('pace.yours')} onClick={next}>
          {t('pace.next')} {!isPhone && <kbd>{keysInWords(prefs.bindings.value.next)}</kbd>}
        </Button>
      )}
      {isPhone && <PaceButton />}
    </div>
  );
}
