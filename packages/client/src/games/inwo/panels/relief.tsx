import { reliefNeeds, reliefPower } from '@illuminice/rules/inwo';
import { Awaited } from '../../../hud/contest/people';
import { StepPanel } from '../../../hud/shell/step-panel';
import { Button } from '../../../ui/button';
import { SeatMark } from '../../../ui/seat-mark';
import { copyName } from '../drafts/choice-text';
import { beginSentence } from '../drafts/saying';
import { cardOf } from '../known';
import { useTable } from '../use-table';
import { t } from '../words';
import { Answer } from './answer';
import css from './relief.module.css';
import { topOf } from './window';

export function ReliefPanel() {
  const table = useTable();
  const position = table.game.position.value;
  const top = topOf(table);
  if (top?.kind !== 'relief') return null;
  const view = table.game.view.value;
  const { board } = view;
  const needs = reliefNeeds({ card: cardOf(view, top.place) ?? '' });
  const pledges = top.pledges.map(({ by, card }) => ({ by, card, power: reliefPower(board, card), look: table.seat(by).look }));
  const has = pledges.reduce((sum, { power }) => sum + power, 0);
  return (
    <StepPanel title={t('relief.title', { place: copyName(view, top.place) })} testid="window-relief" must>
      <p class="small muted">{t('relief.help')}</p>
      <div class={css.relief} data-testid="relief-bar">
        <span class="small">{t('relief.sum', { has, needs })}</span>
        <div class={css.reliefBar} aria-hidden="true">
          {pledges.map(({ card, power, look }) => (
            <i key={card} style={{ '--seat': look.colour, '--part': power / Math.max(1, needs) }} />
          ))}
        </div>
        <ul class="small">
          {pledges.map(({ by, card, power, look }) => (
            <li key={card}>
              <SeatMark look={look} size={12} /> {t('relief.by', { name: table.name(by), card: copyName(view, card), power })}
            </li>
          ))}
        </ul>
        {pledges.length === 0 && <p class="small muted">{t('relief.none')}</p>}
      </div>
      <Awaited players={table.game.decision.value.who} />
      {position && table.game.isAwaited.value && (
        <Button icon="plus" testid="pledge" onClick={() => table.draft.begin(beginSentence(position, { type: 'pledge' }))}>
          {t('relief.pledge')}
        </Button>
      )}
      <Answer means={t('answer.window', { kind: 'relief' })} />
    </StepPanel>
  );
}
