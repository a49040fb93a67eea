import { abilitiesOf } from '@illuminice/bots/classic';
import type { PlayerId } from '@illuminice/rules';
import type { IntentType, State } from '@illuminice/rules/classic';

export interface Pressing {
  readonly by: PlayerId;
  readonly type: IntentType;
}

const hasPower = (card: string): boolean => abilitiesOf(card).some((ability) => 'use' in ability);

/** Intents for the open window, from asked players and others. */
const inWindow = ({ board }: State): Pressing[] => {
  const top = board.frames.at(-1);
  const { attack } = board;
  const everybody = (...types: IntentType[]) => board.seats.flatMap(({ player }) => types.map((type) => ({ by: player, type })));
  if (top?.kind === 'playing') return everybody('counter', 'done', 'done');
  if (top?.kind === 'replace') return everybody('breakPrivilege', 'done');
  if (attack?.stage === 'place') return [{ by: attack.by, type: 'place' }];
  if (attack?.stage === 'dice') return everybody('playSpecial', 'done', 'usePower');
  if (attack?.stage === 'contest' && attack.privilege !== 'none')
    return everybody('breakPrivilege', 'forceInterference', 'privilege', 'interfere', 'answer');
  return [];
};

/** Rarely possible intents, with their possible senders. */
export const pressingNow = (state: State): Pressing[] => {
  const { board, secrets } = state;
  const window = inWindow(state);
  if (window.length > 0) return window;
  const deals = Object.values(secrets.private).flatMap((mine) => mine.deals);
  const open = [...board.offers, ...deals].flatMap(({ to, by }): Pressing[] => [
    { by: to, type: 'answer' },
    { by, type: 'withdraw' },
  ]);
  const holders = board.seats.flatMap(({ player, faceUp, faceDown }): Pressing[] =>
    faceUp.length + faceDown > 0 ? [{ by: player, type: 'playSpecial' }] : [],
  );
  const turn = board.turn?.player;
  const acting = board.seats.flatMap(({ player, cards }): Pressing[] => {
    if (player !== turn) return [];
    const powers: Pressing[] = cards.some(hasPower) ? [{ by: player, type: 'usePower' }] : [];
    const types: IntentType[] = ['attack', 'attack', 'moveGroup', 'offer'];
    return [...powers, ...types.map((type) => ({ by: player, type }))];
  });
  return [...open, ...open, ...holders, ...acting];
};
