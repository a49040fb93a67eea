import { forgetHints, seenHints } from '../../hud/hints/seen-hints';
import { prefs } from '../../prefs/prefs';
import { seatLooks } from '../../prefs/seat-look';
import { CONTRASTS, MOTIONS, PALETTES, SEATINGS, SPEEDS, TEXT_SIZES } from '../../prefs/values';
import { LANGUAGES, LOCALES, list, spokenGame, t, themesOf } from '../../text';
import { Button } from '../../ui/button';
import { OptionRow } from '../../ui/option-row';
import { SeatMark } from '../../ui/seat-mark';
import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';
import css from './options.module.css';

const SPEED_NAMES = { 1.6: 'slow', 1: 'usual', 0.5: 'fast', 0: 'none' } as const;

export function LookTab() {
  const themes = themesOf(spokenGame.value);
  const colours = seatLooks().map(({ name }) => t('colour.name', { colour: name }));
  return (
    <div>
      {LANGUAGES.length > 1 && (
        <OptionRow title={t('options.language')} help={t('options.language.help')}>
          <Segmented
            label={t('options.language')}
            testid="pref-language"
            value={prefs.language.value}
            choices={LANGUAGES.map((value) => ({ value, text: LOCALES[value].name }))}
            onChange={(value) => {
              prefs.language.value = value;
            }}
          />
        </OptionRow>
      )}
      {themes.length > 1 && (
        <OptionRow title={t('options.theme')} help={t('options.theme.help')}>
          <Segmented
            label={t('options.theme')}
            testid="pref-theme"
            value={prefs.theme.value}
            choices={themes.map((value) => ({ value, text: t('options.theme.name', { theme: value }) }))}
            onChange={(value) => {
              prefs.theme.value = value;
            }}
          />
        </OptionRow>
      )}
      <OptionRow title={t('options.textSize')} help={t('options.textSize.help')}>
        <Segmented
          label={t('options.textSize')}
          testid="pref-textSize"
          value={prefs.textSize.value}
          choices={TEXT_SIZES.map((value) => ({ value, text: String(value) }))}
          onChange={(value) => {
            prefs.textSize.value = value;
          }}
        />
      </OptionRow>
      <OptionRow title={t('options.palette')} help={t('options.palette.help')}>
        <Segmented
          label={t('options.palette')}
          testid="pref-palette"
          value={prefs.palette.value}
          choices={PALETTES.map((value) => ({ value, text: t('options.palette.name', { palette: value }) }))}
          onChange={(value) => {
            prefs.palette.value = value;
          }}
        />
        <span
          class={css.paletteSample}
          role="img"
          aria-label={t('options.palette.sample', { colours: list(colours) })}
          data-testid="palette"
        >
          {seatLooks().map((look) => (
            <SeatMark key={look.name} look={look} size={20} />
          ))}
        </span>
      </OptionRow>
      <OptionRow title={t('options.contrast')} help={t('options.contrast.help')}>
        <Segmented
          label={t('options.contrast')}
          testid="pref-contrast"
          value={prefs.contrast.value}
          choices={CONTRASTS.map((value) => ({ value, text: t('options.contrast.name', { contrast: value }) }))}
          onChange={(value) => {
            prefs.contrast.value = value;
          }}
        />
      </OptionRow>
      <OptionRow title={t('options.seating')} help={t('options.seating.help')}>
        <Segmented
          label={t('options.seating')}
          testid="pref-seating"
          value={prefs.seating.value}
          choices={SEATINGS.map((value) => ({ value, text: t('options.seating.name', { way: value }) }))}
          onChange={(value) => {
            prefs.seating.value = value;
          }}
        />
      </OptionRow>
      <OptionRow title={t('options.motion')} help={t('options.motion.help')}>
        <Segmented
          label={t('options.motion')}
          testid="pref-motion"
          value={prefs.motion.value}
          choices={MOTIONS.map((value) => ({ value, text: t('options.motion.name', { motion: value }) }))}
          onChange={(value) => {
            prefs.motion.value = value;
          }}
        />
      </OptionRow>
      <OptionRow title={t('options.speed')} help={t('options.speed.help')}>
        <Segmented
          label={t('options.speed')}
          testid="pref-speed"
          value={prefs.speed.value}
          choices={SPEEDS.map((value) => ({ value, text: t('options.speed.name', { speed: SPEED_NAMES[value] }) }))}
          onChange={(value) => {
            prefs.speed.value = value;
          }}
        />
      </OptionRow>
      <OptionRow title={t('options.autoDraw')} help={t('options.autoDraw.help')}>
        <Switch
          label={t('options.autoDraw')}
          on={prefs.autoDraw.value}
          testid="pref-autoDraw"
          onChange={(isOn) => {
            prefs.autoDraw.value = isOn;
          }}
        />
      </OptionRow>
      <OptionRow title={t('options.hints')} help={t('options.hints.help')}>
        {seenHints.value.size > 0 && (
          <Button size="small" testid="pref-hints-again" onClick={forgetHints}>
            {t('options.hints.again')}
          </Button>
        )}
        <Switch
          label={t('options.hints')}
          on={prefs.hints.value}
          testid="pref-hints"
          onChange={(isOn) => {
            prefs.hints.value = isOn;
          }}
        />
      </OptionRow>
    </div>
  );
}
