import type { Attack, CardId } from '@illuminice/rules';
import { useState } from 'preact/hooks';
import { cardName, t } from '../../text';
import { Button } from '../../ui/button';
import { useTable } from '../model';

/** What Specials may do in this contest: privilege and its breaking, being let in, and those played for their effect. */
export function Counteracts({ attack }: { attack: Attack }) {
  const table = useTable();
  const { breakPrivilege, forceInterference, privilege } = table.offers.value;
  const [picked, setPicked] = useState<CardId[]>([]);
  const breaking = breakPrivilege.can;
  const pair = picked.filter((card) => breaking?.pairs.includes(card));
  const toggle = (card: CardId) => setPicked(picked.includes(card) ? picked.filter((id) => id !== card) : [...picked, card].slice(-2));
  const privilegeCards = attack.by === table.me ? (privilege.can?.cards ?? []) : [];
  if (!breaking && !forceInterference.can && privilegeCards.length === 0) return null;
  return (
    <div class="counteracts">
      {privilegeCards.length > 0 && (
        <fieldset class="aids">
          <legend class="small muted">{t('attack.privilegeWith')}</legend>
          {privilegeCards.map((card) => (
            <button
              key={card}
              type="button"
              class="chip"
              data-testid={`privilege-${card}`}
              onClick={() => void table.act({ type: 'privilege', card })}
            >
              {cardName(card)}
            </button>
          ))}
        </fieldset>
      )}
      {breaking && (
        <fieldset class="aids">
          <legend class="small muted">{t('privilege.break')}</legend>
          {breaking.agent && (
            <button
              type="button"
              class="chip"
              data-testid="break-agent"
              onClick={() => breaking.agent && void table.act({ type: 'breakPrivilege', cards: [breaking.agent] })}
            >
              {cardName(breaking.agent)}
            </button>
          )}
          {breaking.single.map((card) => (
            <button
              key={card}
              type="button"
              class="chip"
              data-testid={`break-${card}`}
              onClick={() => void table.act({ type: 'breakPrivilege', cards: [card] })}
            >
              {cardName(card)}
            </button>
          ))}
          {breaking.pairs.length > 1 && (
            <>
              {breaking.pairs.map((card) => (
                <button
                  key={`pair ${card}`}
                  type="button"
                  class="chip"
                  aria-pressed={pair.includes(card)}
                  data-testid={`break-pair-${card}`}
                  onClick={() => toggle(card)}
                >
                  {cardName(card)}
                </button>
              ))}
              <Button
                size="small"
                icon="unlock"
                testid="break-two"
                reason={pair.length === 2 ? null : t('privilege.pickTwo')}
                onClick={() => void table.act({ type: 'breakPrivilege', cards: pair })}
              >
                {t('privilege.breakTwo')}
              </Button>
            </>
          )}
        </fieldset>
      )}
      {forceInterference.can?.cards.map((card) => (
        <Button
          key={card}
          size="small"
          icon="special"
          testid={`let-in-${card}`}
          onClick={() => void table.act({ type: 'forceInterference', card })}
        >
          {t('privilege.letIn', { card: cardName(card) })}
        </Button>
      ))}
    </div>
  );
}
