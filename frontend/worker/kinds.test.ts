import { filesOf, kindOf } from './kinds.ts'

const origin = 'https://deals.example'

describe('what the worker does with a request', () => {
  it.each([
    ['a page', 'GET', 'navigate', '/post/1?from=feed', 'page'],
    ['the page where one signs in', 'GET', 'navigate', '/login', 'page'],
    ['signing in', 'POST', 'navigate', '/login', 'session-form'],
    ['signing in with a second step', 'POST', 'navigate', '/login/code', 'session-form'],
    ['signing out', 'POST', 'navigate', '/logout', 'session-form'],
    ['another form', 'POST', 'navigate', '/unsubscribe', undefined],
    ['code', 'GET', 'cors', '/assets/start-a1.js', 'file'],
    ['the typeface', 'GET', 'cors', '/fonts/figtree-latin.woff2', 'file'],
    ['a picture', 'GET', 'no-cors', '/images/a-320.webp', 'picture'],
    ['a picture that is sent', 'POST', 'cors', '/images/a-320.webp', undefined],
    ['a question', 'GET', 'cors', '/api/posts', undefined],
    ['a command', 'POST', 'cors', '/api/posts/1/votes', undefined],
    ['what is told while a page is open', 'GET', 'cors', '/api/live?posts=1', undefined],
    ['the version', 'GET', 'cors', '/version.json', undefined],
  ] as const)('%s', (...request) => {
    const [, method, mode, path, kind] = request
    expect(kindOf({ method, mode, url: origin + path }, origin)).toBe(kind)
  })

  it('nothing with what belongs to others', () => {
    const url = 'https://shop.example/images/a.webp'
    expect(kindOf({ method: 'GET', mode: 'no-cors', url }, origin)).toBeUndefined()
  })
})

it('finds the files of a page, each once', () => {
  const html = `<link href="/favicon.svg" /><script type="module" crossorigin src="/assets/index-B_1.js"></script>
    <link href="/fonts/f.woff2" /><link rel="modulepreload" href="/assets/index-B_1.js" /><a href="/assets">none</a>`
  expect(filesOf(html)).toEqual(['/assets/index-B_1.js', '/fonts/f.woff2'])
})
