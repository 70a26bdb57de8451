import { aRole, aUser, ann, firstTime, given, rule, told } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { sanctionUser, type SanctionUser } from './sanction-user.ts'
import { userFold } from './user.state.ts'

const day = 86_400_000
const sanctioning = rule(sanctionUser, historyOf(userFold))
const doing = (form: SanctionUser['form'], name = 'mo') => sanctioning({ caller: member(name), form, now: firstTime })
const reason = 'Please be kind.'
const restricted = (until: number | null) =>
  told(
    {
      type: 'UserSuspended',
      data: { userId: ann, until, restricts: ['vote', 'post'], reasonCode: 'moderator', reason },
    },
    { by: 'mo' },
  )
const restricts = ['vote', 'post', 'vote'] as const

describe('a moderator', () => {
  it('warns a member, and notes something about one', () => {
    given(aUser())
      .when(doing({ kind: 'warn', reason: ` ${reason} ` }))
      .emits(told({ type: 'UserWarned', data: { userId: ann, reason } }, {}))
    given(aUser())
      .when(doing({ kind: 'note', reason }))
      .emits(told({ type: 'UserNoted', data: { userId: ann, note: reason } }, {}))
  })

  it.each([
    [7, firstTime + 7 * day],
    [null, null],
  ] as const)('keeps a member from something for %p days', (days, until) => {
    given(aUser())
      .when(doing({ kind: 'restrict', restricts: [...restricts], days, reason }))
      .emits(restricted(until))
  })

  it('lets them again, once', () => {
    const lifted = (words: string | null) => told({ type: 'UserReinstated', data: { userId: ann, reason: words } }, {})
    given(aUser(), restricted(null))
      .when(doing({ kind: 'lift' }))
      .emits(lifted(null))
    given(aUser(), restricted(null))
      .when(doing({ kind: 'lift', reason: ` ${reason} ` }))
      .emits(lifted(reason))
    given(aUser())
      .when(doing({ kind: 'lift' }))
      .emitsNothing()
  })

  it.each([
    ['reason', { kind: 'warn', reason: ' ' }],
    ['reason', { kind: 'note', reason: 'x'.repeat(1001) }],
    ['reason', { kind: 'lift', reason: 'x'.repeat(1001) }],
    ['restricts', { kind: 'restrict', days: 7, reason }],
    ['days', { kind: 'restrict', restricts: ['vote'], reason }],
  ] as const)('must say %s', (field, form) => {
    const said: SanctionUser['form'] = 'restricts' in form ? { ...form, restricts: [...form.restricts] } : form
    const refused = given(aUser()).when(doing(said)).decision()
    expect('fields' in refused ? Object.keys(refused.fields ?? {}) : []).toEqual([field])
  })
})

describe('deciding about members', () => {
  it('is for moderators, about others below them', () => {
    const form = { kind: 'warn', reason } as const
    given(aUser()).when(doing(form, 'stacy')).refuses('not-allowed')
    given(aUser({ userId: 'mo' }))
      .when(doing(form))
      .refuses('not-allowed')
    given(aUser(), aRole({ role: 'moderator' }))
      .when(doing(form))
      .refuses('not-allowed')
    given(aUser(), aRole({ role: 'moderator' }))
      .when(doing(form, 'sue'))
      .emits(told({ type: 'UserWarned', data: { userId: ann, reason } }, {}))
    given().when(doing(form)).refuses('user-not-found')
  })
})
