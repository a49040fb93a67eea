import { subscription } from '../../net/calls';
import type { TableLink } from '../../net/table-link';

/** Tells the server of the viewer's seat where their browser is called while the page is closed, or that it is not to be. */
export async function callMe(link: TableLink, language: string | null): Promise<void> {
  const push = language === null ? null : await subscription(language);
  if (language === null || push) await link.send('callMe', { push });
}
