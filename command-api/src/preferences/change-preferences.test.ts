import {
  defaultNotices,
  defaultRecommendations,
  mutedAsFact,
  mutedLimits,
  nothingMuted,
  usuallyShown,
  usualReading,
  type Muted,
  type NoticePreferences,
  type ReadingPreferences,
  type RecommendationsFact,
} from '@deals/events'
import { ann, firstTime, given, rule, told } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { changePreferences, namesToMute } from './change-preferences.ts'
import { preferencesFold } from './preferences.state.ts'

const changing = rule(changePreferences, historyOf(preferencesFold))
const change = (body: unknown, idsToMute: string[] = []) => changing({ userId: ann, body, now: firstTime, idsToMute })
const notices = (over: Partial<NoticePreferences>) =>
  told({ type: 'PreferencesChanged', data: { userId: ann, notices: { ...defaultNotices, ...over } } }, {})

describe('what members choose', () => {
  it('replaces what stood, and what nobody said stays', () => {
    given(notices({ digest: 'weekly', email: { replies: true } }))
      .when(change({ notices: { email: { alerts: false }, quietHours: { from: 22, until: 7 } } }))
      .emits(
        notices({
          digest: 'weekly',
          email: { replies: true, alerts: false },
          quietHours: { from: 22, until: 7 },
        }),
      )
  })

  it('ends quiet hours with nothing in their place', () => {
    given(notices({ quietHours: { from: 22, until: 7 } }))
      .when(change({ notices: { quietHours: null } }))
      .emits(notices({}))
  })

  it.each<[string, unknown]>([
    ['a type that does not exist', { email: { everything: true } }],
    ['a type that is neither on nor off', { email: { replies: 'yes' } }],
    ['types that are no list', { email: 7 }],
    ['a digest at another pace', { digest: 'hourly' }],
    ['an hour that no clock shows', { quietHours: { from: 22, until: 24 } }],
    ['a place without a clock', { timeZone: 'Nowhere/Atlantis' }],
    ['a long name of a place', { timeZone: 'x'.repeat(1000) }],
    ['no object', 'all'],
    ['what stands already', { digest: 'off', timeZone: 'UTC' }],
  ])('is passed over where it is %s', (_what, said) => {
    given()
      .when(change({ notices: said }))
      .emits()
  })

  it('keeps what is right beside what is wrong', () => {
    given()
      .when(change({ notices: { digest: 'daily', digestTime: 'midnight', timeZone: 'america/toronto' } }))
      .emits(notices({ digest: 'daily', timeZone: 'America/Toronto' }))
  })
})

describe('what members mute', () => {
  const muted = (over: Partial<Muted>) =>
    told({ type: 'PreferencesChanged', data: { userId: ann, muted: mutedAsFact({ ...nothingMuted(), ...over }) } }, {})
  const lego = { text: 'lego', wholeWord: true }

  it('replaces what stood of its kind, and the rest stays', () => {
    given(muted({ stores: ['norvik'], words: [lego] }))
      .when(change({ muted: { stores: ['norvik', 'north-audio'] } }))
      .emits(muted({ stores: ['norvik', 'north-audio'], words: [lego] }))
  })

  it('ends with an empty list', () => {
    given(muted({ words: [lego] }))
      .when(change({ muted: { words: [] } }))
      .emits(muted({}))
  })

  it('is each of the members once that the names lead to, and never who says so', () => {
    given()
      .when(change({ muted: { members: ['bob', 'nobody', 'BOB', 'ann'] } }, ['id-bob', 'id-bob', ann]))
      .emits(muted({ members: ['id-bob'] }))
    given()
      .when(change({ muted: { stores: ['norvik'] } }, ['id-bob']))
      .emits(muted({ stores: ['norvik'] }))
  })

  it.each<[string, unknown]>([
    ['no object', 'all'],
    ['stores that are no list', { stores: 'norvik' }],
    ['a store that cannot be one', { stores: ['No such', 7] }],
    ['a word that is too short', { words: [{ text: ' x ', wholeWord: true }] }],
    ['a word that is too long', { words: [{ text: 'x'.repeat(51), wholeWord: true }] }],
    ['a word without its kind', { words: [{ text: 'lego' }, 'duplo'] }],
    ['a member whom nobody knows', { members: ['nobody'] }],
    ['a longer list than anybody reads', { stores: Array(1_001).fill('norvik') }],
  ])('is passed over where it is %s', (_what, said) => {
    given()
      .when(change({ muted: said }))
      .emits()
  })

  it('is kept as it is compared: trimmed, and a word once', () => {
    const words = [lego, { text: ' LEGO ', wholeWord: false }, { text: 'gift \n card', wholeWord: false }]
    given()
      .when(change({ muted: { words } }))
      .emits(muted({ words: [lego, { text: 'gift card', wholeWord: false }] }))
  })

  it('is as much as fits', () => {
    const many = (most: number) => Array.from({ length: most + 1 }, (_, at) => `n${at}`)
    const stores = many(mutedLimits.stores)
    const words = many(mutedLimits.words).map((text) => ({ text, wholeWord: true }))
    const ids = many(mutedLimits.members)
    given()
      .when(change({ muted: { stores, words, members: [] } }, ids))
      .emits(muted({ stores: stores.slice(0, 50), words: words.slice(0, 50), members: ids.slice(0, 200) }))
  })

  it.each<[unknown, string[]]>([
    [{ muted: { members: ['bob', 'bob', 'no name', 7, 'x'.repeat(21)] } }, ['bob']],
    [{ muted: { members: 'bob' } }, []],
    [{}, []],
  ])('names whom to look up: %j', (body, names) => {
    expect(namesToMute(body)).toEqual(names)
  })
})

