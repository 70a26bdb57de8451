import { createHmac, timingSafeEqual } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { newUuid } from '@deals/events/platform'
import type { UploadedFile } from '../platform/read-body.ts'
import { isRefused, refuseField, type Refused } from '../platform/refusal.ts'
import { createImageStore, type ImageStore } from './image-store.ts'

/** Pictures that came with bug reports: whoever was given their address sees them, for an hour or two. */
export interface Screenshots {
  /** Keeps pictures by the rules for those of posts, all of them or none; answers their names. */
  keep(files: readonly UploadedFile[]): Promise<string[] | Refused>
  /** Where whoever may see it finds it for now. */
  readonly addressOf: (name: string) => string
  /** The file behind an address that was given out and still holds; null for all others. */
  find(name: string, until: number, signature: string): string | null
  /** Removes all that were kept together with these. */
  remove(names: readonly string[]): Promise<void>
}

/** What the site keeps of pictures, and where. */
export interface Pictures {
  readonly images: ImageStore
  readonly imageFolder: string
  readonly screenshots: Screenshots
}

interface Ports {
  readonly dataDir: string
  readonly secretFor: (purpose: string) => Buffer
  readonly now: () => number
}
const hour = 3_600_000
const pictureName = /^[0-9a-f-]{36}\/[0-9a-f]{32}-\d+\.webp$/

/** Kept apart from the pictures of posts, of which everybody sees each, and those of each report by themselves. */
export function createScreenshots({ dataDir, secretFor, now }: Ports): Screenshots {
  const folder = join(dataDir, 'screenshots')
  const signatureOf = (name: string, until: number) =>
    createHmac('sha256', secretFor('screenshots')).update(`${name} ${until}`).digest('base64url')
  const removeKept = (id: string) => rm(join(folder, id), { recursive: true, force: true })
  return {
    keep: async (files) => {
      const id = newUuid()
      const store = createImageStore({ folder: join(folder, id) })
      const kept: string[] = []
      for (const { path } of files) {
        const stored = await store.save(path)
        if (isRefused(stored)) {
          await removeKept(id)
          return inForm(stored)
        }
        kept.push(`${id}/${basename(stored.imageUrl)}`)
      }
      return kept
    },
    addressOf: (name) => {
      // The same for an hour, so that a page that shows it again shows the same.
      const until = (Math.floor(now() / hour) + 2) * hour
      return `/images/screenshots/${name}?until=${until}&signature=${signatureOf(name, until)}`
    },
    find: (name, until, signature) => {
      const isTold = pictureName.test(name) && until > now() && isSame(signature, signatureOf(name, until))
      return isTold ? join(folder, name) : null
    },
    remove: async (names) => {
      await Promise.all(names.filter((name) => pictureName.test(name)).map((name) => removeKept(dirname(name))))
    },
  }
}

/** What is wrong with a picture is wrong with its field. */
const inForm = (refused: Refused): Refused =>
  refused.refused === 'invalid'
    ? refuseField('screenshots', refused.message ?? 'This picture cannot be used.')
    : refused

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
