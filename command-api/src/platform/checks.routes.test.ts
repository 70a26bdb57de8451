import { numberOf } from '@deals/events'
import { OutcomeUnknown, WrongRevision } from '@deals/event-log'
import { Unavailable } from '@deals/storage'
import { aDiscussion, aLivePost, aSale, smallSiteForEach } from '../testing/small-site.ts'

const site = smallSiteForEach()

describe('the order of checks', () => {
  it('is: signed in, understood, there, allowed, possible', async () => {
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const postId = await aLivePost(site, ann)
    const vote = (path: string, value: unknown) => bob.post(path, { value })
    expect((await site.agent.post('/api/posts/1/votes').send({ value: 9 })).status).toBe(401)
    expect((await vote('/api/posts/1/votes', 9)).status).toBe(400)
    expect((await vote('/api/posts/1/votes', 1)).status).toBe(404)
    const status = (body: object, id = postId) => bob.patch(`/api/moderation/posts/${id}/status`, body)
    expect((await status({ status: 'poster-review', feedback: ' ' }, 1)).status).toBe(400)
    expect((await status({ status: 'poster-review', feedback: 'x' }, 1)).status).toBe(404)
    expect((await status({ status: 'poster-review', feedback: 'x' })).status).toBe(403)
    expect((await bob.patch(`/api/posts/${postId}/renew`)).status).toBe(403)
    expect((await ann.patch(`/api/posts/${postId}/renew`)).status).toBe(409)
  })

  it('answers the calls of the specification in one sentence, the others in JSON', async () => {
    const bob = await site.join('bob')
    const text = await bob.post('/api/bookmarks', { postId: 'seven' })
    expect([text.status, text.type]).toEqual([400, 'text/plain'])
    const json = await bob.post('/api/posts', { colour: 'red' })
    expect([json.status, json.body]).toEqual([
      422,
      expect.objectContaining({ fields: { colour: 'There is no field colour' } }),
    ])
  })

  it('says what a field takes, in words', async () => {
    const mo = await site.join('mo', 'moderator')
    const said = async (path: string, body: object) => (await mo.patch(path, body)).text
    expect(await said('/api/moderation/posts/1/status', { status: 'ai-review' })).toBe(
      'status must be one of poster-review, staff-review, active, expired, deleted',
    )
    expect((await mo.post('/api/bookmarks', {})).text).toBe('postId must be a whole number')
    expect((await mo.post('/api/posts/1/votes', { value: 0 })).text).toBe('value must be 1 or -1')
  })

  it('tells the poster why nobody can vote, and nobody else', async () => {
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const { id } = (await ann.post('/api/posts', aDiscussion())).body as { id: number }
    expect((await ann.post(`/api/posts/${id}/votes`, { value: 1 })).status).toBe(409)
    const hidden = await bob.post(`/api/posts/${id}/votes`, { value: 1 })
    expect([hidden.status, hidden.text]).toEqual([404, 'Post not found'])
    expect((await bob.post('/api/comments', { postId: id, content: 'Hello', depth: 0 })).status).toBe(404)
  })
})

describe('a body', () => {
  it('must be JSON that is well-formed, of its type, and not too large', async () => {
    const bob = await site.join('bob')
    const send = (type: string, body: string) =>
      site.agent.post('/api/bookmarks').set('cookie', bob.cookie).set('content-type', type).send(body)
    expect((await send('application/json', '{"postId":')).status).toBe(400)
    expect((await send('application/json', '[1]')).status).toBe(400)
    expect((await send('application/json', 'null')).status).toBe(400)
    expect((await send('text/plain', 'postId=1')).status).toBe(415)
    expect((await send('application/json', JSON.stringify({ x: 'y'.repeat(600_000) }))).status).toBe(413)
  })

  it('of a form must be well-formed too', async () => {
    const bob = await site.join('bob')
    const broken = await site.agent
      .post('/api/posts')
      .set('cookie', bob.cookie)
      .set('content-type', 'multipart/form-data; boundary=x')
      .send('--x\r\nnothing that ends')
    expect(broken.status).toBe(400)
  })

  it('is left aside by calls that take none', async () => {
    const ann = await site.join('ann')
    const postId = await aLivePost(site, ann)
    expect((await ann.patch(`/api/posts/${postId}/expire`, { why: 'sold out' })).status).toBe(200)
  })
})

