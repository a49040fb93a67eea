import { wire } from '@illuminice/protocol/classic';

export default wire;
