import { aPost, aPostExpiry, aPostRenewal, firstTime, told, type Told } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const hour = 3_600_000
const now = firstTime + 100 * hour
const at = (hours: number) => firstTime + hours * hour

const site = siteForEach({ now })

const says = (userId: string, hours: number, type: 'AvailabilityConfirmed' | 'AvailabilityDenied') =>
  told({ type, data: { postId: 1, userId, weight: 1 } }, { by: userId, at: at(hours) })
async function saidAfter(...history: Told[]) {
  await site.tell(aPost({ postId: 1 }), ...history)
  return createSystemQueries(site.readModels, () => now).saidSinceEnd({ postId: 1 })
}

describe('what members say of a deal since it was over', () => {
  it('leaves out what they said before, and what is older than three days', async () => {
    const before = [says('u1', 1, 'AvailabilityDenied'), says('u2', 1, 'AvailabilityConfirmed')]
    const after = [says('u3', 20, 'AvailabilityConfirmed'), says('u4', 30, 'AvailabilityConfirmed')]
    const end = aPostExpiry({ postId: 1 }, { at: at(2) })
    expect(await saidAfter(...before, end, ...after, says('u5', 40, 'AvailabilityDenied'))).toEqual({
      confirmed: 1,
      denied: 1,
      confirmers: 1,
    })
  })

  it('is the newest word of each', async () => {
    const both = [says('u1', 50, 'AvailabilityDenied'), says('u1', 60, 'AvailabilityConfirmed')]
    expect(await saidAfter(aPostExpiry({ postId: 1 }, { at: at(2) }), ...both)).toEqual({
      confirmed: 1,
      denied: 0,
      confirmers: 1,
    })
  })

  it.each<[string, Told[]]>([
    ['is live', []],
    ['was renewed', [aPostExpiry({ postId: 1 }, { at: at(2) }), aPostRenewal({ postId: 1 }, { at: at(3) })]],
    ['leads elsewhere', [told({ type: 'PostMerged', data: { postId: 1, from: 'active', into: 2 } }, { by: 'mo' })]],
  ])('is nothing of one that %s', async (_what, history) => {
    expect(await saidAfter(...history, says('u3', 90, 'AvailabilityConfirmed'))).toBeNull()
  })
})
