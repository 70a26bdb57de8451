import { pageAddress } from './page-address.ts'

it.each([
  ['/', '/'],
  ['/post/7?tab=score', '/post/7?tab=score'],
  ['/a/../b', '/b'],
  ['//evil.example/', '/not-an-address'],
  ['//', '/not-an-address'],
  ['//[', '/not-an-address'],
  ['/\\:80', '/not-an-address'],
  ['http://evil.example//', '/not-an-address'],
  ['http://evil.example/post/7?a=1', '/post/7?a=1'],
  ['https://deals.example:8443/', '/'],
  ['/%E0%A4%A', '/not-an-address'],
  ['http:///', '/not-an-address'],
  ['*', '/not-an-address'],
])('%s is %s of this site', (asked, path) => {
  expect(pageAddress('https://deals.example', asked).href).toBe(`https://deals.example${path}`)
})
