import type { Reminder } from '@deals/events'
import * as say from '@deals/events/testing'
import { bob, firstTime, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { bookmarksProjection } from './bookmarks.projection.ts'
import { bookmarks } from './bookmarks.read-models.ts'

const saved = async (...history: say.Told[]) => (await folded(bookmarksProjection, ...history)).all(bookmarks)

describe('a bookmark', () => {
  it('keeps what its owner is reminded of, once they chose', async () => {
    const chose = (reminders: Reminder[]) =>
      tell('BookmarkChanged', { postId, userId: bob, changes: { reminders } }, { by: bob })
    const [[, chosen] = []] = await saved(say.aBookmark(), chose(['over']))
    expect(chosen).toMatchObject({ reminders: ['over'], price: 5999 })
    const [[, mute] = []] = await saved(say.aBookmark(), chose(['over']), chose([]))
    expect(mute).toMatchObject({ reminders: [] })
    const [[, anew] = []] = await saved(say.aBookmark(), chose([]), say.aRemovedBookmark(), say.aBookmark())
    expect(anew).not.toHaveProperty('reminders')
  })
  it('keeps when it was made, and the price at that time', async () => {
    expect(await saved(say.aBookmark())).toEqual([
      [`${bob}:${postId}`, { userId: bob, postId, savedAt: firstTime, price: 5999, currency: 'USD' }],
    ])
    const [[, free] = []] = await saved(say.aBookmark({ price: null }))
    expect(free).not.toHaveProperty('price')
  })
  it('is as old as it was where its owner took back that they let go of it', async () => {
    const [[, again] = []] = await saved(say.aBookmark(), say.aRemovedBookmark(), say.aBookmark({ savedAt: 7 }))
    expect(again).toMatchObject({ savedAt: 7 })
  })
  it('is where its owner put it, with their note', async () => {
    const put = (changes: { collection?: string | null; note?: string | null }) =>
      tell('BookmarkChanged', { postId, userId: bob, changes }, { by: bob })
    const [[, filed] = []] = await saved(say.aBookmark(), put({ collection: 'Gifts' }), put({ note: 'For mum' }))
    expect(filed).toMatchObject({ collection: 'Gifts', note: 'For mum', price: 5999 })
    const [[, emptied] = []] = await saved(say.aBookmark(), put({ collection: 'Gifts' }), put({ collection: null }))
    expect(emptied).not.toHaveProperty('collection')
    expect(await saved(put({ note: 'Never saved' }))).toEqual([])
  })
  it('is gone when it is taken back, or its owner leaves', async () => {
    expect(await saved(say.aBookmark(), say.aRemovedBookmark())).toEqual([])
    expect(await saved(say.aBookmark(), tell('UserErased', { userId: bob, requestId: 'r' }))).toEqual([])
    expect(await saved(say.aBookmark(), say.aRemovedBookmark(), say.aBookmark())).toHaveLength(1)
  })
})
