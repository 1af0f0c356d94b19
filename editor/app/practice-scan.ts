/** A picture of Whitechapel to practise on: drawn by ourselves, with the truth about where everything is in it. */
import type { Homography } from '../../model/index.js';
import type { PracticeSource } from '../view/scan/scan-table.js';

const PICTURE = new URL('./practice/whitechapel.jpg', import.meta.url);
const TRUTH = new URL('./practice/whitechapel.truth.json', import.meta.url);

/** What is needed of the truth; docs/formats/scan.md tells the rest. */
interface Truth {
  readonly boardToPicture: Homography;
}

type PracticeScan = Awaited<ReturnType<PracticeSource['load']>>;

/** Fetched once, when it is first wanted. */
let loading: Promise<PracticeScan> | undefined;

export const practiceScan: PracticeSource = {
  board: 'whitechapel',
  // As the truth says, which is not fetched for boards that name other pictures.
  sha256: '1b18dc5200ec5706247b0fd78761bef3998ab36d720c24ff68d2a00f0f852797',
  load: () =>
    (loading ??= load().catch((error: unknown) => {
      // Whoever asks again tries again.
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
