import { DEFAULT_RULESET, RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { at } from '../../base-path';
import type { CoachStep, Pointed } from '../../table/game-ui';
import { useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Segmented } from '../../ui/segmented';
import css from './coach.module.css';

interface Props {
  steps: readonly CoachStep[];
  game: RulesetId;
  at: number;
  onNext: () => void;
  onSkip: () => void;
  onAgain: () => void;
}

/** The coach's words, and a ring around their subject. */
export function CoachPanel({ steps, game, at: index, onNext, onSkip, onAgain }: Props) {
  const table = useTable();
  const { route } = useLocation();
  const step = steps[index];
  if (!step) return null;
  const last = index === steps.length - 1;
  return (
    <>
      <Ring table={table} pointed={step.at?.(table) ?? null} />
      <section class={cx(css.coach, 'panel')} data-inset="top" aria-label={t('coach.title')} data-testid="coach" data-step={step.id}>
        {index === 0 && (
          <Segmented
            label={t('home.game')}
            testid="coach-game"
            value={game}
            choices={RULESET_IDS.map((id) => ({ value: id, text: t('game.name', { ruleset: id }) }))}
            onChange={(id) => route(at(id === DEFAULT_RULESET ? '/learn' : `/learn/${id}`), true)}
          />
        )}
        <p class={css.coachSays} aria-live="polite" data-testid="coach-says">
          {step.says(table)}
        </p>
        <div class={css.coachRow}>
          <progress max={steps.length} value={index + 1} aria-label={t('coach.progress', { n: index + 1, of: steps.length })} />
          {last ? (
            <>
              <Button size="small" testid="coach-again" onClick={onAgain}>
                {t('coach.once')}
              </Button>
              <a class="button brass small" href={at('/')} data-testid="coach-home">
                {t('coach.play')}
              </a>
            </>
          ) : (
            <>
              <Button size="small" kind="quiet" testid="coach-skip" onClick={onSkip}>
                {t('coach.skip')}
              </Button>
              {!step.done && (
                <Button size="small" kind="brass" testid="coach-next" onClick={onNext}>
                  {t('coach.next')}
                </Button>
              )}
            </>
          )}
        </div>
      </section>
    </>
  );
}

/** Follows its target through scrolling and camera moves. */
function Ring({ table, pointed }: { table: TableModel; pointed: Pointed }) {
  const ring = useRef<HTMLDivElement>(null);
  const what = JSON.stringify(pointed);
  useEffect(() => {
    let frame = 0;
    let sought = false;
    const follow = () => {
      const rect = pointed && rectOf(table, pointed);
      // On a phone the target may be off screen.
      if (rect && !sought && 'testid' in pointed) elementOf(pointed.testid)?.scrollIntoView({ block: 'nearest' });
      sought ||= rect !== null;
      const { current } = ring;
      if (current) {
        current.hidden = !rect;
        if (rect)
          Object.assign(current.style, {
            left: `${rect.x - 6}px`,
            top: `${rect.y - 6}px`,
            width: `${rect.width + 12}px`,
            height: `${rect.height + 12}px`,
          });
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [table, what]);
  return <div ref={ring} class={css.coachRing} aria-hidden="true" hidden />;
}

const elementOf = (testid: string): Element | null => document.querySelector(`[data-testid="${testid}"]`);

const rectOf = (table: TableModel, pointed: NonNullable<Pointed>): DOMRect | null => {
  if ('card' in pointed) return table.board.value?.cardRect(pointed.card) ?? null;
  const rect = elementOf(pointed.testid)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
};
