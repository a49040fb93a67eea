import type { Advice } from '@illuminice/bots';
import type { Reason } from '@illuminice/bots/inwo';
import type { CardId } from '@illuminice/rules';
import type { CopyId, Intent } from '@illuminice/rules/inwo';
import { type InWords, inWords, type Name } from '../../../hud/advice/in-words';
import { cardName, list, t } from '../words';

/** Card of a copy; undefined: unknown to the viewer. */
type CardOf = (copy: CopyId) => CardId | undefined;

const NONE = 'none';

/** The copy a move uses, its target, and its helpers. */
const named = (intent: Intent): { card?: string | undefined; target?: string | undefined; helpers?: readonly string[] } => {
  switch (intent.type) {
    case 'attack': {
      const { attacker, target, aids = [], plus = [] } = intent;
      return { card: attacker, target, helpers: [...aids, ...plus.map(({ plot }) => plot)] };
    }
    case 'takeOver':
      return { card: intent.card, target: intent.onto };
    case 'place':
      return { target: intent.onto };
    case 'playPlot':
    case 'useAbility':
      return { card: intent.card, target: intent.on };
    case 'link':
      return { card: intent.card, target: intent.to };
    case 'claim':
    case 'discard':
      return { card: intent.cards[0] };
    case 'join':
    case 'agents':
    case 'returnPlot':
    case 'chooseLead':
      return { card: intent.card };
    default:
      return {};
  }
};

export const moveInWords = (intent: Intent, cardOf: CardOf): string => {
  const { card, target, helpers = [] } = named(intent);
  const nameOf = (copy: string | undefined) => (copy === undefined ? NONE : cardName(cardOf(copy) ?? copy));
  return t('advice.move', {
    move: intent.type,
    kind: intent.type === 'attack' ? intent.kind : NONE,
    side: intent.type === 'join' ? intent.side : NONE,
    paid: 'pay' in intent && intent.pay ? 'yes' : 'no',
    card: nameOf(card),
    target: nameOf(target),
    helpers: helpers.length > 0 ? list(helpers.map(nameOf)) : NONE,
  });
};

export const reasonInWords = (reason: Reason, name: Name): string => {
  const { kind, ...values } = reason;
  return t('advice.reason', {
    ...values,
    reason: kind,
    target: 'target' in values ? cardName(values.target) : '',
    card: 'card' in values ? cardName(values.card) : '',
    goal: 'goal' in values ? cardName(values.goal) : '',
    name: 'player' in values ? name(values.player) : '',
  });
};

/** Moves of players who have nothing better to do. */
const IDLE: ReadonlySet<Intent['type']> = new Set(['knock', 'done', 'roll', 'ready']);

export const adviceInWords = (
  { intent, reasons }: Pick<Advice<Intent, Reason>, 'intent' | 'reasons'>,
  name: Name,
  cardOf: CardOf,
): InWords => inWords(moveInWords(intent, cardOf), reasons, IDLE.has(intent.type), (reason) => reasonInWords(reason, name));
