import type { ReactNode } from 'react'
// Written for places without Node: the one for Node follows each rendering through every promise of the process.
import { renderToReadableStream, renderToString } from 'react-dom/server.edge'
import { partsArrive } from '../src/lib/lazy-part.ts'

/** What stands where a part of the page waits for its code, or failed. Words of a page never hold it unescaped. */
const unfinished = '<!--$!-->'

export const isUnfinished = (text: string): boolean => text.includes(unfinished)

/** The whole page as text, once nothing in it waits any more. It holds no script. */
export async function renderToText(page: ReactNode): Promise<string> {
  const text = renderToString(page)
  if (!isUnfinished(text)) {
    return text
  }
  if (await partsArrive()) {
    return renderToText(page)
  }
  throw await failureOf(page)
}

/** Writing at one go says nothing of why a part is missing; the slow way does. */
async function failureOf(page: ReactNode): Promise<unknown> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(page, { onError: (error) => void failures.push(error) })
  await stream.allReady
  return failures[0] ?? new Error('A part of the page waits for what nobody sends.')
}
