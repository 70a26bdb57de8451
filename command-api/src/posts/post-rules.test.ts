import { modelFindings, type Finding } from '@deals/events'
import {
  aPost,
  aPostApproval,
  aPostEdit,
  aPostExpiry,
  aPostRenewal,
  aPostSentToReview,
  ann,
  firstTime,
  given,
  postId,
  rule,
} from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { roadTo } from '../testing/roads.ts'
import { editPost, type EditPost } from './edit-post.ts'
import { finishReview } from './finish-review.ts'
import { isMaterial } from './material-change.ts'
import { postFold } from './post.state.ts'
import { submitPost } from './submit-post.ts'
import { expireBySystem, sendToStaffReview, suggestRenewal } from './system-transitions.ts'

const history = historyOf(postFold)
const { type, authorId: _author, status: _status, duplicateOverride: _override, postId: _id, ...fields } = aPost().data
const minute = 60_000

describe('submitting', () => {
  const submitting = rule(submitPost, history)
  const command = { caller: member(ann), postId, type, fields, duplicateOverride: null, similar: [], now: firstTime }

  it('begins with the automatic review', () => {
    given()
      .when(submitting(command))
      .emits(aPost({ status: 'ai-review' }))
  })
  it('needs a number of its own', () => {
    given(aPost()).when(submitting(command)).refuses('conflict')
  })
  it('forgets a reason that was not needed', () => {
    const duplicateOverride = 'Another colour than the last one'
    given()
      .when(submitting({ ...command, duplicateOverride }))
      .emits(aPost({ status: 'ai-review' }))
  })
})

describe('editing', () => {
  const editing = rule(editPost, history)
  const good = aPost({ categorySlug: 'techelectronics', subCategorySlug: 'phones', shippingCost: null })
  const edit = (form: EditPost['form'], over: Partial<EditPost> = {}) => {
    const facts = { storeSlug: undefined, priceStanding: 'none', voters: 0, now: firstTime + minute } as const
    return editing({ caller: member(ann), form, ...facts, ...over })
  }

  it('writes only what changed', () => {
    given(good)
      .when(edit({ title: 'Wireless headphones, black', price: 59.99 }))
      .emits(aPostEdit({ grace: true }))
    given(good)
      .when(edit({ price: 59.99 }))
      .emitsNothing()
  })

  it('leaves a mark after five minutes, and always when others do it', () => {
    const late = { now: firstTime + 5 * minute + 1 }
    given(good)
      .when(edit({ title: 'Wireless headphones, black' }, late))
      .emits(aPostEdit())
    given(good)
      .when(edit({ title: 'Wireless headphones, black', reason: 'colour' }, { caller: member('mo') }))
      .emits(aPostEdit({ reason: 'colour' }))
  })

  it('keeps an end that has passed when nobody touches it', () => {
    const ended = aPost({ ...good.data, expiresAt: firstTime + 1000 })
    given(ended, aPostExpiry())
      .when(edit({ title: 'Wireless headphones, black' }))
      .emits(aPostEdit({ grace: true }))
    given(ended, aPostExpiry())
      .when(edit({ expiresAt: new Date(firstTime).toISOString() }))
      .refuses('invalid', { fields: { expiresAt: 'End must be in the future' } })
  })

  it('keeps its currency while anybody has voted', () => {
    given(good)
      .when(edit({ currency: 'CAD' }, { voters: 2 }))
      .refuses('invalid', { fields: { currency: 'The currency cannot be changed after the first vote' } })
    const changed = given(good).when(edit({ currency: 'CAD' }))
    expect(changed.events()).toMatchObject([{ type: 'PostEdited', data: { changes: { currency: 'CAD' } } }])
  })

  it('asks for a sub-category when the category changes', () => {
    given(good)
      .when(edit({ categorySlug: 'pets' }))
      .refuses('invalid')
    given(good)
      .when(edit({ categorySlug: 'pets', subCategory: 'Pet Toys' }))
      .emits(aPostEdit({ changes: { categorySlug: 'pets', subCategorySlug: 'pettoys' }, grace: true }))
  })

  it.each(['active', 'expired', 'poster-review'] as const)('is possible for the poster in %s', (status) => {
    const [, ...rest] = roadTo[status]
    const decided = given(good, ...rest).when(edit({ title: 'Wireless headphones, black' }))
    expect(decided.events()[0]?.type).toBe('PostEdited')
  })

  it.each(['ai-review', 'staff-review', 'deleted'] as const)('is not possible for the poster in %s', (status) => {
    const first = aPost({ ...good.data, status: status === 'ai-review' ? status : 'active' })
    given(first, ...roadTo[status].slice(1))
      .when(edit({ title: 'Wireless headphones, black' }))
      .refuses('conflict')
  })

  it('sends a post that waited for its poster back to the person who asked', () => {
    const asked = aPostSentToReview({ from: 'ai-review' }, { by: 'mo' })
    const resubmitted = { postId, from: 'poster-review', to: 'staff-review' } as const
    given(good, asked)
      .when(edit({ title: 'Wireless headphones, black' }))
      .emits(aPostEdit({ grace: true }), { type: 'PostResubmitted', data: resubmitted })
    given(good, asked).when(edit({})).refuses('conflict')
  })

  it('is of no other version by a reminder', () => {
    const asked = aPostSentToReview({ from: 'ai-review' }, { by: 'mo' })
    const reminded = { type: 'PosterReminded', data: { postId, day: 3 } } as const
    const resubmitted = { postId, from: 'poster-review', to: 'staff-review' } as const
    given(good, asked, reminded)
      .when(edit({ title: 'Wireless headphones, black', version: 1 }))
      .emits(aPostEdit({ grace: true }), { type: 'PostResubmitted', data: resubmitted })
  })
})

