import { mostOpenSuggestions } from '@deals/events'
import {
  aDiscussion,
  aLivePost,
  bodyOf,
  smallSite,
  wrongFields,
  type Member,
  type SmallSite,
} from '../testing/small-site.ts'

let site: SmallSite
let postId: number
const people: Record<string, Member> = {}
const as = (name: string): Member => people[name] as Member
beforeEach(async () => {
  site = smallSite({ rateLimits: 'off', trust: { cleo: 2, dora: 2, finn: 0 } })
  for (const name of ['ann', 'bob', 'cleo', 'dora', 'finn']) {
    people[name] = await site.join(name)
  }
  people['mo'] = await site.join('mo', 'moderator')
  postId = await aLivePost(site, as('ann'))
})
afterEach(() => site.close())

const title = 'Which kettles last longest of all?'
const path = () => `/api/posts/${postId}/suggestions`
const told = ({ status, body }: { status: number; body: unknown }) => {
  const { message, state } = bodyOf({ body })
  return [status, message ?? state]
}
const suggest = async (by: string, body: object = { title, reason: 'It says more.' }) => {
  return told(await as(by).post(path(), body))
}
const lastId = async () => {
  const [last] = (await site.events('EditSuggested')).slice(-1)
  return last?.type === 'EditSuggested' ? last.data.suggestionId : ''
}
const answer = async (by: string, decision: string, id?: string) => {
  return told(await as(by).post(`${path()}/${id ?? (await lastId())}`, { decision }))
}
const edits = async () => (await site.events('PostEdited')).map(({ data }) => data)

describe('an edit is suggested', () => {
  it('by members, of posts of others, with a reason, one at a time', async () => {
    expect(await suggest('ann')).toEqual([403, 'This is your own post, so edit it.'])
    expect(await suggest('finn')).toEqual([403, 'New members cannot suggest edits yet.'])
    expect(wrongFields(await as('bob').post(path(), { title, reason: 'Hm' }))).toEqual(['reason'])
    expect(wrongFields(await as('bob').post(path(), { title: 'x', reason: 'It says more.' }))).toEqual(['title'])
    expect(await suggest('bob', { reason: 'It says more.' })).toEqual([409, 'Change something before you suggest it.'])
    expect(await suggest('bob')).toEqual([200, 'open'])
    expect(await suggest('bob')).toEqual([
      409,
      'An edit that you suggested of this post still waits. Withdraw it first.',
    ])
    expect(await edits()).toEqual([])
  })

  it('of a post that is there', async () => {
    await as('ann').delete(`/api/posts/${postId}`)
    expect((await suggest('bob'))[0]).toBe(404)
  })

  it('from the post as it stands', async () => {
    const answered = await as('bob').post(path(), { title, reason: 'It says more.', version: -5 })
    expect(answered.status).toBe(409)
    expect(bodyOf(answered)['yours']).toEqual({ version: -5, fields: { title } })
  })
})

