import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { at } from '../../base-path';
import { createTable, Refused } from '../../net/http';
import { useTable } from '../../table/table-context';
import { refusalText, t } from '../../text';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { ReplayLink } from './replay-link';

/** Opens a new table with the position at the shown moment, hidden cards as they were (U106). */
export function PlayFromHere({ link, onOpen }: { link: ReplayLink; onOpen: () => void }) {
  const [open, setOpen] = useState(false);
  const { board } = useTable().game.view.value;
  return (
    <>
      <Button
        icon="play"
        testid="replay-branch"
        hint={t('branch.hint')}
        reason={board.outcome ? t('branch.over') : null}
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      >
        {t('branch.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('branch.open')} testid="branch">
        {open && <Choice link={link} />}
      </Dialog>
    </>
  );
}

/** Seat, opponents, and the server's password if needed. */
function Choice({ link }: { link: ReplayLink }) {
  const table = useTable();
  const { route } = useLocation();
  const { board } = table.game.view.value;
  const playing = board.seats.filter(({ status }) => status === 'in').map(({ player }) => player);
  const likely = [link.perspective.value, board.turn?.player].find((player) => player != null && playing.includes(player));
  const [as, setAs] = useState(likely ?? playing[0] ?? '');
  const [password, setPassword] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const create = async (computers: number) => {
    setOpening(true);
    setError(null);
    const moment = link.moment.value;
    try {
      const { code } = await createTable({
        from: { game: link.game.id, moment, as },
        computers,
        name: t('branch.named', { moment }),
        ...(password && { opening: password }),
      });
      route(at(`/t/${code}`));
    } catch (reason) {
      setOpening(false);
      if (!(reason instanceof Refused)) return setError(t('home.noServer'));
      if (reason.refusal.why === 'opensByPassword') setPassword('');
      setError(refusalText(reason.refusal));
    }
  };
  return (
    <div class="stack">
      <p>{t('branch.about', { moment: link.moment.value })}</p>
      <label class="stack">
        <span class="small muted">{t('branch.seat')}</span>
        <select class="select" data-testid="branch-seat" value={as} onChange={(event) => setAs(event.currentTarget.value)}>
          {playing.map((player) => (
            <option key={player} value={player}>
              {table.name(player)}
            </option>
          ))}
        </select>
      </label>
      {password !== null && (
        <label class="stack">
          <span class="small muted">{t('home.openingPassword')}</span>
          <input
            class="field"
            type="password"
            value={password}
            data-testid="branch-password"
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
      )}
      {error && (
        <p role="alert" class="bad" data-testid="branch-error">
          {error}
        </p>
      )}
      <div class="button-row">
        <Button kind="brass" testid="branch-friends" reason={opening ? t('home.opening') : null} onClick={() => void create(0)}>
          {t('branch.friends')}
        </Button>
        <Button testid="branch-computers" reason={opening ? t('home.opening') : null} onClick={() => void create(board.seats.length - 1)}>
          {t('branch.computers')}
        </Button>
      </div>
    </div>
  );
}
