import { positionFrom, ReadModelsBehind, type FrontPageEvent } from '@deals/events'
import { watchFrontPage } from './watch-front-page.ts'

type Page = FrontPageEvent['data']
const minutes = 60_000
const nine = Date.UTC(2026, 0, 15, 9)
const day = 20_468
const head = positionFrom(7)

/** The hours that were noted, by a site whose clock the test turns. */
function smallSite() {
  const time = { now: nine }
  const noted: Page[] = []
  const views = { areLate: false }
  const asked: unknown[] = []
  const causes: string[] = []
  const context = {
    log: { head: async () => head } as never,
    clock: { now: () => time.now },
    queries: {
      lastNotedHour: async () => noted.at(-1)?.readAt ?? null,
      shownPage: async (read: unknown) => {
        asked.push(read)
        if (views.areLate) {
          throw new ReadModelsBehind('late')
        }
        return { readAt: time.now, places: [] }
      },
    } as never,
    commands: {
      noteFrontPage: async ({ causationId, ...page }: Page & { causationId: string }) => {
        causes.push(causationId)
        noted.push(page)
        return 'done' as const
      },
    } as never,
  }
  return {
    views,
    asked,
    causes,
    hours: () => noted.map((page) => [page.day, page.hour]),
    lookAt: async (at: number) => {
      time.now = at
      await watchFrontPage(context)
    },
  }
}

describe('the home page of an hour', () => {
  it('is noted once, while the hour begins', async () => {
    const site = smallSite()
    await site.lookAt(nine - 1)
    await site.lookAt(nine)
    await site.lookAt(nine + minutes)
    await site.lookAt(nine + 60 * minutes)
    expect(site.hours()).toEqual([
      [day, 9],
      [day, 10],
    ])
  })

  it('is missing where the site was down at that time, and nothing is made up later', async () => {
    const site = smallSite()
    await site.lookAt(nine)
    await site.lookAt(nine + 125 * minutes)
    await site.lookAt(nine + 183 * minutes)
    expect(site.hours()).toEqual([
      [day, 9],
      [day, 12],
    ])
  })

  it('is read from documents that hold all that was written, and awaited where they are late', async () => {
    const site = smallSite()
    site.views.areLate = true
    await site.lookAt(nine)
    expect(site.hours()).toEqual([])
    site.views.areLate = false
    await site.lookAt(nine + minutes)
    expect(site.hours()).toEqual([[day, 9]])
    expect(site.asked).toEqual([{ minPosition: head }, { minPosition: head }])
  })

  it('has one cause, whoever notes it', async () => {
    const [one, other] = [smallSite(), smallSite()]
    await one.lookAt(nine)
    await other.lookAt(nine + minutes)
    await other.lookAt(nine + 60 * minutes)
    expect(other.causes[0]).toBe(one.causes[0])
    expect(other.causes[1]).not.toBe(other.causes[0])
  })
})
