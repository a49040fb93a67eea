import type { PlayerId } from '@illuminice/rules';
import { type Attack, check, findSeat, type IntentOf } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/segmented';
import { useTable } from '../use-table';
import css from './attack.module.css';

/** True if a privilege keeps a third player out of the attack (C-602, C-603). */
const isShutOut = ({ privilege, letIn }: Attack, player: PlayerId): boolean => privilege === 'declared' && !letIn.includes(player);

const USUAL = 2;

/**
 * Offers of money for staying out or for help, in one tap: the two opponents pay a third, a third asks for pay (C-800). The money is bound
 * to the acceptance; the rest is a recorded promise. Empty if nobody could pay.
 */
export function QuickOffer({ attack }: { attack: Attack }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const { me } = table.game;
  const [wanted, setTo] = useState<PlayerId | null>(null);
  const [amount, setAmount] = useState(USUAL);
  const [unfolded, setUnfolded] = useState(false);
  const parties = [attack.by, attack.defender].filter((player): player is PlayerId => player !== null);
  const fights = me !== null && parties.includes(me);
  const purseOf = (player: PlayerId | null) => {
    const card = findSeat(board, player)?.illuminati;
    return (card && board.cards[card]?.money) || 0;
  };
  // Only players who can still act are worth paying: not those kept out by a privilege, or through with it.
  const { who } = table.game.decision.value;
  const matters = (player: PlayerId) =>
    who.includes(player) && !parties.includes(player) && !isShutOut(attack, player) && purseOf(player) > 0;
  const third = board.seats.filter(({ player, status }) => status === 'in' && matters(player)).map(({ player }) => player);
  const others = fights ? third : me !== null && matters(me) ? parties.filter((player) => purseOf(player) > 0) : [];
  const receiver = others.find((player) => player === wanted) ?? others[0];
  if (me === null || receiver === undefined) return null;
  const max = purseOf(fights ? me : receiver);
  if (max === 0) return null;
  const n = Math.min(amount, max);

  const intentFor = (what: 'out' | 'help'): IntentOf<'offer'> => {
    const target = cardName(attack.target);
    const side = (fights ? me : receiver) === attack.by ? 'attack' : 'defence';
    const promise = what === 'out' ? t('quick.promise.out', { target }) : t('quick.promise.help', { target, side });
    return fights
      ? { type: 'offer', to: receiver, give: { money: n }, ask: { promise } }
      : { type: 'offer', to: receiver, ask: { money: n }, give: { promise } };
  };

  const send = (what: 'out' | 'help') => (
    <Button
      key={what}
      size="small"
      {...(what === 'out' ? { icon: 'trade' } : {})}
      testid={`quick-${what}`}
      reason={whyNot(table, check(table.game.view.value, intentFor(what)))}
      onClick={() => {
        table.clock.cancelAutoPass();
        void table.game.act(intentFor(what));
      }}
    >
      {t(fights ? `quick.pay.${what}` : `quick.ask.${what}`, { n, name: table.name(receiver) })}
    </Button>
  );
  return (
    <fieldset class={css.quick} aria-label={t('quick.title')} data-testid="quick-offer">
      {unfolded && others.length > 1 && (
        <Segmented
          fill
          label={t('quick.to')}
          testid="quick-to"
          value={receiver}
          choices={others.map((player) => ({ value: player, text: table.name(player) }))}
          onChange={setTo}
        />
      )}
      {unfolded && (
        <div class={css.spendRow}>
          <Button size="small" label={t('quick.less')} testid="quick-less" onClick={() => setAmount(Math.max(1, n - 1))}>
            −
          </Button>
          <Button size="small" label={t('quick.more')} testid="quick-more" onClick={() => setAmount(Math.min(max, n + 1))}>
            +
          </Button>
          {send('help')}
        </div>
      )}
      <div class={css.spendRow}>
        {send('out')}
        <Button
          size="small"
          class={css.quickElse}
          pressed={unfolded}
          label={t('quick.title')}
          testid="quick-else"
          onClick={() => setUnfolded(!unfolded)}
        >
          …
        </Button>
      </div>
    </fieldset>
  );
}
