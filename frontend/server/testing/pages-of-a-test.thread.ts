import { parentPort } from 'node:worker_threads'
import { drawForOthers } from '../draw-for-others.ts'
import type { PageSource } from '../page-source.ts'

/** Pages of a test: each shows what was answered to its own path, and some end badly. */
const pages: PageSource = {
  page: async ({ url: { pathname }, visitor, ask, encoding }) => {
    if (pathname === '/that-ends-the-thread') {
      await new Promise(() => {
        setImmediate(() => {
          throw new Error('out of memory, say')
        })
      })
    }
    while (pathname === '/that-never-ends') {
      // Nothing but the end of the thread ends it.
    }
    const answer = await ask(`/api${pathname}`)
    if (!answer.ok) {
      throw new Error(`${answer.status} ${answer.headers.get('x-stale')}`)
    }
    const body = Buffer.from(`${await answer.text()} for ${visitor.address} as ${encoding}`)
    return { status: 200, location: undefined, isForMember: false, styleHashes: ['a'], body }
  },
}

if (parentPort !== null) {
  drawForOthers(parentPort, pages)
}
