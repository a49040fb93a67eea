import { PreviewLater } from '../../../hud/shell/preview-later';
import { lazyPart } from '../../../ui/lazy-part';

/** The card preview: loaded with the first card that is looked at. */
export const preview = lazyPart(() => import('./card-preview'));

export const Preview = () => <PreviewLater part={preview} />;
