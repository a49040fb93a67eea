import { t } from '../text';
import { Button } from '../ui/button';
import { Crest } from '../ui/crest';
import { Breathing, MessagePage } from './message-page';

export function Wait({ text, testid }: { text: string; testid?: string }) {
  return (
    <MessagePage busy testid={testid}>
      <Breathing>
        <Crest size={96} />
      </Breathing>
      <p class="muted" role="status">
        {text}
      </p>
    </MessagePage>
  );
}

export function Unreached({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage testid="screen-failed">
      <Crest size={96} />
      <p class="muted" role="status">
        {t('join.failed')}
      </p>
      <Button kind="brass" testid="screen-retry" onClick={onRetry}>
        {t('join.again')}
      </Button>
    </MessagePage>
  );
}
