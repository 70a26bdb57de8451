import fc from 'fast-check'
import { aDiscussion, aLivePost, smallSite, type Member, type SmallSite } from './testing/small-site.ts'

// Whatever is sent again under its key, at once or later, acts once and gets the first answer.

jest.setTimeout(120_000)

interface Place {
  readonly postId: number
  readonly commentId: number
}
interface Send {
  readonly by: 'ann' | 'bob' | 'mo' | 'stacy' | 'olive'
  readonly method: 'post' | 'patch' | 'put' | 'delete'
  readonly path: (place: Place) => string
  readonly body?: (place: Place) => object
  /** What has to be done before. */
  readonly after?: (site: SmallSite, people: Record<Send['by'], Member>, place: Place) => Promise<unknown>
}

const status = ({ postId }: Place) => `/api/moderation/posts/${postId}/status`
const deleted: Send['after'] = (_site, { mo }, { postId }) => mo.delete(`/api/posts/${postId}`, { reason: 'spam' })
const expired: Send['after'] = (_site, { ann }, { postId }) => ann.patch(`/api/posts/${postId}/expire`)
const removed: Send['after'] = (_site, { bob }, { commentId }) => bob.delete(`/api/comments/${commentId}`)

const sends: Record<string, Send> = {
  'a post': {
    by: 'ann',
    method: 'post',
    path: () => '/api/posts',
    body: () => aDiscussion({ title: 'Which lamp is the brightest?' }),
  },
  'an edit': {
    by: 'ann',
    method: 'patch',
    path: ({ postId }) => `/api/posts/${postId}`,
    body: () => ({ title: 'Which headphones last a year?' }),
  },
  'the end of a deal': { by: 'ann', method: 'patch', path: ({ postId }) => `/api/posts/${postId}/expire` },
  'a renewal': { by: 'ann', method: 'patch', path: ({ postId }) => `/api/posts/${postId}/renew`, after: expired },
  'a deletion': { by: 'mo', method: 'delete', path: ({ postId }) => `/api/posts/${postId}` },
  'a restoration': { by: 'mo', method: 'post', path: ({ postId }) => `/api/posts/${postId}/restore`, after: deleted },
  'an up-vote': {
    by: 'bob',
    method: 'post',
    path: ({ postId }) => `/api/posts/${postId}/votes`,
    body: () => ({ value: 1 }),
  },
  'a down-vote': {
    by: 'bob',
    method: 'post',
    path: ({ postId }) => `/api/posts/${postId}/votes`,
    body: () => ({ value: -1 }),
  },
  'a signal': {
    by: 'bob',
    method: 'post',
    path: ({ postId }) => `/api/posts/${postId}/availability`,
    body: () => ({ available: false }),
  },
  'a comment': {
    by: 'bob',
    method: 'post',
    path: () => '/api/comments',
    body: ({ postId }) => ({ postId, depth: 0, content: 'Mine last three years.' }),
  },
  'an edit of a comment': {
    by: 'bob',
    method: 'patch',
    path: ({ commentId }) => `/api/comments/${commentId}`,
    body: () => ({ content: 'Mine last ten years.' }),
  },
  'a vote on a comment': {
    by: 'ann',
    method: 'post',
    path: ({ commentId }) => `/api/comments/${commentId}/votes`,
    body: () => ({ value: 1 }),
  },
  'the deletion of a comment': { by: 'bob', method: 'delete', path: ({ commentId }) => `/api/comments/${commentId}` },
  'the restoration of a comment': {
    by: 'mo',
    method: 'post',
    path: ({ commentId }) => `/api/comments/${commentId}/restore`,
    after: removed,
  },
  'a bookmark': { by: 'bob', method: 'post', path: () => '/api/bookmarks', body: ({ postId }) => ({ postId }) },
  'a dismissal': { by: 'bob', method: 'post', path: ({ postId }) => `/api/posts/${postId}/dismissal` },
  'a visit': {
    by: 'bob',
    method: 'post',
    path: () => '/api/visits',
    body: () => ({ begunAgo: 1, endedAgo: 0, opened: [] }),
  },
  'a report': {
    by: 'bob',
    method: 'post',
    path: ({ postId }) => `/api/reports/post/${postId}`,
    body: () => ({ reason: 'spam' }),
  },
  'a report of a comment': {
    by: 'ann',
    method: 'post',
    path: ({ commentId }) => `/api/reports/comment/${commentId}`,
    body: () => ({ reason: 'spam' }),
  },
  'a review': {
    by: 'mo',
    method: 'patch',
    path: status,
    body: () => ({ status: 'poster-review', feedback: 'Say more.' }),
  },
  preferences: { by: 'bob', method: 'patch', path: () => '/api/user/preferences', body: () => ({ theme: 'dark' }) },
  'a username': { by: 'bob', method: 'post', path: () => '/api/user/username', body: () => ({ username: 'bobby' }) },
  'a profile': { by: 'bob', method: 'patch', path: () => '/api/user/profile', body: () => ({ bio: 'I like lamps.' }) },
  'a store': {
    by: 'stacy',
    method: 'post',
    path: () => '/api/staff/stores',
    body: () => ({ slug: 'lamp-land', name: 'Lamp Land' }),
  },
  'a role': { by: 'olive', method: 'patch', path: () => '/api/staff/users/bob/roles', body: () => ({ isStaff: true }) },
  'a suspension': {
    by: 'mo',
    method: 'post',
    path: () => '/api/staff/users/bob/suspension',
    body: () => ({ until: '2027-01-01T00:00:00Z', restricts: ['vote'], reason: 'Too many links' }),
  },
  'seeing everything': { by: 'bob', method: 'post', path: () => '/api/notifications/seen-all' },
}

