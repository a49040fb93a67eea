import type { Advice } from '@illuminice/bots';
import type { Reason } from '@illuminice/bots/classic';
import type { Intent } from '@illuminice/rules/classic';
import { type InWords, inWords, type Name } from '../../../hud/advice/in-words';
import { cardName, kindName, money, t } from '../../../text';
import { goalLabel } from '../panels/goal-need';

type Values = Record<string, string | number>;

const nameOf = (intent: Intent, field: string): string => {
  const value: unknown = field in intent ? intent[field as keyof typeof intent] : undefined;
  return typeof value === 'string' ? cardName(value) : '';
};

const spentBy = (intent: Intent): number =>
  intent.type === 'attack' ? (intent.spend ?? []).reduce((sum, { amount }) => sum + amount, 0) : 0;

/** A move in a few words: "attack to control: Mafia against the Mass Wedding Church, with 4 MB". */
export const moveInWords = (intent: Intent, name: Name): string => {
  const receiver = intent.type === 'offer' ? (typeof intent.to === 'string' ? intent.to : (intent.to[0] ?? '')) : '';
  const isFor = (intent.type === 'answer' && intent.accept) || (intent.type === 'interfere' && intent.side === 'for');
  const spent = spentBy(intent);
  const values: Values = {
    move: intent.type,
    mb: spent,
    kind: intent.type === 'attack' ? kindName(intent.kind) : '',
    card: nameOf(intent, 'attacker') || nameOf(intent, 'card') || nameOf(intent, 'onto') || nameOf(intent, 'from'),
    target: nameOf(intent, 'target') || nameOf(intent, 'group') || nameOf(intent, 'to'),
    money: money('amount' in intent && typeof intent.amount === 'number' ? intent.amount : spent),
    side: isFor ? 'for' : 'against',
    name: receiver === '' ? '' : name(receiver),
  };
  return t('advice.move', values);
};

export const reasonInWords = (reason: Reason, name: Name, spent = 0): string => {
  const { kind, ...details } = reason;
  const values: Values = {
    ...details,
    reason: kind,
    target: 'target' in details ? cardName(details.target) : '',
    card: 'card' in details ? cardName(details.card) : '',
    goal: 'goal' in details ? goalLabel(details.goal) : '',
    name: 'player' in details ? name(details.player) : '',
    money: 'mb' in details ? money(details.mb) : '',
    // The odds count the money that the move names.
    paid: spent > 0 ? money(spent) : 'no',
  };
  return t('advice.reason', values);
};

const IDLE: ReadonlySet<Intent['type']> = new Set(['pass', 'endTurn', 'done', 'roll']);

export const adviceInWords = ({ intent, reasons }: Pick<Advice<Intent, Reason>, 'intent' | 'reasons'>, name: Name): InWords =>
  inWords(moveInWords(intent, name), reasons, IDLE.has(intent.type), (reason) => reasonInWords(reason, name, spentBy(intent)));
