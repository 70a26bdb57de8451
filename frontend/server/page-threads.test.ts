import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtScript } from '@deals/storage/testing'
import { startThread } from '@deals/storage/threads'
import { devicePreferencesFrom } from '../src/features/preferences/parse-device-cookies.ts'
import type { ApiAnswer } from '../src/lib/base-query.ts'
import type { AskApi } from './fetch-api.ts'
import type { PageRequest } from './page-source.ts'
import { pageThreads, type PageThreads } from './page-threads.ts'

const thread = join(__dirname, 'testing', 'pages-of-a-test.thread.ts')
let open: PageThreads[] = []
let started = 0

function threads(most: number, patienceMs?: number): PageThreads {
  started = 0
  const start = () => {
    started += 1
    return startThread(pathToFileURL(builtScript(thread)).href, 'pages-of-a-test.thread', undefined)
  }
  const pages = pageThreads(start, most, patienceMs)
  open.push(pages)
  return pages
}

afterEach(async () => {
  await Promise.all(open.map((pages) => pages.close()))
  open = []
})

/** As it comes over a connection; what is asked inside the process is simpler. */
const answering = (text: string, status = 200): ApiAnswer => new Response(text, { status, headers: { 'x-stale': '1' } })

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined)

const aRequest = (path: string, ask: AskApi): PageRequest => ({
  url: new URL(`https://deals.example${path}`),
  visitor: {
    address: '192.0.2.1',
    cookie: '',
    hasSession: false,
    hasWritten: false,
    device: devicePreferencesFrom({}, null),
  },
  ask,
  origin: 'https://deals.example',
  now: 0,
  encoding: 'identity',
})
const echo: AskApi = async (path) => answering(`answer to ${path}`)

/** Answers when the test lets them. */
function heldAnswers() {
  const held: (() => void)[] = []
  const asked: string[] = []
  const ask: AskApi = async (path) => {
    asked.push(path)
    await new Promise<void>((resolve) => held.push(resolve))
    return answering(path)
  }
  return { ask, asked, letGo: () => held.splice(0).forEach((resolve) => resolve()) }
}

it('a page is drawn on another thread from what this one answers', async () => {
  const { body, ...page } = await threads(1).page(aRequest('/home', echo))
  expect(page).toEqual({ status: 200, location: undefined, isForMember: false, styleHashes: ['a'] })
  expect(body.toString()).toBe('answer to /api/home for 192.0.2.1 as identity')
})

it('each page hears the answers to its own questions', async () => {
  const pages = threads(2)
  const paths = Array.from({ length: 40 }, (_, nr) => `/post/${nr}`)
  const bodies = await Promise.all(
    paths.map(async (path) => (await pages.page(aRequest('/same', async () => answering(path)))).body.toString()),
  )
  expect(bodies).toEqual(paths.map((path) => `${path} for 192.0.2.1 as identity`))
})

it('a page that cannot be drawn says why, and where; the others of its thread are drawn', async () => {
  const pages = threads(1)
  const failing = pages.page(aRequest('/broken', async () => answering('', 500)))
  const other = pages.page(aRequest('/home', echo))
  await expect(failing).rejects.toThrow('500 1')
  await expect(failing.catch(stackOf)).resolves.toContain('pages-of-a-test.thread')
  expect((await other).status).toBe(200)
  expect(started).toBe(1)
})

it('a question that cannot be answered fails its page alone', async () => {
  const pages = threads(1)
  const failing = pages.page(aRequest('/home', () => Promise.reject(new Error('no such store'))))
  await expect(failing).rejects.toThrow('no such store')
  expect((await pages.page(aRequest('/home', echo))).status).toBe(200)
})

it('a thread that ends takes the pages it had begun along, and the next page starts another', async () => {
  const pages = threads(1)
  const { ask, letGo } = heldAnswers()
  const begun = pages.page(aRequest('/begun', ask))
  const ending = pages.page(aRequest('/that-ends-the-thread', echo))
  await expect(Promise.allSettled([begun, ending])).resolves.toMatchObject([
    { status: 'rejected', reason: { message: 'out of memory, say' } },
    { status: 'rejected', reason: { message: 'out of memory, say' } },
  ])
  letGo()
  expect((await pages.page(aRequest('/home', echo))).body.toString()).toContain('answer to /api/home')
  expect(started).toBe(2)
})

it('a page that is drawn for ever ends with its thread, and the pages that waited behind it are drawn', async () => {
  const pages = threads(1, 2_000)
  const stuck = Array.from({ length: 8 }, () => pages.page(aRequest('/that-never-ends', echo)))
  const behind = pages.page(aRequest('/home', echo))
  const ends = await Promise.allSettled(stuck)
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
  expect((await behind).body.toString()).toContain('answer to /api/home')
  expect(started).toBe(2)
})

it('starts no thread before a page is asked for, and no more than are needed or allowed', async () => {
  const pages = threads(2)
  expect(started).toBe(0)
  for (const path of ['/one', '/after', '/another']) {
    await pages.page(aRequest(path, echo))
  }
  expect(started).toBe(1)
  await Promise.all(['/a', '/b', '/c'].map((path) => pages.page(aRequest(path, echo))))
  expect(started).toBe(2)
})

it('begins eight pages of a thread at once, and says how long the next one waits', async () => {
  const pages = threads(1)
  const { ask, asked, letGo } = heldAnswers()
  const paths = Array.from({ length: 12 }, (_, nr) => `/${nr}`)
  const drawn = Promise.all(paths.map((path) => pages.page(aRequest(path, ask))))
  await until(() => asked.length === 8)
  expect(asked).toEqual(paths.slice(0, 8).map((path) => `/api${path}`))
  expect(pages.waited()).toBeGreaterThan(0)
  letGo()
  await until(() => asked.length === paths.length)
  expect(pages.waited()).toBe(0)
  letGo()
  expect((await drawn).map(({ body }) => body.toString().split(' ')[0])).toEqual(paths.map((path) => `/api${path}`))
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}
