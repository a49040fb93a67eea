import { at } from '../../base-path';
import { optionsOpen } from '../../prefs/options-open';
import { useGameUi, useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import css from './escape-menu.module.css';
import { whyNot } from './why-not';

const MENU_GOES = 60;

export function MenuPage() {
  const table = useTable();
  const { play } = useGameUi();
  const concede = play.concede(table.game.offers.value);
  const { local } = table.link;
  const from = table.link.lobby.value?.from;
  const { close, open } = table.ui.menu;
  return (
    <div class="stack">
      <Button kind="brass" size="big" testid="menu-resume" onClick={close}>
        {t('menu.resume')}
      </Button>
      <Button
        size="big"
        icon="gear"
        testid="options-open"
        onClick={() => {
          close();
          // A page over the menu would close with it, so the menu closes first.
          setTimeout(() => {
            optionsOpen.value = true;
          }, MENU_GOES);
        }}
      >
        {t('options.open')}
      </Button>
      {table.game.me && !local && (
        <Button size="big" icon="clock" testid="menu-orders" onClick={() => open('orders')}>
          {t('orders.title')}
        </Button>
      )}
      {table.game.me && !local && (
        <Button size="big" icon="group" testid="menu-votes" onClick={() => open('voting')}>
          {t('votes.open')}
        </Button>
      )}
      {!local && (
        <Button size="big" icon="silent" testid="menu-muting" onClick={() => open('muting')}>
          {t('mute.open')}
        </Button>
      )}
      {!local && table.link.title === undefined && (
        <Button
          size="big"
          icon="eye"
          testid="menu-tv"
          onClick={() => void window.open(at(`/t/${table.link.code}?tv`), '_blank', 'noreferrer')}
        >
          {t('tv.open')}
        </Button>
      )}
      <Button size="big" icon="leave" testid="menu-home" hint={t('menu.homeHint')} onClick={() => location.assign(at('/'))}>
        {t('menu.home')}
      </Button>
      {local && (
        <Button size="big" icon="undo" testid="menu-again" onClick={local.startAgain}>
          {t('menu.again')}
        </Button>
      )}
      {table.game.me && !local && (
        <Button size="big" icon="link" testid="menu-move" onClick={() => open('moving')}>
          {t('move.open')}
        </Button>
      )}
      {table.game.me && (
        <Button size="big" icon="flag" testid="menu-leave" reason={whyNot(table, concede.refusal)} onClick={() => open('leaving')}>
          {t('leave.open')}
        </Button>
      )}
      {from && (
        <a class="button" href={at(`/r/${from.game}?at=${from.moment}`)} target="_blank" rel="noreferrer" data-testid="menu-from">
          {t('menu.from')}
        </a>
      )}
      <p class={css.menuLinks}>
        {(['rules', 'cards'] as const).map((where) => (
          <a key={where} class="button" href={at(`/${where}`)} target="_blank" rel="noreferrer" data-testid={`menu-${where}`}>
            {t(`home.${where}`)}
          </a>
        ))}
        <a class="button" href={at('/credits')} target="_blank" rel="noreferrer" data-testid="menu-credits">
          {t('credits.title')}
        </a>
      </p>
    </div>
  );
}
