/** Are the page's files there without a network, too? A service worker has them then. */
export const filesAreKept = (): boolean => !!navigator.serviceWorker?.controller;
