import { suggestionList } from '@deals/events'
import {
  aComment,
  aPost,
  aPostDeletion,
  aPostEdit,
  ann,
  bob,
  firstTime,
  mo,
  told,
  joining,
} from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const cara = 'cara'
const site = siteForEach()
const suggested = (postId: number, changes: object) =>
  told(
    {
      type: 'EditSuggested',
      data: { postId, suggestionId: `${postId}-bob`, userId: bob, changes, reason: 'It says more.' },
    },
    { by: bob, stream: `post-${postId}` },
  )
const list = async (path: string, as: string) => {
  const { body } = await site.ask(path, as)
  expect(suggestionList.safeParse(body).error).toBeUndefined()
  return body as { total: number; suggestions: { id: string; may: string[]; changes: object; isStale: boolean }[] }
}
const answers = async (as: string) => {
  const { suggestions } = await list('/api/posts/1/suggestions', as)
  return suggestions.map(({ id, may }) => [id, ...may])
}

beforeEach(() =>
  site.tell(
    ...joining(ann, bob, cara, mo),
    aPost({ postId: 1, title: 'A kettle', price: 2499, authorId: ann }),
    aPost({ postId: 2, authorId: ann }),
    suggested(1, { title: 'A red kettle', price: 1999, urlKey: 'shop/kettle' }),
    suggested(2, { title: 'A red lamp' }),
  ),
)

it('those who may answer find it at the post, who suggested it may withdraw it, and nobody else sees it', async () => {
  expect(await answers(ann)).toEqual([['1-bob', 'accept', 'decline']])
  expect(await answers(mo)).toEqual([['1-bob', 'accept', 'decline']])
  expect(await answers(bob)).toEqual([['1-bob', 'withdraw']])
  expect(await answers(cara)).toEqual([])
  expect((await site.ask('/api/posts/1/suggestions')).status).toBe(401)
})

it('trusted members may agree once, until it no longer fits', async () => {
  site.clock.now = firstTime + 40 * 86_400_000
  const comments = Array.from({ length: 20 }, (_, at) => aComment({ commentId: at + 10, postId: 2, authorId: cara }))
  const upheld = (postId: number) =>
    told(
      { type: 'ReportResolved', data: { postId, commentId: null, userId: cara, outcome: 'upheld', caseId: null } },
      { by: mo, stream: `report-${postId}_cara` },
    )
  const agree = (suggestionId: string, postId: number) =>
    told(
      { type: 'EditSuggestionAgreed', data: { postId, suggestionId, userId: bob, agreedById: cara } },
      { by: cara, stream: `post-${postId}` },
    )
  await site.tell(...comments, upheld(1), upheld(2))
  expect(await answers(cara)).toEqual([['1-bob', 'agree']])
  await site.tell(agree('2-bob', 2))
  expect(await answers(cara)).toEqual([['1-bob', 'agree']])
  await site.tell(agree('1-bob', 1))
  expect(await answers(cara)).toEqual([['1-bob']])
})

it('what would change stands beside what stands there', async () => {
  const { suggestions } = await list('/api/posts/1/suggestions', ann)
  expect(suggestions).toMatchObject([
    {
      username: bob,
      poster: ann,
      reason: 'It says more.',
      isStale: false,
      changes: { title: { from: 'A kettle', to: 'A red kettle' }, price: { from: 24.99, to: 19.99 } },
    },
  ])
  expect(Object.keys(suggestions[0]?.changes ?? {})).toEqual(['title', 'price'])
})

it('a field that was changed meanwhile is told three ways, and then it can only be declined', async () => {
  await site.tell(aPostEdit({ postId: 1, changes: { title: 'A blue kettle' } }, { by: ann }))
  expect(await answers(ann)).toEqual([['1-bob', 'decline']])
  const { suggestions } = await list('/api/posts/1/suggestions', ann)
  expect(suggestions[0]).toMatchObject({
    isStale: true,
    changes: {
      title: { from: 'A kettle', to: 'A red kettle', now: 'A blue kettle' },
      price: { from: 24.99, to: 19.99 },
    },
  })
})

