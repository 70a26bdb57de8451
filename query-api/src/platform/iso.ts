/** Times leave as ISO 8601 texts in UTC. */
export const iso = (ms: number): string => new Date(ms).toISOString()
export const isoOrNull = (ms: number | undefined | null): string | null =>
  ms === undefined || ms === null ? null : iso(ms)
