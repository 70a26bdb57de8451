import { reminderOfNews, reminders, savedNews, type Reminder, type SavedNews } from '@deals/events'
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
const chose = (...chosen: Reminder[]) =>
  told({ type: 'BookmarkChanged', data: { postId, userId: bob, changes: { reminders: chosen } } }, { by: bob })
const hours = (count: number): Partial<TellSaver> => ({ expiresAt: count * 3_600_000 })
const cents = (price: number | null): Partial<TellSaver> => ({ price })

const all = () => [chose(...reminders)]
/** They heard that it is over, and chose not to hear of that for a while. */
const deaf = (news: Reminder) => [heard('over'), chose(), chose(news)]

describe('who saved a post', () => {
  it.each<[what: string, history: Told[], news: SavedNews, how: Partial<TellSaver>]>([
    ['that it costs a twentieth less', [], 'cheaper', cents(5_699)],
    ['that it is free', [], 'cheaper', cents(0)],
    ['that it costs less again', [heard('cheaper', cents(5_000))], 'cheaper', cents(4_000)],
    ['that it costs less, after its last day began', [heard('ending', cents(4_000))], 'cheaper', cents(4_000)],
    ['that it ends', [], 'ending', hours(90)],
    ['that it ends on another day', [heard('ending', hours(90))], 'ending', hours(114)],
    ['that it ends a day sooner', [heard('ending', hours(90))], 'ending', hours(66)],
    ['that it ends soon', [chose('hours-before')], 'ending-soon', hours(90)],
    ['that it ends soon, after its last day', [...all(), heard('ending', hours(90))], 'ending-soon', hours(90)],
    ['that it ends soon once more', [...all(), heard('ending-soon', hours(90))], 'ending-soon', hours(92)],
    ['that it is over', [], 'over', {}],
    ['that it is over, after its last day', [heard('ending', hours(90))], 'over', {}],
    ['that it is over, of which they did not hear that it was back', deaf('over'), 'over', {}],
    ['a price, as soon as they want to', [chose(), chose('price-drop')], 'cheaper', cents(4_000)],
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
    ['of the same end twice', [heard('ending', hours(90))], 'ending', hours(90)],
    ['of an end that moved by less than a day', [heard('ending', hours(90))], 'ending', hours(113)],
    ['of an end that is none', [], 'ending', { expiresAt: null }],
    ['twice that it ends soon', [...all(), heard('ending-soon', hours(90))], 'ending-soon', hours(91)],
    ['that it ends within a day, when it ends soon', [...all(), heard('ending-soon', hours(90))], 'ending', hours(90)],
    ['twice that it is over', [heard('over'), heard('cheaper', cents(4_000))], 'over', {}],
  ])('does not hear %s', (...[, history, news, how]) => {
    given(aBookmark(), ...history)
      .when(tell(news, how))
      .emits()
  })

  it.each<
    [what: string, saved: number | null | undefined, price: number, shippingCost: number | null, isTold: boolean]
  >([
    ['of a price that falls by as much as its shipping rises', 0, 4_999, 1_000, false],
    ['of shipping that falls while the price stands', 1_000, 5_999, 0, true],
    ['of a price that falls while the shipping stands', 1_000, 4_999, 1_000, true],
    ['of shipping that is told later beside a price that falls', null, 5_499, 500, false],
    ['of a lower price where nothing is known of shipping then', undefined, 4_999, 1_000, true],
  ])('goes by what one pays: %s', (...[, saved, price, shippingCost, isTold]) => {
    const now = { price, shippingCost }
    given(aBookmark({ shippingCost: saved }))
      .when(tell('cheaper', now))
      .emits(...(isTold ? [heard('cheaper', now)] : []))
  })

  it('hears as usual all but its last hours where they chose nothing', () => {
    const heardAsUsual = savedNews.filter((news) => news !== 'ending-soon')
    for (const news of heardAsUsual) {
      given(aBookmark())
        .when(tell(news, { ...hours(90), ...cents(1) }))
        .emits(heard(news, { ...hours(90), ...cents(1) }))
    }
    given(aBookmark())
      .when(tell('ending-soon', hours(90)))
      .emits()
  })

  it.each(savedNews)('hears %s alone if they chose it alone, and not if they chose all else', (news) => {
    const how = { ...hours(90), ...cents(1) }
    const one = reminderOfNews[news]
    const others = reminders.filter((other) => other !== one)
    given(aBookmark(), chose(one)).when(tell(news, how)).emits(heard(news, how))
    given(aBookmark(), chose(...others))
      .when(tell(news, how))
      .emits()
    given(aBookmark(), chose()).when(tell(news, how)).emits()
  })

  it('hears nothing once it is let go of, and begins anew when it is saved again', () => {
    given(aBookmark(), aRemovedBookmark()).when(tell('over')).emits()
    given().when(tell('over')).emits()
    given(aBookmark(), heard('over'), aRemovedBookmark(), aBookmark()).when(tell('over')).emits(heard('over'))
  })
})
