import type { Reminder } from '@deals/events'
import { aBookmark, aRemovedBookmark, bob, given, postId, rule, told } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { bookmarkFold } from './bookmark.state.ts'
import { changeBookmark, type ChangeBookmark } from './change-bookmark.ts'

const changing = rule(changeBookmark, historyOf(bookmarkFold))
const change = (over: Partial<ChangeBookmark>) =>
  changing({
    userId: bob,
    postId,
    collection: undefined,
    note: undefined,
    reminders: undefined,
    collections: [],
    ...over,
  })
const changed = (changes: { collection?: string | null; note?: string | null; reminders?: Reminder[] }) =>
  told({ type: 'BookmarkChanged', data: { postId, userId: bob, changes } }, { by: bob })
const twenty = Array.from({ length: 20 }, (_, at) => `Collection ${at}`)

describe('changing a bookmark', () => {
  it('puts it into a collection and back', () => {
    given(aBookmark())
      .when(change({ collection: 'Gifts' }))
      .emits(changed({ collection: 'Gifts' }))
    given(aBookmark(), changed({ collection: 'Gifts' }))
      .when(change({ collection: null }))
      .emits(changed({ collection: null }))
  })

  it('writes only what is new', () => {
    given(aBookmark(), changed({ collection: 'Gifts', note: 'For mum' }))
      .when(change({ collection: 'Gifts', note: 'For dad' }))
      .emits(changed({ note: 'For dad' }))
    given(aBookmark(), changed({ note: 'For mum' }))
      .when(change({ note: 'For mum' }))
      .emits()
  })

  it('chooses what it reminds of, in one order, each once, or nothing at all', () => {
    given(aBookmark())
      .when(change({ reminders: ['over', 'hours-before', 'over'] }))
      .emits(changed({ reminders: ['hours-before', 'over'] }))
    given(aBookmark(), changed({ reminders: ['over'] }))
      .when(change({ reminders: [] }))
      .emits(changed({ reminders: [] }))
  })

  it.each<[chosen: string, history: Reminder[][], wished: Reminder[]]>([
    ['the usual ones of a post for which nobody chose', [], ['over', 'price-drop', 'day-before']],
    ['what was chosen before', [['over']], ['over']],
    ['silence of a silent one', [[]], []],
  ])('writes nothing for %s', (_what, history, reminders) => {
    given(aBookmark(), ...history.map((before) => changed({ reminders: before })))
      .when(change({ reminders }))
      .emits()
  })

  it('begins anew with a post that is saved again', () => {
    given(aBookmark(), changed({ collection: 'Gifts' }), aRemovedBookmark(), aBookmark())
      .when(change({ collection: 'Gifts' }))
      .emits(changed({ collection: 'Gifts' }))
  })

  it('needs a post that is saved', () => {
    given()
      .when(change({ note: 'x' }))
      .refuses('bookmark-not-found')
    given(aBookmark(), aRemovedBookmark())
      .when(change({ note: 'x' }))
      .refuses('bookmark-not-found')
  })

  it('makes no more than twenty collections', () => {
    given(aBookmark())
      .when(change({ collection: 'One more', collections: twenty }))
      .refuses('invalid')
    given(aBookmark())
      .when(change({ collection: 'Collection 3', collections: twenty }))
      .emits(changed({ collection: 'Collection 3' }))
  })
})
