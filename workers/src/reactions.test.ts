import { postTypes } from '@deals/events'
import { aPostApproval, recordedHistory, type Told } from '@deals/events/testing'
import { reactions } from './reactions.ts'

describe('an approval', () => {
  const queuesOf = (event: Told) =>
    recordedHistory([event]).flatMap((one) => reactions.jobsFor(one).map(({ queue }) => queue))

  it.each(postTypes)('of a post of type %s brings a score where its kind has one', (type) => {
    expect(queuesOf(aPostApproval({ type })).includes('request-score')).toBe(type === 'product')
  })

  it('that does not say what it approves has that found out', () => {
    const approval = aPostApproval()
    const { type: _unsaid, ...data } = approval.data
    expect(queuesOf({ ...approval, data })).toContain('request-score')
  })
})
