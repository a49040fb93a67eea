/** Moments of real games in which somebody is asked something: from the rules' scenarios, one of each kind. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenario, type PlayerId } from '@illuminice/rules';

const SCENARIOS = join(__dirname, '../../../../scenarios');

/** What is asked of a game, as far as both have it. */
interface Asking<S> {
  readonly ruleset: Parameters<typeof loadScenario>[0];
  /** The folder of its scenarios. */
  readonly folder: string;
  asked(state: S): { readonly kind: string; readonly who: readonly PlayerId[] };
  /** Whether this moment will do: its player holds something that can be looked at. */
  suits(state: S, player: PlayerId): boolean;
}

export interface Moment<S> {
  readonly state: S;
  readonly player: PlayerId;
}

/** The first moment of each kind that suits, else the first of all. */
export function momentsOf<S>({ ruleset, folder, asked, suits }: Asking<S>, kinds: readonly string[]): ReadonlyMap<string, Moment<S>> {
  const found = new Map<string, Moment<S> & { readonly suits: boolean }>();
  const look = (state: S): void => {
    const { kind, who } = asked(state);
    const player = who.find((one) => suits(state, one)) ?? who[0];
    if (player === undefined || !kinds.includes(kind)) return;
    const better = suits(state, player);
    const before = found.get(kind);
    if (before && (before.suits || !better)) return;
    found.set(kind, { state: JSON.parse(JSON.stringify(state)) as S, player, suits: better });
  };
  const isDone = () => kinds.every((kind) => found.get(kind)?.suits);
  for (const file of readdirSync(join(SCENARIOS, folder)).filter((name) => name.endsWith('.json'))) {
    const told = JSON.parse(readFileSync(join(SCENARIOS, folder, file), 'utf8')) as object | object[];
    for (const scenario of Array.isArray(told) ? told : [told]) {
      const loaded = loadScenario(ruleset, scenario);
      if (!loaded.ok) throw new Error(`${file}: ${JSON.stringify(loaded.errors)}`);
      const state = loaded.state as S;
      look(state);
      for (const { by, do: named, refused } of ruleset.scenario.shape.parse(scenario).steps) {
        if (!named || by === undefined || refused !== undefined) continue;
        const intent = ruleset.scenario.translate?.(loaded.state, by, named) ?? named;
        ruleset.step(loaded.state, by, intent);
        look(state);
      }
      if (isDone()) return found;
    }
  }
  return found;
}
