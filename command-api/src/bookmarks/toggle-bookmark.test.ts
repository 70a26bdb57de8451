import { aBookmark, aRemovedBookmark, bob, given, postId, rule } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { bookmarkFold } from './bookmark.state.ts'
import { toggleBookmark } from './toggle-bookmark.ts'

const toggling = rule(
  toggleBookmark,
  historyOf(bookmarkFold),
)({
  userId: bob,
  postId,
  fields: { price: 5999, currency: 'USD' },
  saved: 4999,
})

describe('toggling a bookmark', () => {
  it('saves the post with its price', () => {
    given().when(toggling).emits(aBookmark())
  })
  it('lets go of a saved one', () => {
    given(aBookmark()).when(toggling).emits(aRemovedBookmark())
  })
  it('stops at five thousand, but always lets go', () => {
    const full = { userId: bob, postId, fields: { price: 5999, currency: 'USD' }, saved: 5000 } as const
    const togglingFull = rule(toggleBookmark, historyOf(bookmarkFold))(full)
    given().when(togglingFull).refuses('conflict')
    given(aBookmark()).when(togglingFull).emits(aRemovedBookmark())
  })
  it('saves it again', () => {
    given(aBookmark(), aRemovedBookmark()).when(toggling).emits(aBookmark())
  })
})
