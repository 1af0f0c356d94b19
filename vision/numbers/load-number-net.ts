import { decodeBase64 } from './decode-base64.js';
import { unpackNumberNet, type NumberNet } from './number-net.js';

let loaded: Promise<NumberNet> | undefined;

/** The trained network. Its weights are a module of their own, which bundlers load only when this is called. */
export const loadNumberNet = (): Promise<NumberNet> =>
  (loaded ??= import('./weights.js').then(({ WEIGHTS }) => unpackNumberNet(decodeBase64(WEIGHTS))));
