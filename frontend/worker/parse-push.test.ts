import { readPush } from './parse-push.ts'

const notice = { title: 'Deal alerts', body: 'New match', path: '/post/1', tag: '1-bob-alert-match' }

it('reads what the site sends', () => {
  expect(readPush(notice)).toEqual(notice)
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'hello'],
  ['a notice without a path', { ...notice, path: undefined }],
  ['a path elsewhere', { ...notice, path: '//evil.example' }],
  ['an address', { ...notice, path: 'https://evil.example' }],
  ['a path that browsers take for an address', { ...notice, path: '/\\evil.example' }],
])('does not read %s', (_what, sent) => {
  expect(readPush(sent)).toBeNull()
})
