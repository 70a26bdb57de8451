export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** What a picture is by its first bytes; its name and what the sender calls it prove nothing. */
export function imageKindOf(bytes: Buffer): ImageKind | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) {
    return 'jpeg'
  }
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) {
    return 'png'
  }
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return 'webp'
  }
  // The brands may stand in any order after the first one.
  return text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 40)) ? 'avif' : null
}
