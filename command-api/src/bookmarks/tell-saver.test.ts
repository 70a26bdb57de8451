import type { SavedNews } from '@deals/events'
import { aBookmark, aRemovedBookmark, bob, given, postId, rule, told, type Told } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { bookmarkFold } from './bookmark.state.ts'
import { tellSaver, type TellSaver } from './tell-saver.ts'

const telling = rule(tellSaver, historyOf(bookmarkFold))
/** It was saved at 59.99. */
const as = (news: SavedNews, over: Partial<TellSaver> = {}): TellSaver => ({
  postId,
  userId: bob,
  news,
  price: 5_999,
  currency: 'USD',
  expiresAt: null,
  ...over,
})
const tell = (news: SavedNews, over?: Partial<TellSaver>) => telling(as(news, over))
const heard = (news: SavedNews, over?: Partial<TellSaver>) => told({ type: 'SaverTold', data: as(news, over) }, {})
const cents = (price: number | null): Partial<TellSaver> => ({ price })

describe('who saved a post', () => {
  it.each<[what: string, history: Told[], news: SavedNews, how: Partial<TellSaver>]>([
    ['that it costs a twentieth less', [], 'cheaper', cents(5_699)],
    ['that it is free', [], 'cheaper', cents(0)],
    ['that it costs less again', [heard('cheaper', cents(5_000))], 'cheaper', cents(4_000)],
    ['that it ends', [], 'ending', { expiresAt: 9 }],
    ['that it ends on another day', [heard('ending', { expiresAt: 9 })], 'ending', { expiresAt: 12 }],
    ['that it is over', [], 'over', {}],
    ['that it is over, after its last day', [heard('ending', { expiresAt: 9 })], 'over', {}],
    ['that it is over once more', [heard('over'), heard('back')], 'over', {}],
    ['that it is back', [heard('over')], 'back', {}],
    ['that it is back though it was saved when it was over', [], 'back', {}],
  ])('hears %s', (...[, history, news, how]) => {
    given(aBookmark(), ...history)
      .when(tell(news, how))
      .emits(heard(news, how))
  })

  it.each<[what: string, history: Told[], news: SavedNews, how: Partial<TellSaver>]>([
    ['that it costs a little less', [], 'cheaper', cents(5_700)],
    ['that it costs more', [], 'cheaper', cents(7_000)],
    ['a price that they were told', [heard('cheaper', cents(4_000))], 'cheaper', cents(4_000)],
    ['that it is cheaper than it was between', [heard('over', cents(4_000))], 'cheaper', cents(3_900)],
    ['that it has no price any more', [], 'cheaper', cents(null)],
    ['a price in another currency', [], 'cheaper', { price: 100, currency: 'CAD' }],
    ['of the same end twice', [heard('ending', { expiresAt: 9 })], 'ending', { expiresAt: 9 }],
    ['twice that it is over', [heard('over'), heard('cheaper', cents(4_000))], 'over', {}],
  ])('does not hear %s', (...[, history, news, how]) => {
    given(aBookmark(), ...history)
      .when(tell(news, how))
      .emits()
  })

  it('hears nothing once it is let go of, and begins anew when it is saved again', () => {
    given(aBookmark(), aRemovedBookmark()).when(tell('over')).emits()
    given().when(tell('over')).emits()
    given(aBookmark(), heard('over'), aRemovedBookmark(), aBookmark()).when(tell('over')).emits(heard('over'))
  })
})
