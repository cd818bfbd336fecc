/** The title of the browser's tab. Writing it is dear for the browser: whose turn it is stands there at once, the words a little later. */
const LATER = 50; // milliseconds, in which what was touched is drawn

const isCall = (title: string): boolean => title.startsWith('●');

/** Keeps the title as this says. */
export function titleIs(title: () => string): void {
  $effect(() => {
    const text = title();
    const write = (): void => void (document.title = text);
    if (isCall(text) !== isCall(document.title)) return write();
    const timer = setTimeout(write, LATER);
    return () => clearTimeout(timer);
  });
}
