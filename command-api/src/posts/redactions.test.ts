import { aLivePost, bodyOf, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({ rateLimits: 'off' })
let postId: number
const people: Record<string, Member> = {}
const as = (name: string): Member => people[name] as Member
beforeEach(async () => {
  for (const name of ['ann', 'bob', 'cleo']) {
    people[name] = await site.join(name)
  }
  people['mo'] = await site.join('mo', 'moderator')
  people['stacy'] = await site.join('stacy', 'staff')
  postId = await aLivePost(site, as('ann'))
})

const reason = 'Private data of somebody'
const redact = async (by: string, body: object = { version: 0, reason }) => {
  const answer = await as(by).post(`/api/posts/${postId}/redactions`, body)
  const { message, removed } = bodyOf(answer)
  return [answer.status, message ?? removed ?? answer.text]
}
const edit = (changes: object, by = 'ann') => as(by).patch(`/api/posts/${postId}`, changes)
const redactions = async () => (await site.events('PostVersionRedacted')).map(({ data }) => data)
const content = 'Mine break every year. Which of yours still live after so long?'
const title = 'Which headphones live longest?'
const standing = 'These words stand in the post now. Edit them or delete the post first.'
const unknown = 'This post has no words of such a version.'

describe('words of an earlier version', () => {
  it('are removed by a moderator, all that were replaced, and twice is once', async () => {
    await edit({ content })
    expect(await redact('mo')).toEqual([200, ['content']])
    expect(await redact('mo', { version: 0, reason: 'The same again' })).toEqual([200, ['content']])
    await edit({ title })
    expect(await redact('mo')).toEqual([200, ['title', 'content']])
    expect(await redactions()).toEqual([
      { postId, version: 0, fields: ['content'], reason },
      { postId, version: 0, fields: ['title'], reason },
    ])
  })

  it('are removed field by field, where somebody says which', async () => {
    await edit({ content, title })
    expect(await redact('mo', { version: 0, fields: ['title'], reason })).toEqual([200, ['title']])
    expect(await redact('mo', { version: 0, fields: ['subtitle'], reason })).toEqual([404, unknown])
  })

  it('leave the version of the post as it is, so that nobody loses an edit by them', async () => {
    const { version } = bodyOf(await edit({ content }))
    await redact('mo')
    expect(bodyOf(await as('ann').patch(`/api/posts/${postId}/expire`))['version']).not.toBe(version)
    expect((await edit({ title, version })).status).toBe(409)
  })

  it.each([
    ['what stands', async () => redact('mo'), [409, standing]],
    [
      'what stands in one of the fields',
      async () => {
        await edit({ content })
        return redact('mo', { version: 0, fields: ['title', 'content'], reason })
      },
      [409, standing],
    ],
    ['what was never written', async () => redact('mo', { version: 99, reason }), [404, unknown]],
    ['what a step wrote that wrote no words', async () => redact('mo', { version: 1, reason }), [404, unknown]],
    ['by its poster', async () => redact('ann'), [403, expect.anything()]],
    ['by another member', async () => redact('bob'), [403, expect.anything()]],
    ['by staff', async () => redact('stacy'), [403, expect.anything()]],
  ])('are not removed: %s', async (_what, redacting, answer) => {
    expect(await redacting()).toEqual(answer)
    expect(await redactions()).toEqual([])
  })

  it('of a moderator’s own post are removed by another one', async () => {
    postId = await aLivePost(site, as('mo'))
    await edit({ content }, 'mo')
    expect(await redact('mo')).toEqual([403, 'You cannot decide about your own post.'])
  })

  it.each([' no ', 'a'.repeat(201)])('are not removed for %p', async (words) => {
    const answer = await as('mo').post(`/api/posts/${postId}/redactions`, { version: 0, reason: words })
    expect([answer.status, wrongFields(answer)]).toEqual([422, ['reason']])
  })

  it('are removed from a post that is deleted', async () => {
    await edit({ content })
    await as('mo').delete(`/api/posts/${postId}`, { reason: 'Spam' })
    expect(await redact('mo')).toEqual([200, ['content']])
  })
  it('leave what waits for an answer: who wrote more around them is declined, and nobody else', async () => {
    const words = `${content} Ask for John Smith of Elm Street.`
    const [longer, other] = [`${words} He has more of them.`, `${content} It has a long cable.`]
    await edit({ content: words })
    for (const [by, suggested] of [['bob', longer] as const, ['cleo', other] as const]) {
      const answer = await as(by).post(`/api/posts/${postId}/suggestions`, {
        content: suggested,
        reason: 'More of it.',
      })
      expect(answer.status).toBe(200)
    }
    await edit({ content })
    const version = (await site.events('PostEdited')).at(-2)?.revision
    expect(await redact('mo', { version, reason })).toEqual([200, ['content']])
    const ended = (await site.events('EditSuggestionEnded')).map((event) => event.data)
    expect(ended).toMatchObject([{ userId: 'bob', outcome: 'declined' }])
  })

  it('leave what waits for an answer: who suggested the very words is declined', async () => {
    const words = `${content} Call me at home.`
    for (const [by, suggested] of [['bob', { content: words }] as const, ['cleo', { title }] as const]) {
      const answer = await as(by).post(`/api/posts/${postId}/suggestions`, { ...suggested, reason: 'It says more.' })
      expect(answer.status).toBe(200)
    }
    await edit({ content: words, title: 'Which headphones live very long?' })
    const { data } = (await site.events('PostEdited')).at(-1) ?? {}
    await edit({ content })
    const version = (await site.events('PostEdited')).at(-2)?.revision
    expect([data, await redact('mo', { version, reason })]).toMatchObject([
      { changes: { content: words } },
      [200, ['content']],
    ])
    const ended = (await site.events('EditSuggestionEnded')).map((event) => event.data)
    expect(ended).toMatchObject([{ userId: 'bob', outcome: 'declined' }])
  })
})
