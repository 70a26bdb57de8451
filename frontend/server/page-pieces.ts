/** A piece of a page as it leaves, and the classes in it, in their order. */
export interface PagePiece {
  readonly bytes: Buffer
  readonly classes: readonly string[]
}

const className = /\bcss-([a-z0-9]+)/g

export const classesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(className)].map(([, name = '']) => name)),
]

export const pieceOf = (html: string): PagePiece => ({ bytes: Buffer.from(html), classes: classesIn(html) })
