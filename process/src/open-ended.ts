import type { ServerResponse } from 'node:http'

/** Told by an answer that has no end of its own. */
export const openEnded = Symbol('open-ended')
const known = new WeakSet<ServerResponse>()

/** Says of an answer that it stays open for as long as its reader likes: it takes no room, and ends when the process does. */
export function keepOpen(response: ServerResponse): void {
  known.add(response)
  response.emit(openEnded)
}

export const isOpenEnded = (response: ServerResponse): boolean => known.has(response)
