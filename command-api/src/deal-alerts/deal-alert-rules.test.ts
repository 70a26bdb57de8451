import {
  aCarriedMatch,
  aChangedAlert,
  aDeletedAlert,
  aDismissedMatch,
  alertId,
  anAlert,
  anAlertMatch,
  aPausedAlert,
  aResumedAlert,
  bob,
  firstTime,
  given,
  postId,
  recordedHistory,
  rule,
  type Told,
} from '@deals/events/testing'
import { mostAlertsOf, toLines, type OwnAlert } from '@deals/events'
import { historyOf, member } from '../testing/members.ts'
import { alertMatchFold } from './alert-match.state.ts'
import { changeAlert } from './change-alert.ts'
import { carryMatch, type CarryMatch } from './carry-match.ts'
import type { AskedTerms } from './check-alert.ts'
import { createAlert, type CreateAlert } from './create-alert.ts'
import { dealAlertFold } from './deal-alert.state.ts'
import { deleteAlert } from './delete-alert.ts'
import { dismissMatch } from './dismiss-match.ts'
import { matchAlert, type MatchAlert } from './match-alert.ts'
import { switchAlert, type SwitchAlert } from './switch-alert.ts'

const { filters } = anAlert().data
const sought: AskedTerms = {
  name: 'Headphones',
  filters,
  frequency: 'instant',
  channels: { email: false, push: false },
  keywords: { any: ['headphones'], all: [], none: [] },
}
const ownAlert = (id: string, any: string): OwnAlert => ({
  alertId: id,
  name: any,
  filters,
  matches: 0,
  lastMatchAt: null,
  keywords: { any: [any], all: [], none: [] },
})
const many = (count: number) => Array.from({ length: count }, (_, at) => ownAlert(`a${at}`, `word${at}`))

describe('creating an alert', () => {
  const creating = rule(createAlert, historyOf(dealAlertFold))
  const create = (over: Partial<CreateAlert> = {}) =>
    creating({ caller: member(bob), alertId, terms: sought, name: 'Headphones', own: [], most: 50, ...over })

  it('keeps what is looked for', () => {
    given().when(create()).emits(anAlert())
  })
  it('takes no number that is taken', () => {
    given(anAlert()).when(create()).refuses('conflict')
  })
  it.each([
    [1, [], 50],
    [0, [], 5],
    [0, ['staff'], 50],
  ] as const)('ends, for members of level %s with the roles %j, at %s', (trustLevel, roles, most) => {
    const caller = { ...member(bob, { trustLevel }), roles }
    given()
      .when(create({ own: many(most), most: mostAlertsOf(caller, {}) }))
      .refuses('conflict', { message: `You already have ${most} alerts` })
    given()
      .when(create({ own: many(most - 1), most: mostAlertsOf(caller, {}) }))
      .emits(anAlert())
  })
  it('names the alert that looks for the same already', () => {
    given()
      .when(create({ own: [ownAlert('twin', 'HEADPHONES')] }))
      .refuses('duplicate', { message: 'You already have this alert: “HEADPHONES”' })
    const cheaper = { ...ownAlert('other', 'headphones'), filters: { ...filters, priceMax: 100 } }
    given()
      .when(create({ own: [cheaper] }))
      .emits(anAlert())
  })
})

describe('changing an alert', () => {
  const changing = rule(changeAlert, historyOf(dealAlertFold))
  const change = (over: Partial<AskedTerms>, own: readonly OwnAlert[] = []) =>
    changing({ userId: bob, terms: { ...sought, ...over }, own })

  it('writes what is new, and nothing where nothing is', () => {
    const keywords = { any: ['earphones'], all: [], none: ['used'] }
    given(anAlert())
      .when(change({ keywords, frequency: 'daily' }))
      .emits(aChangedAlert({ changes: { words: toLines(keywords), frequency: 'daily' } }))
    given(anAlert()).when(change({})).emits()
  })
  it('goes by what was changed before', () => {
    given(anAlert(), aChangedAlert({ changes: { name: 'Earphones' } }))
      .when(change({ name: 'Earphones' }))
      .emits()
  })
  it('makes no second alert of what another looks for', () => {
    const own = [ownAlert(alertId, 'headphones'), ownAlert('twin', 'lego')]
    const keywords = { any: ['lego'], all: [], none: [] }
    given(anAlert())
      .when(change({ keywords }, own))
      .refuses('duplicate', { message: 'You already have this alert: “lego”' })
    given(anAlert())
      .when(change({ name: 'Ears' }, own))
      .emits(aChangedAlert({ changes: { name: 'Ears' } }))
  })
  it.each<[string, Told[]]>([
    ['that is not there', []],
    ['that was deleted', [anAlert(), aDeletedAlert()]],
    ['of somebody else', [anAlert({ userId: 'ann' })]],
  ])('finds none %s', (_which, history) => {
    given(...history)
      .when(change({}))
      .refuses('alert-not-found')
    given(...history)
      .when(rule(deleteAlert, historyOf(dealAlertFold))({ userId: bob }))
      .refuses('alert-not-found')
    given(...history)
      .when(rule(switchAlert, historyOf(dealAlertFold))({ userId: bob, now: 0, active: false }))
      .refuses('alert-not-found')
  })
  it('may end with its removal', () => {
    given(anAlert())
      .when(rule(deleteAlert, historyOf(dealAlertFold))({ userId: bob }))
      .emits(aDeletedAlert())
  })
})

