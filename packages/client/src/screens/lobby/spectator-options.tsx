import type { Lobby } from '../../net/table-link';
import { delayText, t } from '../../text';
import { OptionRow } from '../../ui/option-row';
import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';

/** What the set-up offers, in seconds; a table may have been made with another number. */
const DELAYS = [0, 30, 120, 300];

/** Whether people may look on, and how much later than the players they see the game. */
export function SpectatorOptions(props: {
  lobby: Lobby;
  editable: boolean;
  onChange: (change: { spectators?: boolean; spectatorDelay?: number }) => void;
}) {
  const { lobby, editable, onChange } = props;
  const delays = [...new Set([...DELAYS, lobby.spectatorDelay])].sort((one, other) => one - other);
  return (
    <>
      <OptionRow title={t('option.spectators')} help={t('option.spectators.help')}>
        <Switch
          label={t('option.spectators')}
          on={lobby.watchable}
          disabled={!editable}
          testid="option-spectators"
          onChange={(spectators) => onChange({ spectators })}
        />
      </OptionRow>
      {lobby.watchable && (
        <OptionRow title={t('option.delay')} help={t('option.delay.help')}>
          <Segmented
            label={t('option.delay')}
            testid="option-delay"
            disabled={!editable}
            value={lobby.spectatorDelay}
            choices={delays.map((value) => ({ value, text: delayText(value) }))}
            onChange={(spectatorDelay) => onChange({ spectatorDelay })}
          />
        </OptionRow>
      )}
    </>
  );
}
