import { useEffect, useMemo, useState } from 'preact/hooks';
import { COACH, stepFrom } from '../../games/classic/lesson/coach';
import { PUPIL, RIVAL } from '../../games/classic/lesson/lesson';
import { useTable } from '../../games/classic/use-table';
import { rememberedName } from '../../net/memory';
import { t } from '../../text';
import { Game } from '../table/game';
import { CoachPanel } from './coach-panel';
import { lessonLink, type Played } from './lesson-link';

const KEY = 'illuminice.lesson';

interface Kept {
  played: Played;
  step: number;
}

/** The first turn, played with a coach: on the real rules, at one's own pace; it can be left and taken up again. */
export default function Learn() {
  const [round, setRound] = useState(0);
  return <Lesson key={round} onAgain={() => setRound(round + 1)} />;
}

function Lesson({ onAgain }: { onAgain: () => void }) {
  const kept = useMemo(recall, []);
  const link = useMemo(() => {
    // Asked anew whenever they are shown: the viewer may take another language or theme in the middle of the lesson.
    const names = {
      get [PUPIL]() {
        return rememberedName() || t('coach.you');
      },
      [RIVAL]: 'Mona',
      otto: 'Otto',
      get title() {
        return t('coach.title');
      },
    };
    return lessonLink(names, kept.played, (played) => keep({ ...recall(), played }));
  }, [kept]);
  useEffect(() => () => link.leave(), [link]);
  const again = () => {
    keep({ played: [], step: 0 });
    onAgain();
  };
  return <Game link={link} coach={<Coach begin={kept.step} onAgain={again} />} />;
}

function Coach({ begin, onAgain }: { begin: number; onAgain: () => void }) {
  const table = useTable();
  const [step, setStep] = useState(begin);
  const [skipped, setSkipped] = useState(false);
  // What the pupil does may bring him further than the coach asked for.
  const now = stepFrom(table, step);
  useEffect(() => {
    setStep(now);
    keep({ ...recall(), step: now });
  }, [now]);
  if (skipped) return null;
  return <CoachPanel at={now} onNext={() => setStep(now + 1)} onSkip={() => setSkipped(true)} onAgain={onAgain} />;
}

function recall(): Kept {
  try {
    const { played, step } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (Array.isArray(played) && typeof step === 'number' && step in COACH) return { played, step };
  } catch {
    // What cannot be read is a lesson not begun.
  }
  return { played: [], step: 0 };
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it begins anew next time.
  }
}
