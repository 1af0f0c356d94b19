/** The practice scan matches its fingerprint and is fetched once. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { practiceScan } from './practice-scan.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('its fingerprint matches the picture', () => {
  const picture = readFileSync(new URL('./practice/whitechapel.jpg', import.meta.url));
  expect(practiceScan.sha256).toBe(createHash('sha256').update(picture).digest('hex'));
});

test('it is fetched once, and again only after a failure', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('no connection')));
  vi.stubGlobal('fetch', fetch);
  await expect(practiceScan.load()).rejects.toThrow('no connection');
  const asked = vi.fn(() => Promise.resolve(new Response('{"boardToPicture": []}')));
  vi.stubGlobal('fetch', asked);
  await practiceScan.load();
  await practiceScan.load();
  // The picture and its ground truth.
  expect(asked).toHaveBeenCalledTimes(2);
});
