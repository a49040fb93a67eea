import { type PlayerId, winningRolls } from '@illuminice/rules';
import { type Attack, type CopyId, check, couldJoinOn, destroysAt, type Intent, lends, sharedLedger } from '@illuminice/rules/inwo';
import { Odds } from '../../../hud/contest/odds';
import { People } from '../../../hud/contest/people';
import { percent, signed } from '../../../hud/contest/percent';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { whyNot } from '../../../hud/shell/why-not';
import { prefs } from '../../../prefs/prefs';
import { useAction } from '../../../prefs/use-action';
import { countedNeed } from '../../../text';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { keysInWords } from '../../../ui/key-words';
import { copyName } from '../drafts/choice-text';
import { ownGroups } from '../known';
import { Answer } from '../panels/answer';
import { PlaysNow } from '../panels/plays-now';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { list, t } from '../words';
import css from './attack.module.css';
import { DuelOf, Ledger } from './parts';

/** The attack under way: needed number with its parts, awaited players, and possible actions. */
export function Contest({ attack }: { attack: Attack }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const position = table.game.position.value;
  const frame = board.frames.findLast(({ kind }) => kind === 'contest' || kind === 'dice');
  const others = board.seats.filter(({ player, status }) => status === 'in' && player !== attack.by);
  const open = attack.stage === 'contest';
  const title = t('attack.title', { kind: attack.kind });
  return (
    <section class={css.panel} data-testid="attack-panel" data-stage={attack.stage} aria-label={title}>
      <header>
        <h2 class="panel-title">{title}</h2>
        <span class="small muted" data-testid="attack-state">
          {t('attack.state', { privilege: attack.privilege, committed: attack.committed ? 'yes' : 'no' })}
        </span>
      </header>
      <DuelOf attack={attack} />
      <Figures attack={attack} />
      {attack.instant && <p class="note">{t('attack.instant')}</p>}
      <People players={others.map(({ player }) => player)} done={frame && 'done' in frame ? frame.done : []} firm={[]} />
      {open && <StillJoin attack={attack} players={others.map(({ player }) => player)} />}
      {position && open && <Joins attack={attack} position={position} />}
      {position && open && <Agents attack={attack} position={position} />}
      {position && <PlaysNow position={position} />}
      {position && open && <CallOff position={position} />}
      {position &&
        (attack.by === position.me && open ? <Roll attack={attack} position={position} /> : <Answer means={passMeans(attack)} />)}
    </section>
  );
}

const TOTALS: Partial<Record<Attack['kind'], 'devastated' | 'killed'>> = { disaster: 'devastated', assassination: 'killed' };

function Figures({ attack }: { attack: Attack }) {
  const { board } = useTable().game.view.value;
  // After its end the target may be gone, so nothing can be computed.
  const lies = attack.stage !== 'over' && Object.hasOwn(board.cards, attack.target);
  const destroys = lies ? destroysAt(board, attack) : null;
  return (
    <>
      <div class={css.pinned}>
        <Odds
          needs={attack.needs}
          odds={attack.odds}
          roll={attack.roll}
          result={attack.result === 'success' || attack.result === 'failure' ? attack.result : null}
          more={destroys}
        />
      </div>
      {destroys !== null && <DisasterLines needs={attack.needs} destroys={destroys} />}
      <Ledger
        rows={lies ? sharedLedger(board, attack) : attack.ledger}
        needs={attack.needs}
        by={attack.by}
        total={TOTALS[attack.kind] ?? 'needed'}
        destroys={destroys}
      />
    </>
  );
}

/** Outcome of passing: the needed number now, or the meaning of the dice on the table. */
const passMeans = ({ needs, odds, roll }: Attack): string => {
  if (roll === null) return t('answer.contest', { needs: countedNeed(needs), hopeless: odds > 0 ? 'no' : 'yes' });
  return t('answer.dice', { roll, outcome: odds > 0 && roll <= countedNeed(needs) ? 'success' : 'failure' });
};

/** Both numbers of a Disaster (N-731): up to which it devastates, and up to which it destroys. */
function DisasterLines({ needs, destroys }: { needs: number; destroys: number }) {
  const chance = (number: number) => percent(winningRolls(Math.min(needs, number)));
  return (
    <p class={cx(css.lines, 'small')} data-testid="disaster-lines">
      <span class={css.destroys}>
        {t('attack.destroyed', { needs: destroys, percent: chance(destroys), none: destroys < 2 ? 'yes' : 'no' })}
      </span>
      <span>{t('attack.devastated', { percent: chance(needs) - chance(destroys) })}</span>
    </p>
  );
}

function StillJoin({ attack, players }: { attack: Attack; players: readonly PlayerId[] }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const able = players
    .filter((player) => player !== table.game.me)
    .map((player) => ({ player, sides: couldJoinOn(board, attack, player) }))
    .filter(({ sides }) => sides.length > 0);
  return able.length === 0 ? null : (
    <p class="small muted" data-testid="still-join">
      {t('attack.couldJoin', {
        names: list(
          able.map(({ player, sides }) =>
            t('attack.couldJoinAs', { name: table.name(player), side: sides.length > 1 ? 'both' : (sides[0] ?? '') }),
          ),
        ),
      })}
    </p>
  );
}

