import { postTypes } from '@deals/events'
import { aPostApproval, aPostEdit, recordedHistory, type Told } from '@deals/events/testing'
import { reactions } from './reactions.ts'

const queuesOf = (event: Told) =>
  recordedHistory([event]).flatMap((one) => reactions.jobsFor(one).map(({ queue }) => queue))

describe('an approval', () => {
  it.each(postTypes)('of a post of type %s brings a score where its kind has one', (type) => {
    expect(queuesOf(aPostApproval({ type })).includes('request-score')).toBe(type === 'product')
  })

  it('that does not say what it approves has that found out', () => {
    const approval = aPostApproval()
    const { type: _unsaid, ...data } = approval.data
    expect(queuesOf({ ...approval, data })).toContain('request-score')
  })
})

describe('an edit', () => {
  it.each<Parameters<typeof aPostEdit>[0]>([
    { changes: { price: 9999 } },
    { changes: { originalPrice: null } },
    { changes: { currency: 'CAD' } },
    { changes: { shippingCost: 4999 } },
    { changes: { urlKey: 'another-shop/drive' } },
    { changes: { subCategorySlug: 'storage' } },
  ])('of what a score is made of brings another score: %j', (edit) => {
    expect(queuesOf(aPostEdit(edit))).toContain('rescore')
  })

  it('of words about the deal does not', () => {
    expect(queuesOf(aPostEdit({ changes: { content: 'It is still there.' } }))).not.toContain('rescore')
  })
})
