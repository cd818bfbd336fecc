/** This browser's storage, which may be full, damaged or switched off. */

let fails = $state(false);

export const storage = {
  /** Did the last attempt to keep something fail? */
  get fails(): boolean {
    return fails;
  },
};

/** What was kept under a key; undefined if there is nothing, or nothing that can be read. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps something; false if it did not stay. */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    fails = localStorage.getItem(key) !== text;
  } catch {
    fails = true;
  }
  return !fails;
}

/** Finds out whether this browser keeps anything at all. */
export function probe(): void {
  const key = 'elbowroom.probe';
  if (!keep(key, '.'.repeat(2000))) return;
  localStorage.removeItem(key);
}
