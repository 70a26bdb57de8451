/** A place in the order of UTF-8 bytes: surrogates stand for code points above all others. */
const byteRank = (unit: number): number => (unit < 0xd800 ? unit : unit <= 0xdfff ? unit + 0x2000 : unit - 0x800)

/** Compares text by its UTF-8 bytes, as both stores do; JavaScript's own order is by UTF-16 units. */
export function compareText(left: string, right: string): number {
  const shared = Math.min(left.length, right.length)
  for (let at = 0; at < shared; at += 1) {
    const difference = byteRank(left.charCodeAt(at)) - byteRank(right.charCodeAt(at))
    if (difference !== 0) {
      return difference
    }
  }
  return left.length - right.length
}
