import { DEFAULT_RULESET, type PlayerId, type RulesetId } from '@illuminice/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso/router';
import { GAMES } from '../../games';
import { rememberedName } from '../../net/memory';
import type { GameUi, LessonUi } from '../../table/game-ui';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Later } from '../../ui/lazy-part';
import { Game } from '../table/game';
import { gameNamed, useWordsOf } from '../use-words-of';
import { Unreached, Wait } from '../wait';
import { CoachPanel } from './coach-panel';
import { lessonLink, type Played } from './lesson-link';
import { stepFrom } from './step-from';

const keyOf = (game: RulesetId): string => (game === DEFAULT_RULESET ? 'illuminice.lesson' : `illuminice.lesson.${game}`);

interface Kept {
  played: Played;
  step: number;
}

/** The first turn with a coach: real rules, no time limit; it can be left and resumed. `/learn`, `/learn/inwo`. */
export default function Learn() {
  const [round, setRound] = useState(0);
  const ruleset = gameNamed(useRoute().params.game, DEFAULT_RULESET);
  const isSpoken = useWordsOf(ruleset);
  const { lesson, ui } = GAMES[ruleset];
  useEffect(ui.retry, [ui]);
  const waiting = (part: typeof lesson | typeof ui) => (failed: boolean) =>
    failed ? <Unreached onRetry={part.retry} /> : <Wait text={t('join.connecting')} />;
  if (!isSpoken) return <Wait text={t('join.connecting')} />;
  return (
    <Later part={lesson} fallback={waiting(lesson)}>
      {({ default: taught }) => (
        <Later part={ui} fallback={waiting(ui)}>
          {({ default: game }) => <Lesson key={`${ruleset} ${round}`} lesson={taught} game={game} onAgain={() => setRound(round + 1)} />}
        </Later>
      )}
    </Later>
  );
}

function Lesson({ lesson, game, onAgain }: { lesson: LessonUi; game: GameUi; onAgain: () => void }) {
  const stored = useMemo(() => recall(lesson), [lesson]);
  const link = useMemo(() => {
    // Computed at each render: language and theme may change during the lesson.
    const nameOf = (player: PlayerId) => (player === lesson.pupil ? rememberedName() || t('coach.you') : (lesson.names[player] ?? player));
    return lessonLink(lesson, nameOf, stored.played, (played) => keep(lesson, { ...recall(lesson), played }));
  }, [lesson, stored]);
  useEffect(() => () => link.leave(), [link]);
  const again = () => {
    keep(lesson, { played: [], step: 0 });
    onAgain();
  };
  const { end } = GAMES[lesson.rules.ruleset];
  return <Game link={link} game={game} end={end} coach={<Coach lesson={lesson} begin={stored.step} onAgain={again} />} />;
}

function Coach({ lesson, begin, onAgain }: { lesson: LessonUi; begin: number; onAgain: () => void }) {
  const { steps } = lesson;
  const table = useTable();
  const [step, setStep] = useState(begin);
  const [skipped, setSkipped] = useState(false);
  // The pupil may have done several steps at once.
  const now = stepFrom(steps, table, step);
  useEffect(() => {
    setStep(now);
    keep(lesson, { ...recall(lesson), step: now });
  }, [lesson, now]);
  if (skipped) return null;
  return (
    <CoachPanel
      steps={steps}
      game={lesson.rules.ruleset}
      at={now}
      onNext={() => setStep(now + 1)}
      onSkip={() => setSkipped(true)}
      onAgain={onAgain}
    />
  );
}

function recall({ steps, rules }: LessonUi): Kept {
  try {
    const { played, step } = JSON.parse(localStorage.getItem(keyOf(rules.ruleset)) ?? '{}') as Partial<Kept>;
    if (Array.isArray(played) && typeof step === 'number' && step in steps) return { played, step };
  } catch {
    // An unreadable lesson counts as not begun.
  }
  return { played: [], step: 0 };
}

function keep({ rules }: LessonUi, stored: Kept): void {
  try {
    localStorage.setItem(keyOf(rules.ruleset), JSON.stringify(stored));
  } catch {
    // Without storage it starts anew next time.
  }
}
