import type { AppState } from './store.ts'

/** The id of the element in which the server leaves the state that it rendered from. */
export const serverStateId = 'server-state'

/** Reads the state that the server left on the page. It comes from our own server, which checked nothing else in. */
export function readServerState(page: Document): AppState | undefined {
  const text = page.getElementById(serverStateId)?.textContent ?? ''
  return text === '' ? undefined : (JSON.parse(text) as AppState)
}
