import type { AnyEvent, PlayerId } from '@illuminice/rules';
import type { Names, Part } from '@illuminice/themes';
import type { SeatLook } from '../../style/seats';
import { lastLines, type RecapTurn } from '../../table/recap';
import { t } from '../../text';
import { SeatMark } from '../../ui/seat-mark';
import { NamedCard } from '../named/named-card';
import css from './recap-turns.module.css';

export function RecapTurns(props: {
  turns: readonly RecapTurn[];
  most: number;
  line: (event: AnyEvent, names: Names) => Part[];
  seat: (player: PlayerId) => { readonly name: string; readonly look: SeatLook };
}) {
  const { line, seat } = props;
  const { turns, more } = lastLines(props.turns, props.most);
  const name = (player: PlayerId) => seat(player).name;
  return (
    <>
      <ol class={css.turns}>
        {turns.map(({ turn, lines }) => (
          <li key={turn?.number} style={{ '--seat': turn ? seat(turn.player).look.colour : 'var(--hairline)' }}>
            {turn && (
              <strong>
                <SeatMark look={seat(turn.player).look} size={12} /> {t('recap.title', { name: name(turn.player) })}{' '}
                <small class="muted">{t('recap.turn', { n: turn.number })}</small>
              </strong>
            )}
            {lines.length > 0 && (
              <ul>
                {lines.map(({ event, said: sentence }, index) => (
                  <li key={index}>
                    {sentence ??
                      line(event, { player: name }).map((part, index) =>
                        part.player ? (
                          <b key={index} style={{ color: seat(part.player).look.colour }}>
                            {part.text}
                          </b>
                        ) : part.card ? (
                          <NamedCard key={index} card={part.card} isPlain>
                            {part.text}
                          </NamedCard>
                        ) : (
                          part.text
                        ),
                      )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {more > 0 && <p class="small muted">{t('recap.more', { n: more })}</p>}
    </>
  );
}
