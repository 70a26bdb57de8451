import { openMemoryKeyedStore } from '@deals/accounts'
import type { EventType } from '@deals/events'
import { openMemoryLog, type EventLog } from '@deals/event-log'
import { aDiscussion, aLivePost, bodyOf, noon, smallSite, type Member, type SmallSite } from '../testing/small-site.ts'

/** Two processes over one log: neither knows what the other is about to do. */
let log: EventLog
let first: SmallSite
let second: SmallSite
beforeEach(() => {
  log = openMemoryLog({ now: () => noon })
  const shared = { log, store: openMemoryKeyedStore(), rateLimits: 'off' } as const
  first = smallSite(shared)
  second = smallSite(shared)
})
afterEach(() => [first, second].forEach((site) => site.close()))

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()

/** Gives two commands so that each comes to its last fact before the other wrote its own, unless it is refused before. */
async function atOnce(type: EventType, ...commands: readonly (() => PromiseLike<{ status: number }>)[]) {
  const append = log.append.bind(log)
  let meet = () => {}
  const met = new Promise<void>((resolve) => (meet = resolve))
  let came = 0
  log.append = async (stream, events, options) => {
    if (events.some((event) => event.type === type)) {
      came += 1
      await (came === commands.length ? meet() : met)
    }
    return append(stream, events, options)
  }
  const answers = await Promise.all(
    commands.map(async (give) => {
      const answer = await give()
      meet()
      return answer
    }),
  )
  log.append = append
  return answers
}

describe('two owners who take the role from each other at once', () => {
  const revoke = (by: Member, username: string) => by.patch(`/api/staff/users/${username}/roles`, { isOwner: false })
  const isOwner = async (by: Member, username: string) =>
    bodyOf(await by.patch(`/api/staff/users/${username}/roles`, {}))['isOwner']

  it('leave one', async () => {
    const olive = await first.join('olive', 'owner')
    await first.join('otto', 'owner')
    const otto = await second.signIn('otto')
    const answers = await atOnce(
      'RoleRevoked',
      () => revoke(olive, 'otto'),
      () => revoke(otto, 'olive'),
    )
    expect(statuses(answers)).toEqual([200, 403])
    const isOlives = answers[0]?.status === 200
    const [winner, loser] = isOlives ? [olive, 'otto'] : [otto, 'olive']
    expect(await isOwner(winner, loser)).toBe(false)
    expect(await first.events('RoleRevoked')).toHaveLength(1)
  })

  it('leave one of three in a circle', async () => {
    const names = ['olive', 'otto', 'oscar']
    const owners: Member[] = []
    for (const name of names) {
      owners.push(await first.join(name, 'owner'))
    }
    const taken = await atOnce(
      'RoleRevoked',
      ...owners.map((owner, nr) => () => revoke(owner, names[(nr + 1) % 3] ?? '')),
    )
    const revoked = await first.events('RoleRevoked')
    expect(revoked.length).toBeLessThan(3)
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(revoked.length)
  })

  it('are owners again when they are made so, and may take the role then', async () => {
    const olive = await first.join('olive', 'owner')
    const otto = await first.join('otto', 'owner')
    expect((await revoke(olive, 'otto')).status).toBe(200)
    expect((await revoke(otto, 'olive')).status).toBe(403)
    await olive.patch('/api/staff/users/otto/roles', { isOwner: true })
    expect((await revoke(otto, 'olive')).status).toBe(200)
  })

  it('finish what ended between the two steps', async () => {
    const olive = await first.join('olive', 'owner')
    await first.join('otto', 'owner')
    const append = log.append.bind(log)
    log.append = async (stream, events, options) => {
      if (events.some(({ type }) => type === 'RoleRevoked')) {
        throw new Error('the process ends')
      }
      return append(stream, events, options)
    }
    expect((await revoke(olive, 'otto')).status).toBe(500)
    log.append = append
    const otto = await second.signIn('otto')
    expect((await revoke(otto, 'olive')).status).toBe(403)
    expect((await revoke(olive, 'otto')).status).toBe(200)
  })
})

describe('posts that are merged into each other at once', () => {
  const merge = (by: Member, from: number, into: number) => by.post(`/api/moderation/posts/${from}/merge`, { into })

  it('leave one of two', async () => {
    const ann = await first.join('ann')
    const mo = await first.join('mo', 'moderator')
    await first.join('sue', 'moderator')
    const sue = await second.signIn('sue')
    const a = await aLivePost(first, ann)
    const b = await aLivePost(first, ann, aDiscussion({ title: 'Which speakers last longest?' }))
    const answers = await atOnce(
      'PostMerged',
      () => merge(mo, a, b),
      () => merge(sue, b, a),
    )
    expect(statuses(answers)).toEqual([200, 409])
    expect(await first.events('PostMerged')).toHaveLength(1)
  })

  it('may be merged again once it was taken back', async () => {
    const ann = await first.join('ann')
    const mo = await first.join('mo', 'moderator')
    const a = await aLivePost(first, ann)
    const b = await aLivePost(first, ann, aDiscussion({ title: 'Which speakers last longest?' }))
    const done = bodyOf(await merge(mo, a, b))
    expect((await merge(mo, b, a)).status).toBe(422)
    expect((await mo.post(`/api/moderation/posts/${a}/undo`, { version: done['version'] })).status).toBe(200)
    expect((await merge(mo, b, a)).status).toBe(200)
  })
})
