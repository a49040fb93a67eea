import { Crest } from '../ui/crest';
import './message.css';

/** Something is on its way. */
export function Wait({ text, testid }: { text: string; testid?: string }) {
  return (
    <main class="message-page" aria-busy="true" data-testid={testid}>
      <span class="breathing">
        <Crest size={96} />
      </span>
      <p class="muted" role="status">
        {text}
      </p>
    </main>
  );
}