describe('a suggested edit', () => {
  beforeEach(() => suggest('bob'))

  it.each(['ann', 'mo'])('is accepted by the poster or a moderator: %s', async (name) => {
    expect(await answer(name, 'accept')).toEqual([200, 'accepted'])
    expect(await answer(name, 'accept')).toEqual([200, 'accepted'])
    expect(await edits()).toEqual([
      { postId, changes: { title }, material: false, grace: false, reason: 'It says more.' },
    ])
    expect(await site.events('EditSuggestionEnded')).toMatchObject([
      { data: { userId: 'bob', outcome: 'accepted', agreedByIds: [] } },
    ])
    expect(await suggest('bob', { title: `${title} Really?`, reason: 'It asks more.' })).toEqual([200, 'open'])
  })

  it('is accepted by itself when two trusted members agree', async () => {
    expect(await answer('finn', 'agree')).toEqual([
      403,
      'Only trusted members who did not post this agree to a suggested edit.',
    ])
    expect(await answer('cleo', 'agree')).toEqual([200, 'open'])
    expect(await answer('cleo', 'agree')).toEqual([200, 'open'])
    expect(await edits()).toEqual([])
    expect(await answer('dora', 'agree')).toEqual([200, 'accepted'])
    expect(await edits()).toMatchObject([{ changes: { title } }])
    expect(await site.events('EditSuggestionEnded')).toMatchObject([
      { data: { outcome: 'accepted', agreedByIds: ['cleo', 'dora'] } },
    ])
  })

  it('is declined or withdrawn, and nothing changes', async () => {
    expect(await answer('ann', 'withdraw')).toEqual([403, 'Only who suggested an edit withdraws it.'])
    expect(await answer('cleo', 'decline')).toEqual([403, 'Only the poster and moderators decline a suggested edit.'])
    expect(await answer('ann', 'decline')).toEqual([200, 'declined'])
    expect(await answer('mo', 'accept')).toEqual([
      409,
      'Someone else already decided this: declined by ann, a moment ago.',
    ])
    await suggest('bob')
    expect(await answer('bob', 'withdraw')).toEqual([200, 'withdrawn'])
    expect(await edits()).toEqual([])
  })

  it('is not answered by who suggested it', async () => {
    expect(await answer('bob', 'accept')).toEqual([403, 'Somebody else answers the edit that you suggest.'])
    await suggest('mo', { title: `${title} Please.`, reason: 'It is polite.' })
    expect(await answer('mo', 'accept')).toEqual([403, 'Somebody else answers the edit that you suggest.'])
  })

  it('cannot be accepted any more once the same field was changed, but beside another change it can', async () => {
    await as('ann').patch(`/api/posts/${postId}`, { content: 'Mine break every year. Which ones are still alive?' })
    expect(await answer('cleo', 'agree')).toEqual([200, 'open'])
    await as('ann').patch(`/api/posts/${postId}`, { title: 'Which kettles of yours last longest?' })
    const late = [409, 'The post has changed in the same fields since this edit was suggested.']
    expect(await answer('ann', 'accept')).toEqual(late)
    expect(await answer('dora', 'agree')).toEqual(late)
    expect(await answer('ann', 'decline')).toEqual([200, 'declined'])
  })

  it('ends with its post, and makes no edit of the poster late', async () => {
    const { version } = bodyOf(await as('ann').patch(`/api/posts/${postId}`, { couponCode: 'TEA10' }))
    await suggest('cleo', { content: 'Mine break every year. Which ones of yours still boil?', reason: 'Clearer.' })
    const edited = await as('ann').patch(`/api/posts/${postId}`, {
      content: `${'Mine break. '.repeat(5)}Yours?`,
      version,
    })
    expect(edited.status).toBe(200)
    await as('mo').patch(`/api/moderation/posts/${postId}/status`, { status: 'deleted', reason: 'Spam' })
    const [first] = await site.events('EditSuggested')
    const suggestionId = first?.type === 'EditSuggested' ? first.data.suggestionId : ''
    expect(told(await as('mo').post(`${path()}/${suggestionId}`, { decision: 'accept' }))).toEqual([
      409,
      'You already decided this: the post was deleted, a moment ago.',
    ])
  })

  it('is not known under another name', async () => {
    expect(told(await as('ann').post(`${path()}/nothing`, { decision: 'accept' }))).toEqual([
      404,
      'There is no such suggestion any more.',
    ])
  })
})

it('what waits can be accepted where the sub-category of its post was moved meanwhile', async () => {
  const [from, into, wanted] = ['headphonesearbuds', 'phones', 'cameras']
  people['olive'] = await site.join('olive', 'owner')
  postId = await aLivePost(site, as('ann'), aDiscussion({ subCategorySlug: from }))
  expect(await suggest('bob', { subCategorySlug: wanted, reason: 'It is one.' })).toEqual([200, 'open'])
  await as('olive').post(`/api/staff/sub-categories/${from}/move`, { into, reason: 'Nobody looks there.' })
  expect(await site.system.followSubCategory({ causationId: 'moved', postId })).toBe('done')
  expect(await answer('ann', 'accept')).toEqual([200, 'accepted'])
})

it('what waits of members who left is answered by nobody, and stands in nobody’s way', async () => {
  for (let place = 0; place < mostOpenSuggestions; place += 1) {
    people['leaving'] = await site.join(`leaving_${place}`)
    const expiresAt = new Date(site.time.now + (place + 1) * 86_400_000).toISOString()
    expect(await suggest('leaving', { expiresAt, reason: 'It says so.' })).toEqual([200, 'open'])
  }
  expect((await suggest('bob'))[0]).toBe(409)
  await site.context.sealer.destroy(`leaving_${mostOpenSuggestions - 1}`)
  expect((await answer('ann', 'accept'))[0]).toBe(404)
  expect(await suggest('bob')).toEqual([200, 'open'])
})

it('what a member may not write, nobody may suggest for them', async () => {
  const { status } = await as('bob').post(path(), { title, reason: 'Hello', storeName: 'Elsewhere' })
  // A discussion has no store, so nothing of that is said.
  expect(status).toBe(200)
})

