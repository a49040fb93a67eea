import { Crest } from '../../ui/crest';

/** The picture of the first page. */
export default function Picture() {
  return <Crest size="100%" />;
}
