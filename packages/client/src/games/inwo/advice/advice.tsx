import type { Advice as Advised } from '@illuminice/bots';
import type { Reason } from '@illuminice/bots/inwo';
import type { Intent, View } from '@illuminice/rules/inwo';
import { ExpertAdvice } from '../../../hud/advice/advice';
import type { Name } from '../../../hud/advice/in-words';
import { cardOf } from '../known';
import { askExpert } from './expert-thread';
import { adviceInWords } from './in-words';

const ask = (view: View) => askExpert('advise', view);

export function Advice({ view }: { view: View }) {
  const inWords = (advice: Advised<Intent, Reason>, name: Name) => adviceInWords(advice, name, (copy) => cardOf(view, copy));
  return <ExpertAdvice view={view} ask={ask} inWords={inWords} />;
}
