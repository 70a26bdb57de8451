/** The ids that were written, of which one that was is never denied, and hardly any that was not is taken for one. */
export interface WrittenIds {
  add(id: string): void
  mayHold(id: string): boolean
}

/** A megabyte tells a million ids apart well enough; with many more, most are looked for as if nothing were known. */
const bits = 1 << 23
const probes = 3

/** A Bloom filter: a few bits stand for each id. */
export function writtenIds(): WrittenIds {
  const words = new Uint32Array(bits / 32)
  return {
    add(id) {
      const [first, step] = hashesOf(id)
      for (let at = 0; at < probes; at += 1) {
        const bit = placeOf(first, step, at)
        words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31))
      }
    },
    mayHold(id) {
      const [first, step] = hashesOf(id)
      for (let at = 0; at < probes; at += 1) {
        const bit = placeOf(first, step, at)
        if (((words[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) {
          return false
        }
      }
      return true
    },
  }
}

const placeOf = (first: number, step: number, at: number): number => (first + Math.imul(step, at)) & (bits - 1)

/** FNV-1a, and the same stirred once more. */
function hashesOf(id: string): readonly [first: number, step: number] {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  }
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return [hash ^ (hash >>> 16), (stirred ^ (stirred >>> 13)) | 1]
}
