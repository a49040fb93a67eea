import type { View } from '@illuminice/rules/classic';
import { ExpertAdvice } from '../../../hud/advice/advice';
import { askExpert } from './expert-thread';
import { adviceInWords } from './in-words';

const ask = (view: View) => askExpert('advise', view);

export function Advice({ view }: { view: View }) {
  return <ExpertAdvice view={view} ask={ask} inWords={adviceInWords} />;
}