describe('what is recommended to members', () => {
  const recommended = (over: Partial<RecommendationsFact>) =>
    told(
      { type: 'PreferencesChanged', data: { userId: ann, recommendations: { ...defaultRecommendations, ...over } } },
      {},
    )

  it('is switched off and on, and forgets nothing by that', () => {
    given(recommended({ clearedAt: 7 }))
      .when(change({ recommendations: { isOn: false } }))
      .emits(recommended({ isOn: false, clearedAt: 7 }))
    given(recommended({ isOn: false }))
      .when(change({ recommendations: { isOn: true } }))
      .emits(recommended({}))
  })

  it('is made of what was done since it was cleared, whether it is on or off', () => {
    given(recommended({ isOn: false, clearedAt: 7 }))
      .when(change({ recommendations: { clear: true } }))
      .emits(recommended({ isOn: false, clearedAt: firstTime }))
  })

  it.each<[string, unknown]>([
    ['no object', 'off'],
    ['neither on nor off', { isOn: 'no' }],
    ['cleared at a time of their own', { clearedAt: 7 }],
    ['not cleared', { clear: false }],
    ['on already', { isOn: true }],
  ])('stays as it is where it is %s', (_what, said) => {
    given()
      .when(change({ recommendations: said }))
      .emits()
  })
})

describe('how lists begin for members', () => {
  const reading = (over: Partial<ReadingPreferences>) =>
    told({ type: 'PreferencesChanged', data: { userId: ann, reading: { ...usualReading, ...over } } }, {})

  it('replaces what stood of it, and the rest stays', () => {
    given(reading({ newTab: false }))
      .when(change({ reading: { sortOrder: 'newest', types: ['discussion', 'product', 'gossip'] } }))
      .emits(reading({ newTab: false, sortOrder: 'newest', types: ['product', 'discussion'] }))
  })

  it.each<[string, unknown]>([
    ['no object', 'newest'],
    ['an order that home does not have', { sortOrder: 'ending' }],
    ['nothing at all', { types: [] }],
    ['neither yes nor no', { findsExpired: 'yes', newTab: 1 }],
    ['as it is already', { sortOrder: 'best', types: ['product'], findsExpired: false, newTab: true }],
  ])('stays as it is where it is %s', (_what, said) => {
    given()
      .when(change({ reading: said }))
      .emits()
  })
})

it('members say one by one what everybody may see of them', () => {
  const shown = (over: object) =>
    told({ type: 'PreferencesChanged', data: { userId: ann, shown: { ...usuallyShown, ...over } } }, {})
  given(shown({ comments: false }))
    .when(change({ shown: { votes: true, badges: 'no' } }))
    .emits(shown({ comments: false, votes: true }))
  given(shown({ comments: false }))
    .when(change({ shown: { comments: false } }))
    .emits()
})
