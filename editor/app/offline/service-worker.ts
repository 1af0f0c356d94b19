/**
 * The service worker of the published editor: it keeps all files of the page, so that a second visit needs no network.
 * A new version waits until the user asks for it. `lamplighter edit` has none.
 */

/** All files of this version by their addresses relative to the page, and a digest of them; set by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** The parts of the worker's global scope that are used; its types exclude those of the page. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <K extends keyof WorkerEvents>(
    type: K,
    listen: (event: WorkerEvents[K]) => void,
  ) => void;
}
interface LifecycleEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerEvents {
  readonly install: LifecycleEvent;
  readonly activate: LifecycleEvent;
  readonly message: { readonly data: unknown };
  readonly fetch: {
    readonly request: Request;
    readonly respondWith: (response: Promise<Response>) => void;
  };
}

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
/** Other pages of the same host have caches too. */
const prefix = `lamplighter ${scope} `;
const cacheName = `${prefix}${VERSION}`;
/** Tabs that still show the version before load parts of it on demand. */
const KEPT_VERSIONS = 2;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Not from the browser's own cache, which may hold the page of another version.
  await cache.addAll(FILES.map((file) => new Request(new URL(file, scope), { cache: 'no-cache' })));
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldVersions().then(() => worker.clients.claim()));
});

/** Caches are listed in the order in which they were made. */
async function deleteOldVersions(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(
    old.slice(0, Math.max(0, old.length + 1 - KEPT_VERSIONS)).map((name) => caches.delete(name)),
  );
}

worker.addEventListener('message', ({ data }) => {
  if (data === 'use-now') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(answer(request));
});

/** From this version, else from the one before, else from the network. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  // The query says which board to open; the page is the same. Hosts may redirect the longer address of the page.
  const file = new URL(pathname.replace(/\/index\.html$/, '/'), scope).href;
  const own = await (await caches.open(cacheName)).match(file);
  return own ?? (await caches.match(file)) ?? fetch(request);
}
