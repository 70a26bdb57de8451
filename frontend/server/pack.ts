import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** More than a packed page has, so that it comes in one piece. */
const chunkSize = 64 * 1024
const brotliOptions = (effort: number, { length }: Buffer) => ({
  chunkSize,
  params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

type Packing<Packed> = Readonly<Record<Encoding, (plain: Buffer) => Packed>>

const forMany: Packing<Promise<Buffer>> = {
  br: (plain) => brotli(plain, brotliOptions(5, plain)),
  gzip: (plain) => zip(plain, { level: 5, chunkSize }),
  identity: async (plain) => plain,
}
const forOne: Packing<Buffer> = {
  br: (plain) => brotliCompressSync(plain, brotliOptions(0, plain)),
  gzip: (plain) => gzipSync(plain, { level: 1, chunkSize }),
  identity: (plain) => plain,
}

/** A text for many is worth more work than one for one, and another thread's. */
export const packForMany = (encoding: Encoding, plain: Buffer): Promise<Buffer> => forMany[encoding](plain)

/** The little that is done for one costs less than to wake a thread and be woken by it. */
export const packForOne = (encoding: Encoding, plain: Buffer): Buffer => forOne[encoding](plain)
