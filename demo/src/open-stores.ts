import { hostOf } from '@deals/events'
import { invocationOf, type Caller, type CommandContext } from '@deals/command-api/app'
import type { DoorsAt } from './clockwork.ts'
import { drawStoreMark, stores, type DemoStore } from './demo-data.ts'

interface Opening {
  callers: ReadonlyMap<string, Caller>
  images: CommandContext['images']
}

/** When the stores of the demonstration data were registered: before its first post. */
const minutesAgo = 200 * 24 * 60

/** Registers every store with its mark, in the name of the staff. */
export async function openStores(doorsAt: DoorsAt, { callers, images }: Opening): Promise<void> {
  const caller = callers.get('stacy')
  if (caller === undefined) {
    throw new Error('stacy, who looks after the stores, is no member')
  }
  const { members } = doorsAt(minutesAgo)
  await Promise.all(
    stores.map(async (store) => {
      const by = invocationOf(caller, { key: `demo store ${store.slug}` })
      const { imageUrl } = await images.saveDrawing(drawStoreMark(store))
      return members.registerStore({ caller, by, slug: store.slug, fields: fieldsOf(store, imageUrl) })
    }),
  )
}

function fieldsOf({ name, url, description }: DemoStore, iconUrl: string) {
  const hosts = [hostOf(new URL(url))]
  return {
    name,
    url,
    iconUrl: small(iconUrl),
    hosts,
    description,
    status: 'active' as const,
    affiliateDisclosed: false,
  }
}

/** A mark is shown at a few pixels; its smallest size is enough. */
const small = (imageUrl: string) => imageUrl.replace('-1600.webp', '-320.webp')