describe('while the poster is away', () => {
  const away = 25 * 3_600_000
  let seenAt: number | null = null
  const reopen = async () => {
    site.close()
    site = smallSite({ trust: { cleo: 2, dora: 2 }, answers: { lastVisit: async () => ({ until: seenAt }) } })
    for (const name of ['ann', 'bob', 'cleo', 'dora']) {
      people[name] = await site.join(name)
    }
    people['mo'] = await site.join('mo', 'moderator')
    postId = await aLivePost(site, as('ann'))
    site.time.now += away
  }
  beforeEach(async () => {
    seenAt = null
    await reopen()
  })

  it('what a trusted member suggests stands at once, and only that', async () => {
    expect(await suggest('bob')).toEqual([200, 'open'])
    expect(await suggest('cleo')).toEqual([200, 'applied'])
    const [edit] = await site.events('PostEdited')
    expect([edit?.data, edit?.meta.actor]).toEqual([
      { postId, changes: { title }, material: false, grace: false, reason: 'It says more.' },
      { id: 'cleo', kind: 'user' },
    ])
    const asked = { content: 'Quite another text, which says whatever it likes.', reason: 'I know better.' }
    expect(await suggest('dora', asked)).toEqual([200, 'open'])
    expect(await edits()).toHaveLength(1)
  })

  it('the poster keeps it, or takes it back, and then that member waits as others do', async () => {
    await suggest('cleo')
    expect(await answer('cleo', 'withdraw')).toEqual([409, 'This edit stands already.'])
    expect(await answer('dora', 'agree')).toEqual([409, 'This edit stands already.'])
    expect(await answer('bob', 'decline')).toEqual([403, 'Only the poster and moderators decline a suggested edit.'])
    expect(await answer('ann', 'decline')).toEqual([200, 'declined'])
    expect(await edits()).toMatchObject([
      { changes: { title }, reason: 'It says more.' },
      { changes: { title: 'Which headphones last longest?' }, reason: 'An edit was taken back' },
    ])
    expect(await suggest('cleo')).toEqual([200, 'open'])
    expect(await suggest('dora', { title: `${title} Yours?`, reason: 'It asks more.' })).toEqual([200, 'applied'])
    expect(await answer('mo', 'accept')).toEqual([200, 'accepted'])
    expect(await edits()).toHaveLength(3)
  })

  it('what is taken back brings back no words that a moderator removed', async () => {
    await suggest('cleo')
    const redaction = { version: 0, reason: 'Private data of somebody' }
    expect((await as('mo').post(`/api/posts/${postId}/redactions`, redaction)).status).toBe(200)
    expect(await answer('ann', 'decline')).toEqual([200, 'declined'])
    expect(await edits()).toMatchObject([{ changes: { title } }])
  })

  it('what is taken back brings back no words of a poster who left, and what waits is held to those that stay', async () => {
    await suggest('cleo')
    const applied = await lastId()
    await suggest('bob', { title: `${title} Yours?`, reason: 'It asks more.' })
    const waiting = await lastId()
    await (await site.signIn('ann')).delete('/api/user', { posts: 'keep' })
    site.time.now += 14 * 86_400_000
    expect(await site.system.eraseUser({ userId: 'ann', causationId: 'a clock' })).toBe('done')
    people['mo'] = await site.signIn('mo')
    expect(await answer('mo', 'decline', applied)).toEqual([200, 'declined'])
    expect(await edits()).toHaveLength(1)
    expect(await answer('mo', 'accept', waiting)).toEqual([200, 'accepted'])
    expect(await edits()).toMatchObject([{}, { changes: { title: `${title} Yours?` } }])
  })

  it('what is edited again leaves nothing to take back', async () => {
    await suggest('cleo')
    await as('ann').patch(`/api/posts/${postId}`, { title: 'Which kettles of mine last longest?' })
    expect((await answer('ann', 'decline'))[0]).toBe(409)
    expect(await suggest('cleo', { title, reason: 'It says more.' })).toEqual([200, 'applied'])
  })

  it.each<[why: string, ready: () => unknown]>([
    ['the poster was here a moment ago', () => (seenAt = site.time.now - 60_000)],
    [
      'a moderator locked its comments',
      () => as('mo').post(`/api/posts/${postId}/comment-lock`, { reason: 'Circles.' }),
    ],
    [
      'somebody had to look at it',
      async () => {
        await as('mo').patch(`/api/moderation/posts/${postId}/status`, { status: 'staff-review' })
        await as('mo').patch(`/api/moderation/posts/${postId}/status`, { status: 'active' })
      },
    ],
    [
      'its poster speaks for the store',
      () => as('mo').patch(`/api/posts/${postId}`, { affiliated: true, reason: 'They do.' }),
    ],
    [
      'there were ten today',
      () =>
        site.context.limits.take(
          Array.from({ length: 10 }, () => ({ key: 'apply:cleo', windows: [{ most: 10, seconds: 86_400 }] })),
        ),
    ],
  ])('all waits where %s', async (_why, ready) => {
    await ready()
    expect(await suggest('cleo')).toEqual([200, 'open'])
  })
})