describe('a material change', () => {
  it.each([
    [{ price: 5700 }, false],
    [{ price: 5699 }, true],
    [{ price: 6299 }, true],
    [{ price: null }, true],
    [{ shippingCost: 299 }, false],
    [{ shippingCost: 300 }, true],
    [{ price: 5000, shippingCost: 999 }, false],
    [{ currency: 'CAD' as const }, true],
    [{ title: 'Another title' }, false],
    [{ dealUrl: 'https://north-audio.example/other' }, false],
    [{ dealUrl: 'https://south-audio.example/other' }, true],
    [{ expiresAt: firstTime }, true],
    [{ availability: 'in-store' as const }, true],
  ])('%j: %s', (changes, isOne) => {
    expect(isMaterial(fields, changes)).toBe(isOne)
  })
})

describe('the automatic review', () => {
  const finishing = (findings: Finding[]) => rule(finishReview, history)({ findings, model: 'built-in' })
  const fixable: Finding = { code: 'dead-link', severity: 'fixable', evidence: 'The link does not answer.' }
  const suspicious: Finding = { code: 'spam', severity: 'suspicious', evidence: 'Many links.' }
  const info: Finding = { code: 'capitals', severity: 'info', evidence: 'Many capitals.' }
  const advised = (verdict: 'pass' | 'fixable' | 'suspicious', findings: Finding[]) =>
    ({ type: 'PostReviewAdvised', data: { postId, verdict, confidence: 1, findings, model: 'built-in' } }) as const

  it('lets a good post go live', () => {
    given(...roadTo['ai-review'])
      .when(finishing([info]))
      .emits(advised('pass', [info]), aPostApproval({ from: 'ai-review' }))
  })
  it('asks the poster to fix what can be fixed', () => {
    const held = { from: 'ai-review' as const, feedback: fixable.evidence, findings: [fixable] }
    given(...roadTo['ai-review'])
      .when(finishing([fixable]))
      .emits(advised('fixable', [fixable]), aPostSentToReview(held))
  })
  it('tells the poster which words a model means, and keeps who was asked', () => {
    const says = modelFindings['model-promise'].says
    const words = { field: 'title' as const, from: 0, to: 8, length: aPost().data.title.length }
    const finding: Finding = { code: 'model-promise', severity: 'fixable', evidence: says, words }
    const asked = { model: 'bigger', promptVersion: 'review-1' }
    const review = { findings: [finding], model: 'built-in', asked }
    const feedback = `${says} A language model noticed this in “${aPost().data.title.slice(0, 8)}”.`
    given(...roadTo['ai-review'])
      .when(rule(finishReview, history)(review))
      .emits(
        { type: 'PostReviewAdvised', data: { ...advised('fixable', [finding]).data, asked } },
        aPostSentToReview({ from: 'ai-review', feedback, findings: [finding] }),
      )
  })
  it('shows the staff what is suspicious', () => {
    const findings = [fixable, suspicious]
    given(...roadTo['ai-review'])
      .when(finishing(findings))
      .emits(
        advised('suspicious', findings),
        aPostSentToReview({ from: 'ai-review', to: 'staff-review', feedback: null, findings }),
      )
  })
  it('leaves a live post live that was changed and is good, and holds it like a new one otherwise', () => {
    const anew = (findings: Finding[]) => rule(finishReview, history)({ findings, model: 'built-in', isAnew: true })
    given(...roadTo.active)
      .when(anew([info]))
      .emits(advised('pass', [info]))
    given(...roadTo.active)
      .when(anew([fixable]))
      .emits(
        advised('fixable', [fixable]),
        aPostSentToReview({ from: 'active', feedback: fixable.evidence, findings: [fixable] }),
      )
    given(...roadTo['ai-review'])
      .when(anew([]))
      .emits()
  })
  it.each(['active', 'expired', 'staff-review', 'poster-review', 'deleted'] as const)('is over in %s', (status) => {
    given(...roadTo[status])
      .when(finishing([]))
      .emits()
  })
})

describe('the site itself', () => {
  it('ends a deal that is live', () => {
    const expiring = rule(expireBySystem, history)({ cause: 'schedule' })
    given(aPost())
      .when(expiring)
      .emits(aPostExpiry({ cause: 'schedule' }))
    given(...roadTo.expired)
      .when(expiring)
      .emitsNothing()
  })
  it('takes a reported post out of sight', () => {
    const holding = rule(sendToStaffReview, history)({ findings: [] })
    given(aPost())
      .when(holding)
      .emits(aPostSentToReview({ to: 'staff-review', feedback: null }))
    given(...roadTo['poster-review'])
      .when(holding)
      .emitsNothing()
  })
  it('suggests to renew what is over and back, once', () => {
    const suggesting = rule(suggestRenewal, history)({ members: 3 })
    const suggested = { type: 'PostRenewalSuggested', data: { postId, members: 3 } } as const
    given(...roadTo.expired)
      .when(suggesting)
      .emits(suggested)
    given(...roadTo.expired, suggested)
      .when(suggesting)
      .emitsNothing()
    given(...roadTo.expired, suggested, aPostRenewal(), aPostExpiry())
      .when(suggesting)
      .emits(suggested)
    given(aPost()).when(suggesting).emitsNothing()
  })
})
