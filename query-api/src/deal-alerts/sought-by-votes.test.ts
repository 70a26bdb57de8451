import { positionFrom, ReadModelsBehind, type SystemQueries } from '@deals/events'
import {
  aChangedAlert,
  aDeletedAlert,
  anAlert,
  aPausedAlert,
  aPost,
  aPostExpiry,
  aResumedAlert,
  aStore,
  firstTime,
  type Told,
} from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const site = siteForEach({ now: firstTime + 1 })
let queries: SystemQueries
beforeEach(async () => {
  queries = createSystemQueries(site.readModels, () => site.clock.now)
  await site.tell(
    aStore(),
    aPost({ postId: 1, title: 'Headphones' }),
    aPost({ postId: 2, title: 'A kettle', content: 'Boils.', categorySlug: 'home', subCategorySlug: null }),
  )
})

const { filters } = anAlert().data
const afterVotes = { ...filters, minVotes: 10 as const }
const none = { any: '', all: '', none: '' }
const sought = async (...postIds: number[]) => (await queries.soughtByVotes({ postIds })).postIds

describe('posts that an alert may look for which asks for votes', () => {
  it.each<[string, Told[], number[]]>([
    ['nobody has an alert', [], []],
    ['no alert asks for votes', [anAlert()], []],
    ['one asks for a word of the title', [anAlert({ filters: afterVotes })], [1]],
    ['one asks for a category', [anAlert({ words: none, filters: { ...afterVotes, categories: ['home'] } })], [2]],
    [
      'one asks for their store',
      [anAlert({ words: none, filters: { ...afterVotes, stores: ['north-audio'] } })],
      [1, 2],
    ],
    ['one asks for another word', [anAlert({ words: { ...none, any: 'lego' }, filters: afterVotes })], []],
    ['one began to ask for votes', [anAlert(), aChangedAlert({ changes: { filters: afterVotes } })], [1]],
    ['one asks for votes no more', [anAlert({ filters: afterVotes }), aChangedAlert({ changes: { filters } })], []],
    [
      'one looks for other words now',
      [anAlert({ filters: afterVotes }), aChangedAlert({ changes: { words: { ...none, any: 'kettle' } } })],
      [2],
    ],
    ['one sleeps and may wake', [anAlert({ filters: afterVotes }), aPausedAlert()], [1]],
    ['one woke', [anAlert({ filters: afterVotes }), aPausedAlert(), aResumedAlert()], [1]],
    ['one is gone', [anAlert({ filters: afterVotes }), aDeletedAlert()], []],
    ['the deal is over', [anAlert({ filters: afterVotes }), aPostExpiry({ postId: 1 })], []],
  ])('where %s', async (_where, events, postIds) => {
    await site.tell(...events)
    expect(await sought(1, 2, 99)).toEqual(postIds)
  })

  it('are those that such an alert is told of once the votes are there', async () => {
    await site.tell(anAlert({ filters: { ...filters, minVotes: 5 } }))
    const matching = await queries.matchingAlerts({ postId: 1, after: null, limit: 1 })
    expect([matching.alerts, await sought(1)]).toEqual([[], [1]])
  })

  it('are not known before an event that is not folded yet', async () => {
    const asked = queries.soughtByVotes({ postIds: [1], minPosition: positionFrom(1_000_000) })
    await expect(asked).rejects.toBeInstanceOf(ReadModelsBehind)
  })
})
