import { createHmac, timingSafeEqual } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { KeyedStore } from '@deals/accounts'
import { imageNameOf, imageWidths } from '../images/image-files.ts'
import { createImageStore } from '../images/image-store.ts'
import type { UploadedFile } from '../platform/read-body.ts'
import { isRefused, refuseField, type Refused } from '../platform/refusal.ts'
import type { Received } from './inquiries.commands.ts'
import { letterTables } from './letters.ts'

/** Pictures that came with bug reports: whoever was given their address sees them, for an hour or two. */
export interface Screenshots {
  /** Keeps pictures by the rules for those of posts, all of them or none; answers their names. */
  keep(files: readonly UploadedFile[]): Promise<string[] | Refused>
  /** Where whoever may see it finds it for now. */
  readonly addressOf: (name: string) => string
  /** The file behind an address that was given out and still holds; null for all others. */
  find(name: string, until: number, signature: string): string | null
  /** Removes those that no report names any more. */
  removeUnnamed(names: readonly string[]): Promise<void>
}

interface Ports {
  readonly dataDir: string
  readonly tables: KeyedStore
  readonly secretFor: (purpose: string) => Buffer
  readonly now: () => number
}
const hour = 3_600_000
const everything = 2 ** 31 - 1
const pictureName = /^([0-9a-f]{32})-\d+\.webp$/

/** Kept apart from the pictures of posts, of which everybody sees each. */
export function createScreenshots({ dataDir, tables, secretFor, now }: Ports): Screenshots {
  const folder = join(dataDir, 'screenshots')
  const store = createImageStore({ folder })
  const signatureOf = (name: string, until: number) =>
    createHmac('sha256', secretFor('screenshots')).update(`${name} ${until}`).digest('base64url')
  const removeUnnamed = async (names: readonly string[]) => {
    const reports = await tables.table<Received>(letterTables.bug).list('', everything)
    const named = new Set(reports.flatMap(({ value }) => value.screenshots ?? []))
    const hashes = names.filter((name) => !named.has(name)).flatMap((name) => pictureName.exec(name)?.[1] ?? [])
    const files = hashes.flatMap((hash) => imageWidths.map((width) => join(folder, imageNameOf(hash, width))))
    await Promise.all(files.map((file) => rm(file, { force: true })))
  }
  return {
    keep: async (files) => {
      const kept: string[] = []
      for (const { path } of files) {
        const stored = await store.save(path)
        if (isRefused(stored)) {
          await removeUnnamed(kept)
          return stored.refused === 'invalid'
            ? refuseField('screenshots', stored.message ?? 'This picture cannot be used.')
            : stored
        }
        kept.push(basename(stored.imageUrl))
      }
      return kept
    },
    addressOf: (name) => {
      // The same for an hour, so that a browser that shows it again need not ask.
      const until = (Math.floor(now() / hour) + 2) * hour
      return `/images/screenshots/${name}?until=${until}&signature=${signatureOf(name, until)}`
    },
    find: (name, until, signature) => {
      const isTold = pictureName.test(name) && until > now() && isSame(signature, signatureOf(name, until))
      return isTold ? join(folder, name) : null
    },
    removeUnnamed,
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