it('moderators find all that waits, counted on the tab, until it is answered or its post is gone', async () => {
  expect(await list('/api/moderation/edits', mo)).toMatchObject({ total: 2, suggestions: [{ id: '1-bob' }, {}] })
  expect((await site.ask('/api/moderation/queue', mo)).body).toMatchObject({ counts: { edits: 2 } })
  const ended = { postId: 1, suggestionId: '1-bob', userId: bob, outcome: 'accepted' as const, agreedByIds: [cara] }
  await site.tell(told({ type: 'EditSuggestionEnded', data: ended }, { by: mo, stream: 'post-1' }))
  await site.tell(aPostDeletion({ postId: 2, authorId: ann }, { by: mo }))
  expect(await list('/api/moderation/edits', mo)).toEqual({ total: 0, suggestions: [] })
  expect((await site.ask('/api/moderation/edits', ann)).status).toBe(403)
  expect((await site.ask('/api/posts/1/history')).body).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ kind: 'EditSuggestionEnded', suggestion: { by: bob, agreedBy: [cara] } }),
    ]) as unknown,
  })
})

it.each<[string, string[]]>([
  ['q=kettle', ['1-bob']],
  ['q=nothing', []],
  ['member=BOB', ['1-bob', '2-bob']],
  ['member=cara', []],
  ['member=nobody', []],
  ['type=product', ['1-bob', '2-bob']],
  ['type=discussion', []],
  ['category=computers', ['2-bob']],
  ['category=computers&q=kettle', []],
  ['type=product&limit=1&page=2', ['2-bob']],
])('moderators narrow what waits by %s', async (question, ids) => {
  await site.tell(aPostEdit({ postId: 2, changes: { categorySlug: 'computers', title: 'A desk lamp' } }, { by: ann }))
  const { suggestions } = await list(`/api/moderation/edits?${question}`, mo)
  expect(suggestions.map(({ id }) => id)).toEqual(ids)
})

it('what waits long enough is found by its age', async () => {
  site.clock.now = firstTime + 3_600_000
  expect(await list('/api/moderation/edits?waiting=1440', mo)).toMatchObject({ total: 0 })
  site.clock.now += 86_400_000
  expect(await list('/api/moderation/edits?waiting=1440', mo)).toMatchObject({ total: 2 })
  expect((await site.ask('/api/moderation/edits?type=car', mo)).status).toBe(400)
})

it('the poster is told of it, and who suggested it of the answer', async () => {
  const ended = { postId: 1, suggestionId: '1-bob', userId: bob, outcome: 'declined' as const, agreedByIds: [] }
  await site.tell(told({ type: 'EditSuggestionEnded', data: ended }, { by: ann, stream: 'post-1' }))
  const messages = async (as: string) =>
    ((await site.ask('/api/notifications', as)).body as { notifications: { message: string }[] }).notifications.map(
      ({ message }) => message,
    )
  expect(await messages(ann)).toContain('bob suggests an edit of your post “A kettle”')
  expect(await messages(bob)).toEqual(['The edit that you suggested of “A kettle” was declined'])
})

it('what stands already because the poster is away is kept or taken back, and told as what it is', async () => {
  const applied = { postId: 2, suggestionId: '2-bob', userId: bob, suggestedAs: '9' }
  const edit = aPostEdit({ postId: 2, changes: { title: 'A red lamp' }, reason: 'It says more.' }, { by: bob })
  await site.tell(told({ type: 'EditSuggestionApplied', data: applied }, { by: bob, stream: 'post-2' }), edit)
  const open = async (as: string) => (await list('/api/posts/2/suggestions', as)).suggestions
  expect(await open(ann)).toMatchObject([
    { isApplied: true, isStale: false, may: ['accept', 'decline'], changes: { title: { to: 'A red lamp' } } },
  ])
  expect(await open(bob)).toEqual([])
  await site.tell(aPostEdit({ postId: 2, changes: { title: 'A lamp' } }, { by: ann }))
  expect(await open(ann)).toEqual([])
})

it('nothing of it is left of who has left', async () => {
  await site.tell(told({ type: 'UserErased', data: { userId: bob, requestId: 'r' } }, { by: bob }))
  expect(await list('/api/moderation/edits', mo)).toEqual({ total: 0, suggestions: [] })
})
