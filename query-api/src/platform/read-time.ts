/** A time as browsers write it names no zone; this site tells times in UTC. */
const withoutZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/

/** A moment that an address names (ms): ISO 8601, or milliseconds. Null where it is none. */
export function readTime(at: string): number | null {
  const time = /^\d{10,15}$/.test(at) ? Number(at) : Date.parse(withoutZone.test(at) ? `${at}Z` : at)
  return Number.isNaN(time) ? null : time
}
