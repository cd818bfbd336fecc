/// <reference lib="webworker" />
// The first date and the first number in a language, which nobody reads; see `ahead.ts`.
const worker = self as unknown as DedicatedWorkerGlobalScope;

new Intl.DateTimeFormat(worker.name, { dateStyle: 'medium', timeStyle: 'short' }).format(0);
new Intl.NumberFormat(worker.name).format(0);
new Intl.PluralRules(worker.name).select(0);
worker.postMessage('done');
