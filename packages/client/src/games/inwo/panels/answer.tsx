import { check } from '@illuminice/rules/inwo';
import { Pass, type PassChoice, Passed } from '../../../hud/shell/auto-pass';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { whyNot } from '../../../hud/shell/why-not';
import { useAction } from '../../../prefs/use-action';
import { useTable } from '../use-table';
import { t } from '../words';

/** Questions that standing orders never answer: a pass may give the game away. */
const OWN = new Set(['claims', 'victory']);

/** The pass button of an awaited player; after the pass a sign. `means`: the outcome. */
export function Answer({ means }: { means: string }) {
  const table = useTable();
  const position = table.game.position.value;
  const { kind, rev } = table.game.decision.value;
  const refusal = position && check(position.view, { type: 'done', rev });
  const pass = () => void table.game.act({ type: 'done', rev });
  const asked = position !== null && table.game.isAwaited.value && refusal === null;
  useAction('answer', () => {
    if (asked) pass();
    return asked;
  });
  if (table.game.isPassing.value)
    return (
      <PanelFoot>
        <Passed />
      </PanelFoot>
    );
  if (!asked) return null;
  const askLess: PassChoice = { testid: 'ask-less', icon: 'gear', text: t('orders.open'), onPick: () => table.ui.menu.open('orders') };
  return (
    <PanelFoot>
      <Pass
        means={means}
        reason={whyNot(table, refusal)}
        onBack={null}
        onPass={pass}
        choices={OWN.has(kind) || table.link.local ? [] : [askLess]}
      />
    </PanelFoot>
  );
}
