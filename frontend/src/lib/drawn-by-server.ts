import { useState, useSyncExternalStore } from 'react'

let isPageDrawnByServer = false

/** Said once in the browser, before a page that the server drew comes to life. */
export function noteDrawnPage(): void {
  isPageDrawnByServer = true
}

const never = () => () => undefined
const isDrawnHere = () => false
/** React asks this where it draws on the server, and in the browser for what the server drew. */
const isComingToLife = () => isPageDrawnByServer

/** What a part was drawn from by the server, as long as it stands; null where it is drawn here. */
export function useDrawnByServer<T>(source: T): T | null {
  const isAlreadyThere = useSyncExternalStore(never, isDrawnHere, isComingToLife)
  return useState(isAlreadyThere ? source : null)[0]
}
