import { formerNameKeptMs, nameChangeWords } from '@deals/events'
import { aNewName, aUser, ann, firstTime, given, recordedHistory, rule, told } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { changeUsername } from './change-username.ts'
import { holdsName, userFold } from './user.state.ts'

const day = 86_400_000
const changing = rule(changeUsername, historyOf(userFold))
const caller = member(ann)
const to = (username: string, now = firstTime, over: Partial<Parameters<typeof changeUsername>[0]> = {}) =>
  changing({ caller, username, now, claimedAt: now, ...over })
const changed = (username: string, at = firstTime, formerUntil: number | null = at + formerNameKeptMs) =>
  aNewName({ username, formerUntil }, { at })

describe('a member', () => {
  it('takes another name, and keeps the one before for 90 days', () => {
    given(aUser()).when(to('anna')).emits(changed('anna'))
    expect(formerNameKeptMs).toBe(90 * day)
  })

  it('changes the case of their name, and keeps nothing by that', () => {
    given(aUser())
      .when(to('Ann'))
      .emits(changed('Ann', firstTime, null))
  })

  it('changes nothing by the name that they have', () => {
    given(aUser(), changed('anna')).when(to('anna')).emits()
  })

  it.each([
    [364 * day, 'Anna'],
    [365 * day - 1, 'annika'],
    [89 * day, 'ann'],
  ])(
    'does so once in 365 days: not %s ms later to %s, also where only the case is another one or it was theirs',
    (later, name) => {
      const message = nameChangeWords('15 Jan 2027')
      given(aUser(), changed('anna'))
        .when(to(name, firstTime + later))
        .refuses('conflict', { message, fields: { username: message } })
    },
  )

  it('takes another one after 365 days, also the one before', () => {
    const now = firstTime + 365 * day
    given(aUser(), changed('anna')).when(to('ann', now)).emits(changed('ann', now))
    given(aUser(), changed('Ann', firstTime, null))
      .when(to('anna', now))
      .emits(changed('anna', now))
  })

  it.each(['vote', 'post', 'comment'] as const)('does not who is kept from %s', (restriction) => {
    given(aUser())
      .when(to('anna', firstTime, { caller: { restricts: [restriction] } }))
      .refuses('suspended')
  })

  it('does not who has left', () => {
    given(aUser(), told({ type: 'AccountClosed', data: { userId: ann, until: 1, posts: 'keep' } }, {}))
      .when(to('anna'))
      .refuses('user-not-found')
  })

  it('gets no name that was claimed long ago: somebody else may take it soon', () => {
    given(aUser())
      .when(to('anna', firstTime, { claimedAt: firstTime - 20_000 }))
      .emits(changed('anna'))
    given(aUser())
      .when(to('anna', firstTime, { claimedAt: firstTime - 20_001 }))
      .refuses('busy')
  })
})

describe('the names of a member', () => {
  const history = [aUser(), changed('Anna'), changed('ANNA', firstTime + 1, null)]
  const user = historyOf(userFold)(recordedHistory(history))

  it.each([
    ['anna', firstTime + 400 * day, true],
    ['ann', firstTime + 90 * day - 1, true],
    ['ann', firstTime + 90 * day, false],
    ['annika', firstTime, false],
  ])('hold %s at %s: %s', (key, now, isHeld) => {
    expect(user.status !== 'missing' && holdsName(user, key, now)).toBe(isHeld)
  })
})
