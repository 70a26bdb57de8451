import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { partsArrive } from '../lib/lazy-part.ts'

/** A page as the server sends it: it waits for the code of a part before it writes. */
export async function sent(page: ReactNode): Promise<string> {
  const text = renderToString(page)
  return (await partsArrive()) ? renderToString(page) : text
}
