import { isShared, writtenOnce } from '@deals/events'

/** A part of an answer: written for it, or once for all that hold it. */
type Piece = string | Buffer

/**
 * An answer as JSON, as it leaves. What stands frozen in its lists is the same for all who get it and stays as it is, so
 * that it is written once; what is one viewer's is written each time.
 */
export function jsonOfShared(answer: unknown): Buffer {
  return bytesOf(isPlain(answer) ? piecesOfRecord(answer) : [textOf(answer) ?? ''])
}

/** Anything else may say itself how it is written. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('toJSON' in value)

function piecesOfRecord(answer: Readonly<Record<string, unknown>>): Piece[] {
  const pieces: Piece[] = ['{']
  for (const [name, value] of Object.entries(answer)) {
    const text = Array.isArray(value) ? '' : textOf(value)
    if (text !== undefined) {
      pieces.push(`${pieces.length === 1 ? '' : ','}${JSON.stringify(name)}:${text}`)
      if (Array.isArray(value)) {
        addList(pieces, value)
      }
    }
  }
  pieces.push('}')
  return pieces
}

function addList(pieces: Piece[], list: readonly unknown[]): void {
  pieces.push('[')
  for (let at = 0; at < list.length; at += 1) {
    // JSON has no word for what is missing; in a list null stands in its place.
    pieces.push(at === 0 ? '' : ',', pieceOf(list[at]) ?? 'null')
  }
  pieces.push(']')
}

/** As it leaves; only what says itself how it is written may come to nothing. */
const bytesOnce = writtenOnce((item) => {
  const text = textOf(item)
  return text === undefined ? undefined : Buffer.from(text)
})

const pieceOf = (item: unknown): Piece | undefined => (isShared(item) ? bytesOnce(item) : textOf(item))

/** Texts that stand side by side are turned into bytes as one. */
function bytesOf(pieces: readonly Piece[]): Buffer {
  const parts: Buffer[] = []
  let text = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece
    } else {
      parts.push(Buffer.from(text), piece)
      text = ''
    }
  }
  return Buffer.concat([...parts, Buffer.from(text)])
}

const textOf = (value: unknown): string | undefined => JSON.stringify(value)
