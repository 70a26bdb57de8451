import { Unavailable } from '@deals/storage'
import { invocationOf } from '../platform/invocation.ts'
import { aLivePost, bodyOf, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'
import { onAppeal } from './appeal.stream.ts'

let isAway: boolean
const site = smallSiteForEach({
  rateLimits: 'off',
  answers: { decidedReports: async () => (isAway ? Promise.reject(new Unavailable('locked')) : []) },
})
let [ann, bob, mo, sue, olive]: Member[] = []
let postId: number
beforeEach(async () => {
  isAway = false
  ann = await site.join('ann')
  bob = await site.join('bob')
  mo = await site.join('mo', 'moderator')
  sue = await site.join('sue', 'superUser')
  olive = await site.join('olive', 'owner')
  postId = await aLivePost(site, ann)
})

const text = 'It was no spam: the shop lowered the price on that day.'
const day = 86_400_000
const remove = (id = postId, by = mo) =>
  by?.patch(`/api/moderation/posts/${id}/status`, { status: 'deleted', reason: 'Spam' })
const appeal = async (by: Member | undefined, body: object) => {
  const answer = await by?.post('/api/appeals', body)
  return [answer?.status, bodyOf({ body: answer?.body as unknown })['message'] ?? 'sent']
}
const openedId = async () => {
  const [opened] = await site.events('AppealOpened')
  return String(opened !== undefined && 'decisionId' in opened.data ? opened.data.decisionId : '')
}
const decide = async (by: Member | undefined, outcome: string, answer = 'You are right, sorry.') => {
  const given = await by?.post(`/api/moderation/appeals/${await openedId()}`, { outcome, answer })
  return [given?.status, bodyOf({ body: given?.body as unknown })['message'] ?? 'decided']
}

describe('an appeal', () => {
  it('is made once for each decision, by whom it is about, for thirty days', async () => {
    await remove()
    expect(await appeal(bob, { postId, text })).toEqual([404, 'Post not found'])
    expect(await appeal(ann, { postId, text: `Too short.${'\u2800'.repeat(20)}` })).toEqual([
      422,
      'Say in 20 to 1000 characters why this was wrong',
    ])
    expect(await appeal(ann, { postId, text })).toEqual([200, 'sent'])
    expect(await appeal(ann, { postId, text })).toEqual([409, 'You have appealed this already.'])
    const other = await aLivePost(site, ann as Member)
    await remove(other)
    site.time.now += 30 * day + 1
    ann = await site.signIn('ann')
    expect(await appeal(ann, { postId: other, text })).toEqual([409, 'A decision can be appealed for 30 days.'])
  })

  it('is about what a moderator took from the site, or about oneself', async () => {
    expect(await appeal(ann, { postId, text })).toEqual([
      409,
      'Only what a moderator took from the site can be appealed.',
    ])
    await ann?.delete(`/api/posts/${postId}`)
    expect((await appeal(ann, { postId, text }))[0]).toBe(409)
    const both = await ann?.post('/api/appeals', { text })
    expect(wrongFields({ body: both?.body as unknown })).toEqual(['postId'])
    const sanctionId = '2f6d1c1e-6a0b-4c55-9f0e-2b7b7a4f3c11'
    expect(await appeal(ann, { sanctionId, text })).toEqual([404, 'There is no such decision about you.'])
  })

  it('keeps its words sealed for the member', async () => {
    await remove()
    await appeal(ann, { postId, text })
    const [stored] = await site.events('AppealOpened')
    expect([stored?.meta.keys, stored?.data]).toMatchObject([['ann'], { text, decidedById: 'mo', aboutPost: postId }])
    const { events } = bodyOf((await ann?.post('/api/user/export')) ?? { body: {} }) as {
      events: { type: string; data: object }[]
    }
    const [told] = events.filter(({ type }) => type === 'AppealOpened')
    expect([told?.data, JSON.stringify(told).includes('mo"')]).toMatchObject([{ text, aboutPost: postId }, false])
  })
})

describe('the answer to an appeal', () => {
  it('comes from somebody who neither appeals nor made the decision, once', async () => {
    await remove()
    await appeal(ann, { postId, text })
    expect(await decide(bob, 'overturned')).toEqual([403, 'Only moderators decide about appeals.'])
    expect(await decide(mo, 'upheld')).toEqual([
      403,
      'You made this decision, so somebody else decides about the appeal.',
    ])
    expect(await decide(sue, 'upheld', ' ')).toEqual([422, 'Tell the member why, in 1 to 1000 characters'])
    expect(await decide(sue, 'upheld')).toEqual([200, 'decided'])
    expect(await decide(olive, 'overturned')).toEqual([
      409,
      'Someone else already decided this: upheld by sue, a moment ago.',
    ])
    expect(await site.events('PostDecisionUndone')).toEqual([])
  })

  it('is never one of a moderator about an appeal of their own', async () => {
    const own = await aLivePost(site, sue as Member)
    await remove(own)
    await appeal(sue, { postId: own, text })
    expect(await decide(sue, 'overturned')).toEqual([403, 'You cannot decide about your own appeal.'])
  })

  it('brings the post back when it overturns the decision, however often it is given', async () => {
    await remove()
    await appeal(ann, { postId, text })
    expect(await decide(sue, 'overturned')).toEqual([200, 'decided'])
    expect(await decide(sue, 'overturned')).toEqual([200, 'decided'])
    const undone = await site.events('PostDecisionUndone')
    expect(undone.map(({ data, meta }) => [data, meta.actor.id])).toMatchObject([[{ postId, to: 'active' }, 'sue']])
    const [decided, ...more] = await site.events('AppealDecided')
    expect([more, undone[0]?.meta.causationId]).toEqual([[], decided?.id])
  })

  it('is answered while nobody tells which reports were decided; the post comes back when somebody does', async () => {
    await remove()
    await appeal(ann, { postId, text })
    isAway = true
    expect(await decide(sue, 'overturned')).toEqual([200, 'decided'])
    expect(await site.events('PostDecisionUndone')).toEqual([])
    isAway = false
    const decisionId = await openedId()
    expect(await site.system.followAppeal({ decisionId, causationId: decisionId })).toBe('done')
    expect(await site.events('PostDecisionUndone')).toHaveLength(1)
  })

  it('leads to the post coming back also where the process ended right after it was written', async () => {
    await remove()
    await appeal(ann, { postId, text })
    const decisionId = await openedId()
    const by = invocationOf({ id: 'sue', roles: ['superUser'] })
    const data = { decisionId, userId: 'ann', outcome: 'overturned' as const, answer: 'You are right.' }
    await onAppeal(site.context, by, { decisionId, rule: () => [{ type: 'AppealDecided', data }] })
    const follow = () => site.system.followAppeal({ decisionId, causationId: decisionId })
    expect([await follow(), await follow()]).toEqual(['done', 'done'])
    expect(await decide(sue, 'overturned')).toEqual([200, 'decided'])
    const undone = await site.events('PostDecisionUndone')
    expect(undone.map(({ meta }) => meta.actor)).toEqual([{ id: 'sue', kind: 'superUser' }])
  })

  it('leaves what was decided anew as it is', async () => {
    await remove()
    await appeal(ann, { postId, text })
    await olive?.post(`/api/posts/${postId}/restore`)
    await remove(postId, olive)
    expect(await decide(sue, 'overturned')).toEqual([200, 'decided'])
    expect(await site.events('PostDecisionUndone')).toEqual([])
  })

  it('lifts a restriction, and only that one', async () => {
    const restrict = { kind: 'restrict', restricts: ['post'], days: 30, reason: 'Spam.' }
    await mo?.post('/api/moderation/users/ann/sanctions', restrict)
    const [sanction] = await site.events('UserSuspended')
    expect(await appeal(ann, { sanctionId: sanction?.id, text })).toEqual([200, 'sent'])
    expect(await decide(sue, 'overturned')).toEqual([200, 'decided'])
    expect((await site.events('UserReinstated')).map(({ meta }) => meta.actor.id)).toEqual(['sue'])
    await mo?.post('/api/moderation/users/ann/sanctions', restrict)
    expect(await decide(sue, 'overturned')).toEqual([200, 'decided'])
    expect(await site.events('UserReinstated')).toHaveLength(1)
  })

  it('is not found where nobody appealed', async () => {
    const answer = await sue?.post('/api/moderation/appeals/none', { outcome: 'upheld', answer: 'No.' })
    expect([answer?.status, answer?.body]).toEqual([404, { message: 'Appeal not found' }])
  })
})
