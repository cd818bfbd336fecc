// JSON Merge Patch (RFC 7396). What did not change stays the same object, so that nothing is drawn again for it.

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

export function mergePatch(old: unknown, change: unknown): unknown {
  if (!isPlain(change)) return change;
  const next: Plain = isPlain(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete next[key];
    else next[key] = mergePatch(next[key], value);
  }
  return next;
}