async function openWorld() {
  const site = smallSite({ rateLimits: 'off' })
  const [ann, bob] = [await site.join('ann'), await site.join('bob')]
  const [mo, stacy] = [await site.join('mo', 'moderator'), await site.join('stacy', 'staff')]
  const people = { ann, bob, mo, stacy, olive: await site.join('olive', 'owner') }
  const postId = await aLivePost(site, ann)
  const comment = await bob.post('/api/comments', { postId, depth: 0, content: 'Mine are alive.' })
  return { site, people, place: { postId, commentId: (comment.body as { id: number }).id } }
}
type World = Awaited<ReturnType<typeof openWorld>>

/** What is known to the log besides the memory of keys. */
const facts = async ({ site }: World) => (await site.events()).filter(({ type }) => type !== 'CommandAccepted').length

function sendOnce({ site, people, place }: World, { by, method, path, body }: Send, key?: string) {
  const request = site.agent[method](path(place)).set('cookie', people[by].cookie)
  const keyed = key === undefined ? request : request.set('idempotency-key', key)
  return body === undefined ? keyed : keyed.send(body(place))
}

/** How many facts one sending leaves. */
async function factsOfOne(send: Send): Promise<number> {
  const world = await openWorld()
  await send.after?.(world.site, world.people, world.place)
  const before = await facts(world)
  await sendOnce(world, send)
  const left = (await facts(world)) - before
  world.site.close()
  return left
}

describe.each(Object.entries(sends))('%s', (_name, send) => {
  it('that is sent many times under one key acts once', async () => {
    const expected = await factsOfOne(send)
    expect(expected).toBeGreaterThan(0)
    const world = await openWorld()
    await send.after?.(world.site, world.people, world.place)
    const before = await facts(world)
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => sendOnce(world, send, 'one-and-the-same')))
    expect((await facts(world)) - before).toBe(expected)
    const later = [await sendOnce(world, send, 'one-and-the-same'), await sendOnce(world, send, 'one-and-the-same')]
    expect((await facts(world)) - before).toBe(expected)
    const answers = [...atOnce, ...later].map(({ status: code, body }) => [code, body as unknown])
    expect(answers).toEqual(answers.map(() => answers[0]))
    expect(answers[0]?.[0]).toBeLessThan(300)
    world.site.close()
  })
})

describe('votes and bookmarks', () => {
  it('are as before when they are toggled twice', async () => {
    const world = await openWorld()
    const toggles = ['an up-vote', 'a down-vote', 'a bookmark', 'a vote on a comment'].flatMap(
      (name) => sends[name] ?? [],
    )
    const read = async (send: Send) => (await sendOnce(world, send)).body as { votes?: number }
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...toggles), async (send) => {
        const first = await read(send)
        const twice = [await read(send), await read(send)]
        expect(twice[1]).toEqual(first)
        expect(twice[0]).not.toEqual(first)
      }),
      { numRuns: 20 },
    )
    world.site.close()
  })

  it('stay what they are however requests are repeated', async () => {
    const names = ['an up-vote', 'a down-vote', 'a bookmark', 'a vote on a comment', 'a comment', 'a report'] as const
    const step = fc.record({
      name: fc.constantFrom(...names),
      key: fc.constantFrom('key-one-1', 'key-two-2', 'key-three'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 10 }),
        fc.array(fc.nat(9), { maxLength: 10 }),
        async (steps, again) => {
          const [once, repeated] = [await openWorld(), await openWorld()]
          const known = new Set<string>()
          const done: { send: Send; key: string }[] = []
          for (const { name, key } of steps) {
            const send = sends[name]
            if (send === undefined || known.has(name + key)) {
              continue
            }
            known.add(name + key)
            done.push({ send, key })
            await sendOnce(once, send, key)
            await sendOnce(repeated, send, key)
            await Promise.all(again.flatMap((at) => done[at] ?? []).map((one) => sendOnce(repeated, one.send, one.key)))
          }
          expect(await facts(repeated)).toBe(await facts(once))
          once.site.close()
          repeated.site.close()
        },
      ),
      { numRuns: 10 },
    )
  })
})
