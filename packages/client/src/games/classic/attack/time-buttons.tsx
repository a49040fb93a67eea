import type { Attack } from '@illuminice/rules/classic';
import { footPart } from '../../../hud/shell/panel-foot';
import { t } from '../../../text';
import { Button } from '../../../ui/button';
import { useTable } from '../use-table';

/** More time in a contest, and holding the dice: for those who may ask for it, where the table has a clock. */
export function TimeButtons({ attack }: { attack: Attack }) {
  const table = useTable();
  const { me } = table.game;
  const { kind, at, more, held } = table.link.timer.value;
  if (me === null || at === 0) return null;
  const seat = table.game.view.value.board.seats.find(({ player }) => player === me);
  const acts = attack.by === me || table.game.isAwaited.value;
  const holdsSpecials = seat?.status === 'in' && seat.faceDown + seat.faceUp.length > 0;
  return (
    <>
      {kind === 'contest' && acts && (
        <Button
          size="small"
          icon="clock"
          class={footPart.besides}
          testid="more-time"
          reason={more.includes(me) ? t('attack.moreTimeHad') : null}
          onClick={() => void table.send('moreTime', {})}
        >
          {t('attack.moreTime')}
        </Button>
      )}
      {kind === 'dice' && holdsSpecials && (
        <Button
          icon="clock"
          size="big"
          testid="dice-hold"
          hint={t('attack.holdHint')}
          reason={held ? t('attack.held') : null}
          onClick={() => void table.send('hold', {})}
        >
          {t('attack.hold')}
        </Button>
      )}
    </>
  );
}
