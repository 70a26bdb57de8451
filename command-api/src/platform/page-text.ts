import type { FetchedPage } from './fetch-page.ts'

/** Where a page may say in which signs it is written. */
const head = 1024

/** The text of a page in the signs that its server or the page itself names; UTF-8 where nobody says. */
export function textOfPage({ bytes, contentType }: Pick<FetchedPage, 'bytes' | 'contentType'>): string {
  const named = charsetIn(contentType) ?? charsetIn(Buffer.from(bytes.subarray(0, head)).toString('latin1'))
  return decoded(bytes, named ?? 'utf-8')
}

const charsetIn = (text: string): string | undefined => /charset\s{0,9}=\s{0,9}["']?([\w-]{2,40})/i.exec(text)?.[1]

function decoded(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
