import type { AnyOffer } from '../../core/ruleset.js';
import type { Refusal } from '../../core/types.js';
import { commandFor, INTENT_TYPES } from '../commands/commands.js';
import type { Actor } from '../game/game.js';
import { stillPlaying } from '../game/gates.js';
import type { Can, CopyId, Intent, IntentType, Offer, Playable, View } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { check } from './check.js';
import { playable } from './playable.js';

/** Why no intent of a type is possible now; null: some may be. `first`: its first card. */
export const whyBarred = (view: View, type: IntentType, first?: CopyId): Refusal | null => {
  if (view.player === null || view.mine === null) return refuse('N-1403', 'spectator');
  return stillPlaying(view as Actor) ?? commandFor(type).barred?.(view as Actor, first) ?? null;
};

class Possible implements Can {
  readonly cards: readonly CopyId[];
  readonly #find: () => readonly Playable[] | undefined;

  constructor(type: IntentType, view: View) {
    this.cards = commandFor(type).hints(view as Actor);
    this.#find = () => (type === 'playPlot' || type === 'useAbility' ? playable(view, type) : undefined);
  }

  get plays(): readonly Playable[] | undefined {
    return this.#find();
  }

  toJSON(): Can {
    const { cards, plays } = this;
    return plays ? { cards, plays } : { cards };
  }
}

/** Offer of a view. Cards and refusals are computed on demand; its JSON has one of the two, without the view. */
class Asked implements Offer {
  readonly #view: View;
  readonly #ended: Refusal | null;

  constructor(
    readonly type: IntentType,
    view: View,
    ended: Refusal | null,
  ) {
    this.#view = view;
    this.#ended = ended;
  }

  get refusal(): Refusal | undefined {
    return this.#ended ?? whyBarred(this.#view, this.type) ?? undefined;
  }

  get can(): Offer['can'] {
    return this.#ended ? undefined : new Possible(this.type, this.#view);
  }

  admits(intent: Intent): boolean {
    return intent.type === this.type && check(this.#view, intent) === null;
  }

  toJSON(): AnyOffer {
    const { type, refusal } = this;
    return refusal ? { type, refusal } : { type, can: this.can };
  }
}

/** Possible actions: for each type of intent its possible first cards. `admits` checks whole intents. */
export const offers = (view: View): Offer[] => {
  if (view.player === null || view.mine === null) return [];
  const ended = stillPlaying(view as Actor);
  return INTENT_TYPES.map((type) => new Asked(type, view, ended));
};
