import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The whole page as text, once nothing in it waits any more; its few inline scripts carry the nonce. */
export function renderToText(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const collect = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece)
        done()
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // React would send large parts after the page and move them by script; without scripts they would stay hidden.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(collect)
      },
      onError: reject,
    })
  })
}
