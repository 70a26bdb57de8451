import { EventEmitter } from 'node:events'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Takes pieces as they come: a stream of Node would queue each of them and call back for it. */
class Pieces extends EventEmitter {
  readonly writable = true
  readonly #pieces: Uint8Array[] = []
  readonly #done: (text: string) => void

  constructor(done: (text: string) => void) {
    super()
    this.#done = done
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(Buffer.from(piece))
    return true
  }

  end(): this {
    this.#done(Buffer.concat(this.#pieces).toString('utf8'))
    return this
  }
}

/** The whole page as text, once nothing in it waits any more. It holds no script. */
export function renderToText(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // React would send large parts after the page and move them by script; without scripts they would stay hidden.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        pipe(new Pieces(resolve))
      },
      onError: reject,
    })
  })
}