describe('switching an alert', () => {
  const day = 86_400_000
  const until = firstTime + day
  const switching = rule(switchAlert, historyOf(dealAlertFold))
  type Asked = Pick<SwitchAlert, 'active' | 'snooze'>
  it.each<[history: Told[], asked: Asked, emitted: Told[]]>([
    [[], {}, []],
    [[], { active: false }, [aPausedAlert()]],
    [[], { active: true }, []],
    [[], { snooze: '1d' }, [aPausedAlert({ until })]],
    [[], { snooze: '7d' }, [aPausedAlert({ until: firstTime + 7 * day })]],
    [[], { snooze: null }, []],
    [[aPausedAlert()], { active: false }, []],
    [[aPausedAlert()], { active: true }, [aResumedAlert()]],
    [[aPausedAlert()], { snooze: null }, []],
    [[aPausedAlert({ until })], { snooze: null }, [aResumedAlert()]],
    [[aPausedAlert({ until })], { active: true }, [aResumedAlert()]],
    [[aPausedAlert({ until })], { active: false }, [aPausedAlert()]],
    [[aPausedAlert({ until: firstTime })], { active: true }, []],
    [[aPausedAlert(), aResumedAlert()], { active: false }, [aPausedAlert()]],
  ])('after %j, asked for %j', (history, asked, emitted) => {
    given(anAlert(), ...history)
      .when(switching({ userId: bob, now: firstTime, ...asked }))
      .emits(...emitted)
  })
})

const matching = rule(matchAlert, historyOf(alertMatchFold))
const find = (over: Partial<MatchAlert> = {}) =>
  matching({
    alertId,
    postId,
    price: 5999,
    currency: 'USD',
    why: ['keyword'],
    alert: { userId: bob, frequency: 'instant' },
    ...over,
  })

describe('an alert that finds a post', () => {
  it('tells of it', () => {
    given().when(find()).emits(anAlertMatch())
  })
  it.each<[string, Partial<MatchAlert>, boolean]>([
    ['no lower', {}, false],
    ['4 % lower', { price: 5760 }, false],
    ['5 % lower', { price: 5699 }, true],
    ['lower in another currency', { price: 3000, currency: 'CAD' }, false],
    ['gone', { price: null }, false],
  ])('tells again when its price is %s: then %j', (_what, now, isTold) => {
    given(anAlertMatch())
      .when(find(now))
      .emits(...(isTold ? [anAlertMatch(now)] : []))
  })
  it('measures by what it told last', () => {
    given(anAlertMatch(), anAlertMatch({ price: 5000 }))
      .when(find({ price: 4800 }))
      .emits()
  })
  it('keeps silent of what was dismissed', () => {
    given(anAlertMatch(), aDismissedMatch())
      .when(find({ price: 1 }))
      .emits()
  })
})

describe('what an alert found of a merged post', () => {
  const matchAfter = historyOf(alertMatchFold)
  const found = matchAfter(recordedHistory([anAlertMatch({ postId: 2 })]))
  const carrying = (over: Partial<CarryMatch> = {}) =>
    rule(carryMatch, matchAfter)({ alertId, userId: bob, found, merge: merge(true), ...over })
  const merge = (isStanding: boolean) => ({ from: 2, into: postId, isStanding })
  const taken = { merge: merge(false) }
  const isBack = aCarriedMatch({ isStanding: false })

  it('is the post that stays, once, until the merge is taken back', () => {
    given().when(carrying()).emits(aCarriedMatch())
    given(anAlertMatch()).when(carrying()).emits(aCarriedMatch())
    given(aCarriedMatch()).when(carrying()).emits()
    given(aCarriedMatch()).when(carrying(taken)).emits(isBack)
    given(aCarriedMatch(), isBack).when(carrying(taken)).emits()
  })
  it('stays away where it was dismissed', () => {
    given()
      .when(carrying({ found: { ...found, isDismissed: true } }))
      .emits()
  })
  it('is told again at a lower price alone, until the merge is taken back', () => {
    given(aCarriedMatch()).when(find()).emits()
    given(aCarriedMatch())
      .when(find({ price: 5000 }))
      .emits(anAlertMatch({ price: 5000 }))
    given(aCarriedMatch(), isBack).when(find()).emits(anAlertMatch())
  })
  it('can be dismissed', () => {
    given(aCarriedMatch())
      .when(rule(dismissMatch, matchAfter)({ alertId, userId: bob, postId }))
      .emits(aDismissedMatch())
  })
})

describe('dismissing a match', () => {
  const dismissing = rule(dismissMatch, historyOf(alertMatchFold))({ alertId, userId: bob, postId })
  it('is said once', () => {
    given(anAlertMatch()).when(dismissing).emits(aDismissedMatch())
    given(anAlertMatch(), aDismissedMatch()).when(dismissing).emits()
  })
  it('needs a match', () => {
    given().when(dismissing).refuses('match-not-found')
  })
})
