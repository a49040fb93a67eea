import { prefs } from '../../prefs/prefs';
import { play } from '../../sound/index';
import { t } from '../../text';
import { AmountSlider } from '../../ui/amount-slider';
import { Button } from '../../ui/button';
import { keysInWords } from '../../ui/key-words';
import { OptionRow } from '../../ui/option-row';
import { Switch } from '../../ui/switch';
import css from './options.module.css';

export function SoundTab() {
  const isOn = !prefs.muted.value;
  return (
    <div>
      <OptionRow title={t('options.sound')} help={t('options.sound.help', { key: keysInWords(prefs.bindings.value.mute) })}>
        <Button size="small" testid="pref-hear" onClick={() => play('turn')}>
          {t('options.hear')}
        </Button>
        <Switch
          label={t('options.sound')}
          on={isOn}
          testid="pref-sound"
          onChange={(now) => {
            prefs.muted.value = !now;
          }}
        />
      </OptionRow>
      {(['master', 'effects', 'ambience'] as const).map((name) => (
        <OptionRow key={name} title={t(`options.${name}`)} help={t(`options.${name}.help`)}>
          <div class={css.optionSlider}>
            <AmountSlider
              label={t(`options.${name}`)}
              min={0}
              max={100}
              value={prefs[name].value}
              testid={`pref-${name}`}
              onChange={(value) => {
                prefs[name].value = value;
              }}
            />
          </div>
        </OptionRow>
      ))}
    </div>
  );
}
