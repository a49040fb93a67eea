import { subscription } from '../../net/calls';
import type { TableLink } from '../../net/table-link';

/** Registers the browser for notifications of the viewer's seat while the page is closed, or unregisters it. */
export async function callMe(link: TableLink, language: string | null): Promise<void> {
  const push = language === null ? null : await subscription(language);
  if (language === null || push) await link.send('callMe', { push });
}
