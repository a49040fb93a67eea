import { Crest } from '../ui/crest';
import './message.css';

/** Something is on its way. */
export function Wait({ text }: { text: string }) {
  return (
    <main class="message-page" aria-busy="true">
      <span class="breathing">
        <Crest size={96} />
      </span>
      <p class="muted" role="status">
        {text}
      </p>
    </main>
  );
}
