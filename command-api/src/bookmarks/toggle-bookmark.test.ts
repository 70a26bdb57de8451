import type { SavedNews } from '@deals/events'
import { aBookmark, aRemovedBookmark, bob, firstTime, given, postId, rule, told } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { bookmarkFold } from './bookmark.state.ts'
import { restoreBookmark } from './restore-bookmark.ts'
import { tellSaver } from './tell-saver.ts'
import { toggleBookmark } from './toggle-bookmark.ts'

const toggling = rule(
  toggleBookmark,
  historyOf(bookmarkFold),
)({
  userId: bob,
  postId,
  fields: { price: 5999, shippingCost: 799, currency: 'USD' },
  saved: 4999,
})

describe('toggling a bookmark', () => {
  it('saves the post with its price and shipping', () => {
    given()
      .when(toggling)
      .emits(aBookmark({ shippingCost: 799 }))
  })
  it('lets go of a saved one', () => {
    given(aBookmark()).when(toggling).emits(aRemovedBookmark())
  })
  it('stops at five thousand, but always lets go', () => {
    const full = {
      userId: bob,
      postId,
      fields: { price: 5999, shippingCost: 799, currency: 'USD' },
      saved: 5000,
    } as const
    const togglingFull = rule(toggleBookmark, historyOf(bookmarkFold))(full)
    given().when(togglingFull).refuses('conflict')
    given(aBookmark()).when(togglingFull).emits(aRemovedBookmark())
  })
  it('saves it again', () => {
    given(aBookmark(), aRemovedBookmark())
      .when(toggling)
      .emits(aBookmark({ shippingCost: 799 }))
  })
})

describe('taking back that a post was let go of', () => {
  const restoring = (saved = 0) => rule(restoreBookmark, historyOf(bookmarkFold))({ userId: bob, postId, saved })
  const put = told(
    { type: 'BookmarkChanged', data: { postId, userId: bob, changes: { collection: 'Gifts', note: 'For mum' } } },
    { by: bob },
  )
  const later = { at: firstTime + 1_000 }
  const again = aBookmark({ savedAt: firstTime }, later)

  it('saves it as it was, from when and at the price of then', () => {
    given(aBookmark(), put, aRemovedBookmark({}, later)).when(restoring()).emits(again, put)
    given(aBookmark(), aRemovedBookmark({}, later), again, aRemovedBookmark({}, later)).when(restoring()).emits(again)
  })

  it('changes nothing of what is saved, and finds nothing that never was', () => {
    given(aBookmark()).when(restoring()).emitsNothing()
    given().when(restoring()).refuses('bookmark-not-found')
  })

  it('leaves alone what the site carried to another post', () => {
    const saved = { price: 5999, currency: 'USD', at: firstTime } as const
    const { before: _before, ...until } = { ...bookmarkFold.initial, saved }
    const carried = { ...bookmarkFold.initial, before: { ...until, endedBy: 'merge' } }
    expect(restoreBookmark({ userId: bob, postId, saved: 0 }, carried)).toMatchObject({ refused: 'bookmark-not-found' })
  })

  it('stops at five thousand', () => {
    given(aBookmark(), aRemovedBookmark()).when(restoring(5_000)).refuses('conflict')
  })

  it('tells nothing twice', () => {
    const news = (one: SavedNews) =>
      ({ postId, userId: bob, news: one, price: 4_000, currency: 'USD', expiresAt: null }) as const
    given(aBookmark(), told({ type: 'SaverTold', data: news('over') }, {}), aRemovedBookmark(), again)
      .when(rule(tellSaver, historyOf(bookmarkFold))(news('over')))
      .emits()
  })
})
