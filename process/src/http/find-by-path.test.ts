import { callsIn, commandCalls, queryCalls } from '@deals/events'
import { findByPath } from './find-by-path.ts'

const calls = ['/api/posts/:id', '/api/posts/featured', '/api/posts/:id/score', '/store/:slug/feed.xml', '/feed.xml']
const find = findByPath(calls.map((path) => ({ path })))

it.each([
  ['/api/posts/7', '/api/posts/:id', { id: '7' }],
  ['/api/posts/featured', '/api/posts/featured', {}],
  ['/api/posts/7/score', '/api/posts/:id/score', { id: '7' }],
  ['/store/a-b_c.d~e/feed.xml', '/store/:slug/feed.xml', { slug: 'a-b_c.d~e' }],
  ['/feed.xml', '/feed.xml', {}],
])('%s is %s', (path, found, params) => {
  expect(find(path)).toEqual({ found: { path: found }, params })
})

it.each([
  '/api/posts',
  '/api/posts/',
  '/api/posts/7/',
  '/api//7',
  '/API/posts/7',
  '/api/posts/%37',
  '/api/posts/7/x',
  '/',
])('%s is left to who reads every path', (path) => expect(find(path)).toBeUndefined())

it('finds no question for what the other side answers', () => {
  const isQuestion = findByPath(callsIn(queryCalls))
  const others = callsIn(commandCalls).filter(({ method }) => method === 'GET')
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ path }) => isQuestion(path.replaceAll(':', '')) !== undefined)).toEqual([])
})
