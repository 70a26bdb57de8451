const seed = 0x97_47_b2_8c
const mixer = 0x5b_d1_e9_95

/**
 * The partition that a key belongs to: Kafka's own choice (murmur2, as every client's default partitioner makes it), so
 * that other programs which write to the topics agree. It never changes, because documents are divided by it.
 */
export function partitionOf(key: string, partitions: number): number {
  return (murmur2(Buffer.from(key)) & 0x7f_ff_ff_ff) % partitions
}

function murmur2(bytes: Buffer): number {
  const whole = bytes.length - (bytes.length % 4)
  let hash = seed ^ bytes.length
  for (let at = 0; at < whole; at += 4) {
    let part = Math.imul(bytes.readInt32LE(at), mixer)
    part ^= part >>> 24
    hash = Math.imul(hash, mixer) ^ Math.imul(part, mixer)
  }
  for (let at = bytes.length - 1; at >= whole; at -= 1) {
    hash ^= (bytes[at] ?? 0) << (8 * (at - whole))
  }
  if (whole < bytes.length) {
    hash = Math.imul(hash, mixer)
  }
  hash = Math.imul(hash ^ (hash >>> 13), mixer)
  return hash ^ (hash >>> 15)
}
