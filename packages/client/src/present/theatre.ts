import type { Board, CardId, GameEvent, View } from '@illuminice/rules';
import type { CardView } from '../scene/card-view.js';
import type { Staging } from '../scene/cards-layer.js';
import type { SceneLook, SceneServices } from '../scene/contract.js';
import type { Rect } from '../scene/geometry.js';
import type { TableLayout } from '../scene/layout.js';
import type { Stage } from '../scene/stage.js';
import type { Textures } from '../scene/textures.js';
import type { Motion } from './motion.js';

interface Parts {
  stage: Stage;
  textures: Textures;
  motion: Motion;
  services: SceneServices;
  rect(card: CardId): Rect | null;
  layout(): TableLayout | null;
}

/** Plays what happened over the table, and tells the cards how to come and go in the change that follows. */
export class Theatre {
  private burned = new Set<CardId>();

  constructor(private readonly parts: Parts) {}

  play(events: readonly GameEvent[], _board: Board, _look: SceneLook): void {
    for (const event of events) if (event.type === 'destroyed') this.burned.add(event.card);
  }

  /** How the next change of the table is to be staged; asked once for each. */
  staging(_view: View): Staging {
    const burned = this.burned;
    this.burned = new Set();
    return { burned };
  }

  burn(view: CardView, ms: number, done: () => void): void {
    this.parts.motion.run(view, {
      ms,
      fade: true,
      step: (t) => {
        view.pose = { ...view.pose, alpha: 1 - t };
        view.stand(null);
      },
      done,
    });
  }

  destroy(): void {}
}
