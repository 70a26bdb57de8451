import { readAddress, namesIn } from './platform/http-call.ts'
import { allHttpCalls } from './http-calls.ts'

describe('the list of calls', () => {
  it('names every address once', () => {
    const addresses = allHttpCalls.map(({ at }) => at.replace(/:\w+/g, ':'))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(allHttpCalls.map((call) => [call.at, call]))('says in a sentence what %s does', (_at, { about }) => {
    expect(about).toMatch(/^[A-Z].*[.]$/)
  })

  it('takes a body where something changes, and never to read', () => {
    expect(allHttpCalls.filter(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([])
  })
})

describe('an address', () => {
  it('is a method and a path, whose names are marked', () => {
    const { method, path } = readAddress('DELETE /api/posts/:id/matches/:postId')
    expect([method, path, namesIn(path)]).toEqual(['DELETE', '/api/posts/:id/matches/:postId', ['id', 'postId']])
  })
})
