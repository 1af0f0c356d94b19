/** Where the suggestions for a scan are stored in this browser: with the view settings, by picture and board. */
import { DETECTION_KEY, type ScanStore } from '../scan/scan-store.js';

/** The part of the store that suggestions need. */
export type DetectionStore = Pick<ScanStore, 'saveSetting' | 'loadSetting' | 'deleteSetting'>;

/** The key of the suggestions for a picture on a board. */
export const keyOfDetection = (sha256: string, board: string): string =>
  `${DETECTION_KEY} ${sha256} ${board}`;

/** The key of the list of what is stored, the last first. */
const LIST = 'detections';
/** Suggestions of older detections are dropped. */
const MOST_STORED = 8;

/** Stores suggestions, and drops those that were stored long ago. */
export async function storeDetection(store: DetectionStore, key: string, value: unknown): Promise<void> {
  await store.saveSetting(key, value);
  const listed = await store.loadSetting(LIST);
  const before = Array.isArray(listed) ? listed.map(String) : [];
  const keys = [key, ...before.filter((each) => each !== key)];
  await store.saveSetting(LIST, keys.slice(0, MOST_STORED));
  for (const old of keys.slice(MOST_STORED)) await store.deleteSetting(old);
}