describe('an answer', () => {
  it('tells how far the log had come, also when nothing was written', async () => {
    const bob = await site.join('bob')
    const head = String(numberOf(await site.context.log.head()))
    expect((await bob.patch('/api/user/preferences', {})).headers['x-position']).toBe(head)
    expect((await bob.delete('/api/user/sessions')).headers['x-position']).toBe(head)
  })
})

describe('a write from another site', () => {
  const from = async (headers: Record<string, string>) => {
    const bob = await site.join(`bob_${Object.keys(headers).join('_').replaceAll('-', '')}`.slice(0, 20))
    return (await site.agent.post('/api/bookmarks').set('cookie', bob.cookie).set(headers).send({ postId: 1 })).status
  }

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 404],
    [{ 'sec-fetch-site': 'none' }, 404],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000' }, 404],
    [{ origin: 'https://deals.example', host: 'deals.example' }, 404],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 404],
    [{}, 404],
  ])('with %j answers %s', async (headers, status) => {
    expect(await from(headers)).toBe(status)
  })
})

describe('an idempotency key', () => {
  const keyed = (cookie: string, key: string) => ({ cookie, 'idempotency-key': key })

  it('must be one', async () => {
    const bob = await site.join('bob')
    const send = (key: string) => site.agent.post('/api/bookmarks').set(keyed(bob.cookie, key)).send({ postId: 1 })
    expect((await send('short')).status).toBe(400)
    expect((await send('x'.repeat(129))).status).toBe(400)
    expect((await send('with a space')).status).toBe(400)
    expect((await send('x'.repeat(128))).status).toBe(404)
  })

  it('makes a repeated vote the same vote, with the first answer', async () => {
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const postId = await aLivePost(site, ann)
    const vote = () =>
      site.agent.post(`/api/posts/${postId}/votes`).set(keyed(bob.cookie, 'vote-key-1')).send({ value: 1 })
    const first = await vote()
    await ann.post(`/api/posts/${postId}/votes`, { value: 1 })
    const second = await vote()
    expect(second.body).toEqual(first.body)
    expect(second.headers['x-position']).toBe(first.headers['x-position'])
    expect(await site.events('VoteCleared')).toEqual([])
  })

  it('makes one post of two submissions at once, and of one after another', async () => {
    const ann = await site.join('ann')
    const submit = () => site.agent.post('/api/posts').set(keyed(ann.cookie, 'submit-key')).send(aSale())
    const answers = await Promise.all([submit(), submit(), submit()])
    const third = await submit()
    const ids = new Set([...answers, third].map(({ body }) => (body as { id: number }).id))
    expect([ids.size, new Set([...answers, third].map(({ status }) => status))]).toEqual([1, new Set([201])])
    expect(await site.events('PostSubmitted')).toHaveLength(1)
  })

  it('repeats a change of status that is no longer possible', async () => {
    const ann = await site.join('ann')
    const postId = await aLivePost(site, ann)
    const expire = () => site.agent.patch(`/api/posts/${postId}/expire`).set(keyed(ann.cookie, 'expire-key'))
    const first = await expire()
    expect((await expire()).body).toEqual(first.body)
    expect(await site.events('PostExpired')).toHaveLength(1)
  })

  it('brings one letter to staff, however often it is sent at once', async () => {
    const letter = { topic: 'general', name: 'Ann', email: 'ann@mail.dev', message: 'Where do I find my old posts?' }
    const write = () => site.agent.post('/api/contact').set('idempotency-key', 'letter-key-1').send(letter)
    const answers = await Promise.all([write(), write(), write()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await site.context.tables.table('contact').list('', 10)).toHaveLength(1)
  })

  it.each([
    ['/api/user/webhooks', { url: 'https://hooks.ann.dev/', subject: { kind: 'category', value: 'pets' } }],
    ['/api/user/alert-feed', undefined],
    ['/api/user/security/totp', undefined],
  ])('tells what %s made once alone, and makes it once', async (path, body) => {
    const ann = await site.join('ann')
    const make = () => ann.post(path, body).set('idempotency-key', 'secret-key-1')
    const [first, ...others] = [...(await Promise.all([make(), make()])), await make()].sort(
      (one, other) => one.status - other.status,
    )
    expect([first?.ok, others.map(({ status }) => status)]).toEqual([true, [409, 409]])
    expect(others[1]?.body).toEqual({
      message: 'This was done already. Its answer held a secret, which is told once: make a new one.',
    })
  })

  it('belongs to one member and one call', async () => {
    const ann = await site.join('ann')
    const bob = await site.join('bob')
    const postId = await aLivePost(site, ann)
    const vote = (cookie: string) =>
      site.agent.post(`/api/posts/${postId}/votes`).set(keyed(cookie, 'same-key-1')).send({ value: 1 })
    await vote(ann.cookie)
    expect((await vote(bob.cookie)).body).toMatchObject({ votes: 2 })
    const other = await site.agent.post('/api/bookmarks').set(keyed(bob.cookie, 'same-key-1')).send({ postId })
    expect(other.body).toEqual({ bookmarked: true })
  })
})

describe('a log that fails', () => {
  it('that is away answers 503 in one sentence, and when to come again', async () => {
    const bob = await site.join('bob')
    const postId = await aLivePost(site, bob)
    jest.spyOn(site.context.log, 'append').mockRejectedValue(new Unavailable('gone'))
    const answer = await bob.post(`/api/posts/${postId}/votes`, { value: 1 })
    expect([answer.status, answer.headers['retry-after'], answer.text]).toEqual([
      503,
      '5',
      'The site cannot save anything right now. Please try again in a moment.',
    ])
  })

  it('that gives no answer is asked again with the same ids', async () => {
    const bob = await site.join('bob')
    const postId = await aLivePost(site, bob)
    const append = site.context.log.append.bind(site.context.log)
    const ids: string[] = []
    jest.spyOn(site.context.log, 'append').mockImplementationOnce(async (stream, events, options) => {
      ids.push(...events.map(({ id }) => id))
      await append(stream, events, options)
      throw new OutcomeUnknown('silence')
    })
    const answer = await bob.post(`/api/posts/${postId}/votes`, { value: 1 })
    expect(answer.body).toEqual({ vote: { value: 1 }, votes: 1 })
    expect((await site.events('VoteCast')).map(({ id }) => id)).toEqual(ids)
  })

  it('that always says another was faster ends the command', async () => {
    const bob = await site.join('bob')
    const postId = await aLivePost(site, bob)
    jest.spyOn(site.context.log, 'append').mockImplementation(async (stream) => {
      throw new WrongRevision(stream, 0, 1)
    })
    expect((await bob.post(`/api/posts/${postId}/votes`, { value: 1 })).status).toBe(409)
  })

  it('that breaks in an unknown way says nothing of itself', async () => {
    const bob = await site.join('bob')
    const postId = await aLivePost(site, bob)
    jest.spyOn(site.context.log, 'append').mockRejectedValue(new TypeError('secret internals'))
    const answer = await bob.post(`/api/posts/${postId}/votes`, { value: 1 })
    expect(answer.status).toBe(500)
    expect(answer.text).toMatch(/^Something went wrong on our side\. It was noted as [0-9a-f-]{36}\.$/)
  })
})

describe('an unknown call', () => {
  it('that writes is refused', async () => {
    const bob = await site.join('bob')
    expect((await bob.post('/api/nothing', {})).status).toBe(404)
    expect((await site.agent.post('/api/posts/%E0%A4%A/votes')).status).toBe(400)
  })
})
