import type { SendRequest } from '../src/lib/base-query.ts'
import { openPage } from './open-page.ts'
import { pageQuestions } from './page-questions.ts'

const never: SendRequest = () => new Promise(() => undefined)
const failing =
  (status: number, sentence: string): SendRequest =>
  async () => ({ ok: false, status, statusText: '', headers: new Headers(), text: async () => sentence })
const notFound = failing(404, 'Post not found')
const away = failing(500, 'The site is catching its breath')
const onlyThePost: SendRequest = (path, init) => (path.includes('/comments') ? never(path, init) : notFound(path, init))

it.each<[what: string, open: { path: string; send: SendRequest }, status: number | undefined]>([
  ['its list did not come', { path: '/stores', send: never }, 503],
  ['its post did not come', { path: '/post/7', send: never }, 503],
  ['its post is known to be missing', { path: '/post/7', send: onlyThePost }, 404],
  ['its comment is known to be missing', { path: '/post/7/comment/8', send: notFound }, 404],
  ['its comment could not be looked for', { path: '/post/7/comment/8', send: away }, 503],
  ['nothing was asked for', { path: '/offline', send: never }, undefined],
])('a page of which %s tells whoever keeps or lists pages', async (_what, { path, send }, status) => {
  const url = new URL(path, 'https://deals.example')
  const { head } = await openPage(pageQuestions({ send }), { url, hasSession: false, patienceMs: 20 })
  expect(head.status).toBe(status)
})
