/** Seconds after which it makes sense to ask again for what is away. */
const outageLasts = 5
const isOutage = (status: number) => status === 503 || status === 504

/** Tells who is refused for now when to come again: programs and proxies read no sentence. */
export function waitOf(status: number, seconds = isOutage(status) ? outageLasts : undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}
