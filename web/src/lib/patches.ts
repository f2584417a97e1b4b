/** What the server says has changed in a state (`server/patches.py`): a list holds a new value, an object a patch for each key or index. */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch };

/** The value after the patch; the old one is not changed, and what is equal is shared with it. */
export function patched(value: unknown, patch: Patch): unknown {
  if (isNew(patch)) return patch[0];
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, below] of Object.entries(patch)) copy[key] = patched(copy[key], below);
  return copy;
}

function isNew(patch: Patch): patch is readonly [unknown] {
  return Array.isArray(patch);
}
