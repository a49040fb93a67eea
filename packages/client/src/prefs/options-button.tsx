import { t } from '../text';
import { Button } from '../ui/button';
import { optionsOpen } from './options-open';

/** Opens the options over whatever page there is. */
export const OptionsButton = () => (
  <Button
    icon="gear"
    testid="options-open"
    onClick={() => {
      optionsOpen.value = true;
    }}
  >
    {t('options.open')}
  </Button>
);
