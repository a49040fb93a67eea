import { useState } from 'preact/hooks';
import { optionsOpen } from '../../prefs/options-open';
import { t } from '../../text';
import { Dialog } from '../../ui/dialog';
import { Tabs } from '../../ui/tabs';
import { KeysTab } from './keys-tab';
import { LookTab } from './look-tab';
import { PrivacyTab } from './privacy-tab';
import { SoundTab } from './sound-tab';

const TABS = { sound: SoundTab, look: LookTab, keys: KeysTab, privacy: PrivacyTab } as const;
type Tab = keyof typeof TABS;

export default function OptionsDialog() {
  const [tab, setTab] = useState<Tab>('sound');
  return (
    <Dialog
      open={optionsOpen.value}
      onClose={() => {
        optionsOpen.value = false;
      }}
      title={t('options.title')}
      testid="options"
      wide
    >
      <Tabs
        label={t('options.tabs')}
        testid="options-tab"
        value={tab}
        onChange={setTab}
        pages={(Object.keys(TABS) as Tab[]).map((value) => {
          const Page = TABS[value];
          return { value, text: t('options.tab', { tab: value }), page: <Page /> };
        })}
      />
      <p class="small muted">{t('options.device')}</p>
    </Dialog>
  );
}
