import type { ApiRequest } from './base-query.ts'
import { addressOf } from './address-of.ts'
import { to, toOrNull } from './call.ts'

describe('a declared call', () => {
  const vote = to('POST /api/posts/:id/votes', (postId: number) => ({ params: { id: postId }, body: { value: 1 } }))

  it('is sent by its method to its path, with what it is given', () => {
    expect(vote.query(7)).toEqual({ method: 'POST', path: '/api/posts/7/votes', body: { value: 1 } })
  })

  it('has what stands in its path escaped', () => {
    const profile = to('GET /api/users/:username', (username: string) => ({ params: { username } }))
    expect(profile.query('a/b')).toEqual({ method: 'GET', path: '/api/users/a%2Fb' })
  })

  it('is asked with its query', () => {
    const list = to('GET /api/posts', (page: number) => ({ query: { page, sortOrder: 'best' } }))
    expect(list.query(2)).toEqual({ method: 'GET', path: '/api/posts', params: { page: 2, sortOrder: 'best' } })
  })

  it('takes what its declaration names: what stands in its path, and its body', () => {
    const move = to('POST /api/staff/sub-categories/:slug/move')
    expect(move.query({ slug: 'tv/video', into: 'audio', reason: 'It is the same.' })).toEqual({
      method: 'POST',
      path: '/api/staff/sub-categories/tv%2Fvideo/move',
      body: { into: 'audio', reason: 'It is the same.' },
    })
    expect(to('POST /api/user/thread').query({ text: 'Hello' })).toMatchObject({ body: { text: 'Hello' } })
    expect(to('GET /api/drafts').query()).toEqual({ method: 'GET', path: '/api/drafts' })
  })

  it('is asked with what the address of the page says, understood or not', () => {
    const queue = to('GET /api/moderation/queue', (trust: string) => ({ said: { trust, limit: 25 } }))
    expect(queue.query('much')).toEqual({
      method: 'GET',
      path: '/api/moderation/queue',
      params: { trust: 'much', limit: 25 },
    })
  })

  it('has an address for what is no question of the store', () => {
    expect(addressOf('POST /api/posts/:id/votes', { params: { id: 7 } })).toBe('/api/posts/7/votes')
    const asked = { query: { format: 'csv', actor: '', about: 'mo & co', days: 7 } } as const
    expect(addressOf('GET /api/moderation/log', asked)).toBe('/api/moderation/log?format=csv&about=mo+%26+co&days=7')
  })

  it('answers null to visitors where it may', () => {
    expect(toOrNull('GET /api/user').query()).toEqual({ method: 'GET', path: '/api/user', on401: null })
  })
})

it('that does not fit its declaration does not compile', () => {
  // Where one of these compiles, its mark is the error.
  const refused = [
    // @ts-expect-error nobody declares this address
    () => to('POST /api/posts/:id/vote', () => ({ params: { id: 7 }, body: { value: 1 } })),
    // @ts-expect-error this value is none
    () => to('POST /api/posts/:id/votes', () => ({ params: { id: 7 }, body: { value: 3 } })),
    // @ts-expect-error the body is missing
    () => to('POST /api/posts/:id/votes', () => ({ params: { id: 7 } })),
    // @ts-expect-error the path has another name
    () => to('POST /api/posts/:id/votes', () => ({ params: { postId: 7 }, body: { value: 1 } })),
    // @ts-expect-error the call is not asked with this
    () => to('GET /api/posts', () => ({ query: { pages: 2 } })),
    // @ts-expect-error an order that there is not
    () => to('GET /api/posts', () => ({ query: { sortOrder: 'worst' } })),
    // @ts-expect-error a part of the body is missing
    () => to('POST /api/staff/sub-categories/:slug/move').query({ slug: 'tv', into: 'audio' }),
    // @ts-expect-error what stands in its path and what it is asked with has to be said
    () => to('GET /api/posts/:id').query({ id: 7 }),
    // @ts-expect-error the call is not asked with this, whatever the page's address says
    () => to('GET /api/moderation/queue', () => ({ said: { pages: '2' } })),
    // @ts-expect-error nobody declares this address
    () => addressOf('GET /api/bookmark', {}),
    // @ts-expect-error a text is no address of a declared call
    (): ApiRequest => ({ path: '/api/bookmarks' }),
    // @ts-expect-error what stands in its path is missing
    () => addressOf('POST /api/posts/:id/votes', {}),
    // @ts-expect-error a table that there is not
    () => addressOf('GET /api/moderation/log', { query: { format: 'pdf' } }),
  ]
  expect(refused).toHaveLength(13)
})
