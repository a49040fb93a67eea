import { wire } from '@illuminice/protocol/inwo';

export default wire;
