import { performance } from 'node:perf_hooks'
import type { Worker } from 'node:worker_threads'
import { pageDrawer, type PageDrawer } from './page-drawer.ts'
import type { FilledPage, PageSource } from './page-source.ts'

/** Threads that draw pages. */
export interface PageThreads extends PageSource {
  /** How long the page that is next has waited for a thread (ms); 0 where none waits. */
  readonly waited: () => number
  readonly close: () => Promise<void>
}

/** A page that waits for a thread. */
interface Waiting {
  readonly since: number
  readonly begin: (drawer: PageDrawer) => void
}

/** So many pages of one thread are begun at once: while some wait for answers, another is drawn. */
const mostAtOnce = 8

/**
 * Draws pages on threads of their own, so that the thread that answers the APIs goes on meanwhile. There are as many as
 * are needed, `most` in the end; one that ended is followed by another at the next page.
 */
export function pageThreads(start: () => Worker, most: number, patienceMs?: number): PageThreads {
  const { findFree, close } = drawersUpTo(most, () => pageDrawer(start(), patienceMs))
  const waiting: Waiting[] = []
  const goOn = () => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const drawer = findFree()
      if (drawer === undefined) {
        return
      }
      waiting.shift()
      next.begin(drawer)
    }
  }
  return {
    close,
    waited: () => (waiting[0] === undefined ? 0 : performance.now() - waiting[0].since),
    page: (request) =>
      new Promise<FilledPage>((resolve) => {
        const begin = (drawer: PageDrawer) => {
          const drawing = drawer.draw(request)
          resolve(drawing)
          drawing.then(goOn, goOn)
        }
        waiting.push({ since: performance.now(), begin })
        goOn()
      }),
  }
}

function drawersUpTo(most: number, start: () => PageDrawer) {
  const drawers = new Set<PageDrawer>()
  const add = (): PageDrawer => {
    const drawer = start()
    const remove = () => void drawers.delete(drawer)
    drawer.thread.once('error', remove).once('exit', remove)
    drawers.add(drawer)
    return drawer
  }
  return {
    /** The one with the least to do; undefined where all are busy. */
    findFree: (): PageDrawer | undefined => {
      const idlest = [...drawers].toSorted((one, other) => one.begun() - other.begun()).at(0)
      const begun = idlest?.begun() ?? mostAtOnce
      if (begun > 0 && drawers.size < most) {
        return add()
      }
      return begun < mostAtOnce ? idlest : undefined
    },
    close: async () => {
      await Promise.all([...drawers].map(({ thread }) => thread.terminate()))
    },
  }
}
