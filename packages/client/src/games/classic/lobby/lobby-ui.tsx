import { cardFacts, type Options } from '@illuminice/rules/classic';
import type { Lobby } from '../../../net/table-link';
import type { LobbyUi } from '../../../table/game-ui';
import { goalText, shortName, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { OptionRow } from '../../../ui/option-row';
import { Segmented } from '../../../ui/segmented';
import { Switch } from '../../../ui/switch';
import { CardPicture } from '../card/picture';
import { goalLabel, goalNeed } from '../panels/goal-need';
import { LengthOption } from './length-option';
import css from './lobby-ui.module.css';

const VARIANTS = ['hiddenGoals', 'startWindow', 'longGame'] as const;

const optionsIn = ({ rules }: Lobby): Options => rules.options as Options;

/** Length of the game, and how Illuminati are assigned. */
const GameOptions: LobbyUi['Options'] = ({ lobby, editable, configure }) => {
  const { groupsToWin, illuminati } = optionsIn(lobby);
  const set = (options: Partial<Options>) => configure({ options });
  return (
    <>
      <LengthOption
        groupsToWin={groupsToWin}
        players={Math.max(2, lobby.seats.length)}
        editable={editable}
        onChange={(groups) => set({ groupsToWin: groups })}
      />
      <OptionRow title={t('option.illuminati')} help={t('option.illuminati.help')}>
        <Segmented
          label={t('option.illuminati')}
          testid="option-illuminati"
          disabled={!editable}
          value={illuminati}
          choices={[
            { value: 'pick', text: t('option.illuminati.pick') },
            { value: 'dealt', text: t('option.illuminati.dealt') },
          ]}
          onChange={(value) => set({ illuminati: value })}
        />
      </OptionRow>
    </>
  );
};

const Variants: LobbyUi['Variants'] = ({ lobby, editable, configure }) => (
  <>
    {VARIANTS.map((name) => (
      <OptionRow key={name} title={t(`option.${name}`)} help={t(`option.${name}.help`)}>
        <Switch
          label={t(`option.${name}`)}
          on={optionsIn(lobby)[name]}
          disabled={!editable}
          testid={`option-${name}`}
          onChange={(isOn) => configure({ options: { [name]: isOn } })}
        />
      </OptionRow>
    ))}
  </>
);

const Powers = () => (
  <section class={cx('panel', css.powers)}>
    <h2 class="panel-title">{t('lobby.powers')}</h2>
    <ul>
      {Object.values(cardFacts)
        .filter((card) => card.kind === 'illuminati')
        .map((card) => (
          <li key={card.id}>
            <CardPicture card={card.id} width={44} />
            <div>
              <h3>{shortName(card.id)}</h3>
              <span class={css.goal}>
                <span aria-hidden="true">{`${goalNeed(card.id) || ''} ${goalLabel(card.id)}`}</span>
                <span class="visually-hidden">{goalText(card.id, goalNeed(card.id))}</span>
              </span>
              <span class={cx(css.line, 'small', 'muted')}>{t('lobby.powerLine', { power: card.power, income: card.income })}</span>
            </div>
          </li>
        ))}
    </ul>
  </section>
);

const ui: LobbyUi = {
  title: () => t('game.name', { ruleset: 'classic' }),
  Options: GameOptions,
  Variants,
  Introduction: Powers,
  choice: null,
};
export default ui;
