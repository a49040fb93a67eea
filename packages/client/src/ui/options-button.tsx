import { optionsOpen } from '../prefs/options-open';
import { t } from '../text';
import { Button } from './button';

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
