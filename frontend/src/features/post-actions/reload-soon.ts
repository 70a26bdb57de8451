/** Long enough to read the toast. */
const delay = 1_000

/** Loads the page anew in a second: a change of status touches every part of it. */
export function reloadSoon(reload: () => void = () => window.location.reload()): void {
  setTimeout(reload, delay)
}
