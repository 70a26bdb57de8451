import { endsWithin } from '@deals/events'
import { openMemoryKeyedStore } from '@deals/accounts'
import { watchEndings } from './watch-endings.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 15, 9)

/** Deals with an end, and of which the site was asked to tell. */
function smallSite(ends: readonly number[]) {
  const time = { now: start }
  const told: string[] = []
  const context = {
    clock: { now: () => time.now },
    queries: {
      endingPosts: async ({ after, until }: { after: number; until: number }) =>
        ends
          .map((expiresAt, postId) => ({ postId, expiresAt }))
          .filter(({ expiresAt }) => expiresAt > after && expiresAt <= until)
          .sort((a, b) => a.expiresAt - b.expiresAt),
    },
    queue: { enqueue: async (jobs: readonly { id: string }[]) => void told.push(...jobs.map(({ id }) => id)) },
    letters: { places: openMemoryKeyedStore().table<number>('places') },
  } as never
  return {
    told,
    lookAt: async (at: number) => {
      time.now = at
      await watchEndings(context)
    },
  }
}

it('ends are told of after a clock was a month ahead as before', async () => {
  const [late, next] = [start + 29 * day, start + 2 * day]
  const site = smallSite([late, next])
  await site.lookAt(start)
  site.told.length = 0
  await site.lookAt(start + 30 * day)
  await site.lookAt(start + 60_000)
  site.told.length = 0
  for (let at = start + 120_000; at < start + 3 * day; at += endsWithin['ending-soon'] / 2) {
    await site.lookAt(at)
  }
  expect(site.told).toEqual(
    expect.arrayContaining([`tell-savers-1-ending-${next}`, `tell-savers-1-ending-soon-${next}`]),
  )
})
