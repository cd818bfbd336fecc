/** A newer version of the page: it waits beside this one until the player takes it. */

let ready = $state(false);

export const update = {
  /** Is there a newer version to be offered? */
  get ready(): boolean {
    return ready;
  },
};

/** Offer a newer version. */
export const offer = (): void => {
  ready = true;
};

const PATIENCE = 8000;

/** A worker that has all of its version, if it is one day. */
function complete(worker: ServiceWorker | null | undefined): Promise<ServiceWorker | null> {
  if (!worker || worker.state === 'installed') return Promise.resolve(worker ?? null);
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(worker.state === 'installed' ? worker : null));
    setTimeout(() => resolve(null), PATIENCE);
  });
}

/** Loads the page anew: where it is too old (`newest`) as the newest version that there is, else as the one that it is. */
export async function renew(newest = true): Promise<void> {
  try {
    if (!newest) return;
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration && !registration.waiting) await registration.update();
    const newer = await complete(registration?.waiting ?? registration?.installing);
    if (newer) {
      const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      newer.postMessage('take-over');
      await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    }
  } catch {
    // no network, or no workers here: then it is loaded as it is
  } finally {
    location.reload();
  }
}
