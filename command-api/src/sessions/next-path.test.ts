import { callsIn, pageCalls } from '@deals/events'
import { backPath, nextPath } from './next-path.ts'

it.each(['/', '/post/7?at=1#comments-section', '/account/settings/security', '/staff/jobs'])(
  'leads on to %s after signing in',
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

it.each([...callsIn(pageCalls).map(({ path }) => path), backPath])(
  'leads home instead of to %s, which is on the way in or out',
  (path) => {
    expect(nextPath(path)).toBe('/')
    expect(nextPath(`${path}?next=/stores`)).toBe('/')
  },
)

it.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', undefined, 7])(
  'leads home instead of to %s, which is no path of this site',
  (path) => {
    expect(nextPath(path)).toBe('/')
  },
)
