import { defaultNotices, type NoticePreferences } from '@deals/events'
import { ann, given, rule, told } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { changePreferences } from './change-preferences.ts'
import { preferencesFold } from './preferences.state.ts'

const changing = rule(changePreferences, historyOf(preferencesFold))
const change = (body: unknown) => changing({ userId: ann, body })
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
