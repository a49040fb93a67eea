import type { ComponentChildren } from 'preact';
import './option-row.css';

/** Something to choose: its name, a line of help, and the control. */
export function OptionRow({ title, help, children }: { title: string; help: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class="option">
      <div class="option-words">
        <strong>{title}</strong>
        <p class="small muted">{help}</p>
      </div>
      {children}
    </div>
  );
}