interface Joiner {
  readonly intent: Extract<Intent, { type: 'join' }>;
  readonly worth: number;
}

const joiners = ({ view, me }: Position, attack: Attack): Joiner[] => {
  const own = Object.values(view.board.cards).filter(({ owner, zone, tokens }) => owner === me && zone === 'structure' && tokens > 0);
  return (['for', 'against'] as const).flatMap((side) =>
    own.flatMap(({ id, tokens }): Joiner[] => {
      const intent: Joiner['intent'] = { type: 'join', side, card: id };
      if (check(view, intent) !== null) return [];
      const worth = lends(view.board, attack, { card: id, side });
      const all: Joiner['intent'] = { ...intent, tokens };
      const joined: Joiner[] = [{ intent: intent, worth: side === 'for' ? worth : -worth }];
      if (tokens > 1 && check(view, all) === null) {
        const sum = Array.from({ length: tokens }, (_, index) => lends(view.board, attack, { card: id, side, index })).reduce(
          (a, b) => a + b,
          0,
        );
        joined.push({ intent: all, worth: side === 'for' ? sum : -sum });
      }
      return joined;
    }),
  );
};

/** One chip a card: its token lends Power to a side (N-430, N-440, N-445). */
function Joins({ attack, position }: { attack: Attack; position: Position }) {
  const table = useTable();
  const all = joiners(position, attack);
  if (all.length === 0) return null;
  return (
    <>
      {(['for', 'against'] as const).map((side) => {
        const joiners = all
          .filter(({ intent }) => intent.side === side)
          .sort((joiner, other) => Math.abs(other.worth) - Math.abs(joiner.worth));
        return joiners.length === 0 ? null : (
          <fieldset key={side} class={css.picks} aria-label={t('attack.join', { side })}>
            <p class={css.head}>{t('attack.join', { side })}</p>
            <div class="chips">
              {joiners.map(({ intent, worth }) => (
                <Chip
                  key={`${intent.card} ${intent.tokens ?? 1}`}
                  testid={`join-${side}-${intent.card}${intent.tokens ? `-${intent.tokens}` : ''}`}
                  onClick={() => void table.game.act(intent)}
                >
                  <Icon name="power" /> {copyName(position.view, intent.card)}
                  {intent.tokens !== undefined && ` ×${intent.tokens}`}
                  <b class={css.chance}>{signed(worth)}</b>
                </Chip>
              ))}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}

/** A copy of the target in the viewer's hand: +10 or −6 (N-470). */
function Agents({ attack, position }: { attack: Attack; position: Position }) {
  const table = useTable();
  const able = ownGroups(position.view)
    .filter(({ card }) => card === attack.targetCard)
    .flatMap(({ id }: { id: CopyId }) => (['for', 'against'] as const).map((side) => ({ type: 'agents' as const, card: id, side })))
    .filter((intent) => check(position.view, intent) === null);
  if (able.length === 0) return null;
  return (
    <div class={css.acts}>
      {able.map((intent) => (
        <Button
          key={intent.card + intent.side}
          size="small"
          icon="eye"
          testid={`agents-${intent.side}`}
          onClick={() => void table.game.act(intent)}
        >
          {t('attack.agents', { side: intent.side })}
        </Button>
      ))}
    </div>
  );
}

function CallOff({ position }: { position: Position }) {
  const table = useTable();
  const refusal = check(position.view, { type: 'callOff' });
  if (position.view.board.attack?.by !== position.me) return null;
  return (
    <div class={css.acts}>
      <Button
        size="small"
        icon="close"
        testid="attack-calloff"
        reason={whyNot(table, refusal)}
        onClick={() => void table.game.act({ type: 'callOff' })}
      >
        {t('attack.callOff')}
      </Button>
    </div>
  );
}

function Roll({ attack, position }: { attack: Attack; position: Position }) {
  const table = useTable();
  const { rev, who } = table.game.decision.value;
  const waiting = who.filter((player) => player !== attack.by).map((player) => table.name(player));
  const refusal = check(position.view, { type: 'roll', rev });
  const roll = () => void table.game.act({ type: 'roll', rev });
  useAction('answer', () => {
    if (!refusal) roll();
    return !refusal;
  });
  return (
    <PanelFoot>
      <Button
        kind="brass"
        size="big"
        icon={attack.odds > 0 ? 'dice' : 'close'}
        testid="attack-roll"
        reason={waiting.length > 0 ? t('attack.rollWaits', { names: list(waiting) }) : whyNot(table, refusal)}
        onClick={roll}
      >
        {waiting.length > 0
          ? t('attack.rollWaits', { names: list(waiting) })
          : t('attack.roll', { hopeless: attack.odds > 0 ? 'no' : 'yes' })}
        {waiting.length === 0 && <kbd>{keysInWords(prefs.bindings.value.answer)}</kbd>}
      </Button>
    </PanelFoot>
  );
}
