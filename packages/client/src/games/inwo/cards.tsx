import { CARDS } from '@illuminice/rules/inwo';
import { cardName } from './words';

/** Every card, to look through. */
export default function Cards() {
  return (
    <ul>
      {CARDS.map(({ id }) => (
        <li key={id}>{cardName(id)}</li>
      ))}
    </ul>
  );
}
