/** Seconds after which it makes sense to ask again for what is away. */
const outageLasts = 5

/** Tells who is refused for now when to come again: programs and proxies read no sentence. */
export function waitOf(status: number, seconds = status === 503 ? outageLasts : undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}
