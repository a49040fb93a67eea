import { check, groupsNeeded } from '@illuminice/rules/inwo';
import { useState } from 'preact/hooks';
import { Awaited } from '../../../hud/contest/people';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { DeckChoice } from '../decks/choice/deck-choice';
import { useDeckChoice } from '../decks/choice/use-choice';
import { useTable } from '../use-table';
import { t } from '../words';

/** Choice of a deck in the game, for players who sealed none in the lobby (N-101). */
export function DeckPanel() {
  const table = useTable();
  const position = table.game.position.value;
  const { board } = table.game.view.value;
  const asked = position !== null && table.game.isAwaited.value;
  const choice = useDeckChoice(board.options);
  const [sent, setSent] = useState(false);
  if (!asked)
    return (
      <StepPanel title={t('deck.title')} testid="decks-waiting" must>
        <p class="small muted">{t('deck.sealed')}</p>
        <Awaited players={table.game.decision.value.who} />
      </StepPanel>
    );
  const { intent } = choice;
  const seal = async () => {
    setSent(true);
    if (!(intent && (await table.game.act(intent)))) setSent(false);
  };
  const reason = () => {
    if (sent) return t('deck.sealed');
    return intent ? whyNot(table, check(position.view, intent)) : t('decks.pick');
  };
  return (
    <StepPanel title={t('deck.title')} testid="decks" must>
      <DeckChoice options={board.options} needed={groupsNeeded(board)} choice={choice} />
      <PanelFoot>
        <Button size="small" icon="dice" testid="deck-any" onClick={choice.any}>
          {t('deck.any')}
        </Button>
        <Button kind="brass" size="big" icon="lock" testid="deck-seal" reason={reason()} onClick={() => void seal()}>
          {t('deck.seal')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
