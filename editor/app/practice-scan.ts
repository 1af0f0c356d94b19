/** A generated picture of Whitechapel to practise on, with its ground truth. */
import type { Homography } from '../../model/index.js';
import type { PracticeScanSource } from '../view/index.js';

const PICTURE = new URL('./practice/whitechapel.jpg', import.meta.url);
const TRUTH = new URL('./practice/whitechapel.truth.json', import.meta.url);

/** The part of the ground truth that is used; docs/formats/scan.md describes the rest. */
interface Truth {
  readonly boardToPicture: Homography;
}

type PracticeScan = Awaited<ReturnType<PracticeScanSource['load']>>;

/** Fetched once, on first use. */
let loading: Promise<PracticeScan> | undefined;

export const practiceScan: PracticeScanSource = {
  board: 'whitechapel',
  // Copied from the ground truth, which is not fetched for boards with other scans.
  sha256: '1b18dc5200ec5706247b0fd78761bef3998ab36d720c24ff68d2a00f0f852797',
  load: () =>
    (loading ??= load().catch((error: unknown) => {
      // The next call tries again.
      loading = undefined;
      throw error;
    })),
};

async function load(): Promise<PracticeScan> {
  const [blob, truth] = await Promise.all([
    fetch(PICTURE).then((answer) => answer.blob()),
    fetch(TRUTH).then((answer) => answer.json() as Promise<Truth>),
  ]);
  const file = { sha256: practiceScan.sha256, name: 'Practice scan of Whitechapel', blob };
  return { file, boardToPicture: truth.boardToPicture };
}
