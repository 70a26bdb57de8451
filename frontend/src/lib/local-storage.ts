/** What was kept under the name, or null where nothing was or the browser keeps nothing. */
export function readLocal(name: string): string | null {
  try {
    return globalThis.localStorage.getItem(name)
  } catch {
    // Private windows and blocked cookies refuse the whole store; the page must work without it.
    return null
  }
}

/** Keeps a text under the name, null forgets it; tells whether that worked. */
export function writeLocal(name: string, value: string | null): boolean {
  try {
    if (value === null) {
      globalThis.localStorage.removeItem(name)
    } else {
      globalThis.localStorage.setItem(name, value)
    }
    return true
  } catch {
    return false
  }
}
