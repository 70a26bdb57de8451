import { logInPath, pagePaths, serverPaths } from './page-paths.ts'

const { home, post, postComment, settings, user, since } = pagePaths

it.each([
  ['that never varies', home.to(), '/'],
  ['with a number', post.to(7), '/post/7'],
  ['with two', postComment.to(7, 12), '/post/7/comment/12'],
  ['with what may be left out', settings.to('security'), '/account/settings/security'],
  ['without it', settings.to(), '/account/settings'],
  ['without it at its end alone', since.to(undefined), '/since'],
  ['with a name that has signs of addresses in it', user.to('a/b?c'), '/user/a%2Fb%3Fc'],
])('the way to a page %s', (_what, way, wanted) => {
  expect(way).toBe(wanted)
})

it('names what stands in a path by what it is', () => {
  // Where one of these compiles, its mark is the error.
  const refused = [
    // @ts-expect-error the number is missing
    () => post.to(),
    // @ts-expect-error a post has a number
    () => post.to('7'),
    // @ts-expect-error the path has no more names
    () => post.to(7, 12),
    // @ts-expect-error nothing varies here
    () => home.to('there'),
  ]
  expect(refused).toHaveLength(4)
})

it('leads to a page by way of signing in', () => {
  expect(logInPath('/post/7?at=1')).toBe('/login?next=%2Fpost%2F7%3Fat%3D1')
})

it('is each its own', () => {
  const paths = [...Object.values(pagePaths).map(({ path }) => path), ...Object.values(serverPaths)]
  expect(new Set(paths).size).toBe(paths.length)
})
