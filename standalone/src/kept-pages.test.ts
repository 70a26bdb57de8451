import { bothSidesForAll } from './testing/both-sides.ts'
import { pagesOf, type OpenedPage } from './testing/pages-of.ts'
import { busySite } from './testing/random-deeds/busy-site.ts'
import { deedsOfStaff } from './testing/random-deeds/deeds-of-staff.ts'
import { oneOf, randomFrom } from './testing/random-value.ts'

// Pages that are kept for many are those that would be rendered now, whoever writes and whoever looks; a failure names the
// seed that shows it again.
const seed = Number(process.env['PAGES_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const rounds = Number(process.env['PAGES_ROUNDS'] ?? 7)
jest.setTimeout(60_000 + rounds * 5_000)

/** So long a page is served after it was true, and so long its ages stand. */
const [servedMs, agesMs] = [3_000, 30_000]
const random = randomFrom(seed)
const site = bothSidesForAll({ now: Date.UTC(2026, 0, 15, 12) })
let busy: Awaited<ReturnType<typeof busySite>>
let pages: ReturnType<typeof pagesOf>
let people: Readonly<Record<string, string>>
const done: string[] = []
const faults: string[] = []

beforeAll(async () => {
  // A total that took long to count is kept for a while whatever is written, and on a busy machine any may take long.
  jest.spyOn(performance, 'now').mockReturnValue(0)
  busy = await busySite(site, random, { longestPause: 0, also: deedsOfStaff })
  while (busy.posts.length < 3 || done.length < 10) {
    done.push(await busy.act())
  }
  const { bob, mo } = busy.people
  people = { bob: bob.cookie, mo: mo.cookie, 'who wrote and left': 'min-position=1' }
  pages = pagesOf(site)
})
afterAll(() => {
  pages.close()
  jest.restoreAllMocks()
})

const addresses = () => [
  ...busy.posts.flatMap(({ id }) => [`/post/${id}`, `/post/${id}`]),
  ...busy.comments.slice(-2).map(({ id, postId }) => `/post/${postId}/comment/${id}`),
  ...['/', '/', '/?sort=newest', '/category/techelectronics', '/user/ann', '/search?q=lasts', '/store/store-north'],
]

/** What is on a page, without how it was asked for, and up to which event, which may have changed nothing on it. */
function contentOf({ status, location = '', text }: OpenedPage): string {
  const [html = text, state = 'null', rest = ''] = text.split(inState)
  const { api, ...others } = (JSON.parse(state) ?? { api: { queries: {} } }) as State
  const answers = Object.entries(api.queries).map(([key, { data }]) => [key, data])
  const content = [status, location, html, rest, answers.toSorted(), others]
  return JSON.stringify(content, (name, value: unknown) => (name === 'asOf' ? null : value))
}
const inState = /<script type="application\/json" id="server-state">(.*?)<\/script>/s
interface State {
  readonly api: { readonly queries: Readonly<Record<string, { readonly data?: unknown }>> }
}

/** What each visitor's browser has of each page. */
const browsers = [1, 2, 3].map(() => new Map<string, OpenedPage>())
const encodings = ['br', 'gzip', 'identity']

/** Three visitors and some who are known, all at once and in no order. */
async function everybodyOpens(path: string) {
  const known = Object.entries(people).filter(() => random() < 0.4)
  const asking = [
    ...browsers.map((has) => ({ has, etag: has.get(path)?.etag, encoding: oneOf(random, encodings) })),
    ...known.map(([who, cookie]) => ({ who, cookie })),
  ].map((one) => ({ who: null, has: null, ...one, path, place: random() }))
  const order = asking.toSorted((one, other) => one.place - other.place)
  const got = await pages.kept(order)
  return order.map(({ who, has }, at) => {
    const page = got[at]?.status === 304 ? has?.get(path) : got[at]
    if (page === undefined) {
      throw new Error('What a browser does not have cannot be unchanged.')
    }
    has?.set(path, page)
    return { who, content: contentOf(page) }
  })
}

const anew = async (path: string, cookie = '', now = site.time.now) =>
  contentOf(await pages.anew({ path, cookie }, now))

/** Everybody opens some pages; `before` is what visitors may still get. Answers what visitors got. */
async function look(paths: readonly string[], before: readonly string[] = []): Promise<string[]> {
  const seen: string[] = []
  for (const path of paths) {
    const opened = await everybodyOpens(path)
    const ofVisitors = [...new Set(opened.flatMap(({ who, content }) => (who === null ? [content] : [])))]
    const late = ofVisitors.filter((content) => !before.includes(content))
    const wrong = late.length === 0 || (await areTrue(path, late)) ? [] : ['visitors']
    for (const { who, content } of opened) {
      wrong.push(...(who === null || content === (await anew(path, people[who])) ? [] : [who]))
    }
    faults.push(...wrong.map((who) => `${path} is another one for ${who} after ${done.at(-1)}`))
    seen.push(...ofVisitors)
  }
  return seen
}

/** Whether all are the page of now; ages may be as they were when it was rendered. */
async function areTrue(path: string, contents: readonly string[]): Promise<boolean> {
  const now = await anew(path)
  const others = contents.filter((content) => content !== now)
  return others.length === 0 || (others.length === 1 && others[0] === (await anew(path, '', site.time.now - agesMs)))
}

/** What visitors got of pages tells nothing that is not theirs to read. */
async function readBy(paths: readonly string[]) {
  const hidden = await busy.hidden()
  const texts = browsers.flatMap((browser) => paths.map((path) => browser.get(path)?.text ?? ''))
  const told = hidden.filter(({ word }) => texts.some((text) => text.includes(word)))
  faults.push(...told.map(({ word }) => `${paths.join(' or ')} tells visitors ${word} after ${done.at(-1)}`))
}

/** Something that was allowed. */
async function act(paths: readonly string[]): Promise<void> {
  let deed = ''
  for (let tries = 0; tries < 5 && !/ 2\d\d$/.test(deed); tries += 1) {
    deed = await busy.act()
  }
  done.push(deed)
  // What staff set, and how many deals a store has, is remembered for a second whoever asks.
  const isLate = deed.startsWith('hideVotes') || paths.some((path) => path.startsWith('/store/'))
  site.time.now += isLate ? 1_000 : 0
}

it('pages are those that would be rendered now, whoever writes and whoever looks', async () => {
  for (let round = 0; round < rounds; round += 1) {
    // What stands at home changes with most that anybody does.
    const paths = ['/', oneOf(random, addresses())]
    site.time.now += oneOf(random, [servedMs, 10 * servedMs - 1, 70_000, 3_600_000])
    const before = await look(paths)
    site.time.now += oneOf(random, [0, 500, 1_000, servedMs - 1])
    await act(paths)
    await look(paths, before)
    site.time.now += servedMs
    await look(paths)
    await readBy(paths)
  }
  const shown = `seed ${seed}, after ${done.join(', ')}`
  expect([faults, pages.failures, shown]).toEqual([[], [], shown])
})
