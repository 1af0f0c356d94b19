/** Registers the service worker of the published editor, and offers new versions. */
import type { Notice } from '../../view/index.js';

/** How often an open page looks for a new version. */
const CHECK_MILLISECONDS = 60 * 60 * 1000;

/** What the page offers: a notice about a topic, and ending what is being typed. */
export interface UpdateHost {
  readonly notify: (about: string, notice: Notice | undefined) => void;
  readonly finishEdits: () => void;
}

/** Keeps the page for visits without a network. A new version is offered, and used only when the user asks for it. */
export async function keepOffline(host: UpdateHost): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  // Browsers offer them to pages of secure hosts only.
  if (!workers) return;
  const registration = await workers.register('./service-worker.js').catch(() => undefined);
  if (!registration) return;
  offer(host, workers, registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      offer(host, workers, registration);
    });
  });
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < CHECK_MILLISECONDS) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Offers the version that waits. On the first visit none is replaced, so nothing is offered. */
function offer(
  { notify, finishEdits }: UpdateHost,
  workers: ServiceWorkerContainer,
  { waiting }: ServiceWorkerRegistration,
): void {
  if (!waiting || !workers.controller) return;
  notify('update', {
    message: 'A new version of the editor is ready. Your boards stay in this browser.',
    tone: 'info',
    actions: [
      {
        label: 'Reload with the new version',
        run: () => {
          finishEdits();
          workers.addEventListener('controllerchange', () => { location.reload(); }, { once: true }); // prettier-ignore
          waiting.postMessage('use-now');
        },
      },
    ],
  });
}
