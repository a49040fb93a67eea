import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { t } from '../words';
import { type Deck, sizeOf } from './deck';
import { ReadReport } from './read-report';
import { useDeckText, useDroppedFile } from './use-deck-text';
import css from './workshop.module.css';

const ACCEPTED = '.dek,.txt,.csv,.tsv,.md,.xml,.o8d,.cod,text/*';

export function FilePicker({ onFile, testid }: { onFile: (file: File) => Promise<void>; testid: string }) {
  return (
    <label class={cx('button', 'small', css.picker)}>
      <Icon name="up" />
      {t('decks.fromText.file')}
      <input
        class="visually-hidden"
        type="file"
        accept={ACCEPTED}
        data-testid={testid}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows picking the same file again after a change.
          if (file) void onFile(file).then(() => (currentTarget.value = ''));
        }}
      />
    </label>
  );
}

export function DropHere() {
  return (
    <div class={css.dropHere} aria-hidden="true" data-testid="drop-here">
      <p class="panel">{t('decks.fromText.drop')}</p>
    </div>
  );
}

/** Imports a deck from a text, typed, pasted, picked or dropped. Unread lines are listed; the rest can be taken all the same. */
export function FromText(props: { open: boolean; onOpen: () => void; onClose: () => void; onDeck: (deck: Deck) => void; action: string }) {
  const { open, onOpen, onClose, onDeck, action } = props;
  const from = useDeckText();
  const isOver = useDroppedFile((file) => {
    onOpen();
    void from.open(file);
  });
  const { deck } = from.read;
  return (
    <>
      {isOver && <DropHere />}
      <Dialog open={open} onClose={onClose} title={t('decks.fromText')} testid="from-text" wide>
        <div class={css.fromText}>
          <label>
            <span class="small muted">{t('decks.fromText.help')}</span>
            <textarea
              class={css.textarea}
              rows={8}
              value={from.text}
              placeholder={t('decks.fromText.example')}
              data-testid="text-field"
              onInput={({ currentTarget: { value } }) => from.setText(value)}
            />
          </label>
          <div class={css.tools}>
            <FilePicker onFile={from.open} testid="text-file" />
            <span class="small muted">{t('decks.fromText.fileHelp')}</span>
          </div>
          <ReadReport from={from} />
          <div class="button-row">
            <Button
              kind="brass"
              testid="text-take"
              reason={sizeOf(deck) === 0 ? t('decks.fromText.nothing') : null}
              onClick={() => {
                onDeck(deck);
                from.setText('');
              }}
            >
              {action}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
