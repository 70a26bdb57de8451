import './before-zod.ts'
import { breath } from './lib/breath.ts'
import { contentDrawn } from './lib/content-drawn.ts'
import { keepEarlyPresses } from './lib/early-presses.ts'

/** Asks for the code that the head of the page puts off, all of it at once: a page has its words and pictures without. */
async function fetchPieces() {
  await contentDrawn()
  const putOff = document.querySelector<HTMLTemplateElement>('template[data-code]')
  document.head.append(putOff?.content ?? '')
}

/**
 * Runs the code that the head of the page names, each file after those that it needs. The browser fetches all of them at
 * once; left to themselves they would run in one stretch, for which a phone answers nobody for a third of a second.
 */
async function runPieces() {
  await fetchPieces()
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // What did not come is missed where it is used, and its reader is told there.
    await import(/* @vite-ignore */ href).catch(() => undefined)
    await breath()
  }
}

keepEarlyPresses(document)
const root = document.getElementById('root')
if (root !== null) {
  void runPieces()
    .then(() => import('./start.tsx'))
    .then(({ start }) => start(root))
}
