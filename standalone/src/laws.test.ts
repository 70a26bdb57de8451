import { allHttpCalls } from '@deals/events'
import { bothSidesForAll, type Someone } from './testing/both-sides.ts'
import { moderatorCounts, ownCounts, publicCounts } from './testing/counted-lists.ts'
import { busySite } from './testing/random-deeds/busy-site.ts'
import type { Written } from './testing/random-deeds/diary.ts'
import { randomFrom } from './testing/random-value.ts'

// What holds after anything that several people may do to posts; a failure names the seed that shows it again.
const seed = Number(process.env['LAWS_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const deeds = Number(process.env['LAWS_DEEDS'] ?? 40)
jest.setTimeout(60_000 + deeds * 2_000)

const now = Date.UTC(2026, 0, 15, 12)
const site = bothSidesForAll({ now })
let busy: Awaited<ReturnType<typeof busySite>>
let zed: Someone
let hidden: Written[]
const done: string[] = []

beforeAll(async () => {
  busy = await busySite(site, randomFrom(seed))
  zed = await site.join('zed')
  while (done.length < deeds) {
    done.push(await busy.act())
  }
  hidden = await busy.hidden()
  await askEverything()
})

/** Every address that reads, about each post, comment and member. */
function addresses(): string[] {
  const reads = allHttpCalls.filter(({ at }) => at.startsWith('GET ') && at !== 'GET /api/live')
  const usernames = Object.keys(busy.people)
  return reads.flatMap(({ path }) => {
    const about = path.includes('/comments/') ? busy.comments : busy.posts
    return filled(
      path,
      /:(?:id|postId|commentId)(?!\w)/,
      about.map(({ id }) => String(id)),
    ).flatMap((one) =>
      filled(one, /:username(?!\w)/, usernames).flatMap((two) =>
        filled(two, /:slug(?!\w)/, [two.startsWith('/category') ? 'techelectronics' : 'store-north']),
      ),
    )
  })
}

const filled = (path: string, name: RegExp, values: readonly string[]): string[] =>
  name.test(path) ? values.map((value) => path.replace(name, value)) : [path]

/** Everybody who is neither a writer of what is hidden nor of the team. */
const strangers = () => ({ visitor: '', zed: zed.cookie })
const shown = () => `seed ${seed}, after ${done.join(', ')}`

/** What an address told somebody. */
interface Heard {
  readonly who: string
  readonly path: string
  readonly status: number
  readonly told: readonly Written[]
}
const heard: Heard[] = []

/** At each address those who may see most ask first, so that what is kept of it is there when others ask. */
async function askEverything() {
  const { mo, sue, ann, bob, cat, dan } = busy.people
  const members = Object.entries({ mo, sue, ann, bob, cat, dan }).map(([who, { cookie }]) => [who, cookie] as const)
  const inOrder = [...members, ...Object.entries(strangers())]
  for (const path of addresses()) {
    for (const [who, cookie] of inOrder) {
      const { status, text = '' } = await site.agent.get(path).set('cookie', cookie)
      heard.push({ who, path, status, told: busy.written.filter(({ word }) => text.includes(word)) })
    }
  }
}

/** Where somebody was told one of these words. */
const toldTo = (who: string, words: readonly Written[]): string[] =>
  heard
    .filter((one) => one.who === who)
    .flatMap(({ path, told }) => told.filter((one) => words.includes(one)).map(({ word }) => `${path}: ${word}`))

it('nobody reads what does not stand open, also where others have just read it, and everything that does stands somewhere', () => {
  const failed = heard.filter(({ status }) => status >= 500).map(({ who, path, status }) => `${path} ${who} ${status}`)
  const faults = Object.fromEntries(Object.keys(strangers()).map((who) => [who, toldTo(who, hidden)]))
  expect([failed, faults, shown()]).toEqual([[], { visitor: [], zed: [] }, shown()])
  const couldLeak = hidden.length < 5 || toldTo('mo', hidden).length > 0
  expect([couldLeak, shown()]).toEqual([true, shown()])
  const inTheOpen = busy.written.filter((one) => !hidden.includes(one))
  const read = new Set(heard.filter(({ who }) => who in strangers()).flatMap(({ told }) => told))
  expect([inTheOpen.filter((one) => !read.has(one)), shown()]).toEqual([[], shown()])
})

it('members are told nothing of posts of others that do not stand open, by what is their own either', () => {
  const { ann, bob, cat, dan } = busy.people
  const faults = Object.entries({ ann, bob, cat, dan }).map(([who, member]) => {
    const others = busy.posts.filter(({ by }) => by !== member).flatMap(({ versions }) => versions)
    const words = others.flatMap(({ written }) => written).filter((one) => hidden.includes(one))
    return [who, toldTo(who, words)] as const
  })
  expect([faults.filter(([, told]) => told.length > 0), shown()]).toEqual([[], shown()])
})

/** What is asked with a word. */
const searches = [
  ...['/api/posts?q=@', '/api/posts/facets?q=@', '/api/posts/similar?title=@', '/api/posts/spellings?q=@'],
  ...['/api/changes?q=@', '/search/feed.xml?q=@', '/search/changes.xml?q=@', '/api/stores?search=@'],
]
const nobodySaid = 'qz0wort0'

it('a word that does not stand open is looked for as one that nobody ever wrote', async () => {
  const faults: string[] = []
  for (const [who, cookie] of Object.entries(strangers())) {
    for (const search of searches) {
      const ask = async (word: string) =>
        (await site.agent.get(search.replace('@', word)).set('cookie', cookie)).text.replaceAll(word, '@')
      const nothing = await ask(nobodySaid)
      for (const { word } of hidden) {
        faults.push(...((await ask(word)) === nothing ? [] : [`${search} tells ${who} of ${word}`]))
      }
    }
    for (const { word } of hidden) {
      const near = await site.agent.get(`/api/posts/spellings?q=${word.replace('wort', 'wrot')}`).set('cookie', cookie)
      faults.push(...(near.text.includes(word) ? [`spellings tell ${who} ${word}`] : []))
    }
  }
  expect([faults, shown()]).toEqual([[], shown()])
})

it('what is counted is what is listed, for everybody', async () => {
  const { people, posts } = busy
  const postIds = posts.map(({ id }) => id)
  const usernames = Object.keys(people)
  const faults: string[] = await moderatorCounts(site, people.mo.cookie)
  for (const [who, cookie] of Object.entries({ ...strangers(), mo: people.mo.cookie, ann: people.ann.cookie })) {
    const found = await publicCounts(site, cookie, { usernames, postIds })
    faults.push(...found.map((fault) => `${who}: ${fault}`))
  }
  for (const [who, { cookie }] of Object.entries(people)) {
    faults.push(...(await ownCounts(site, cookie)).map((fault) => `${who}: ${fault}`))
  }
  expect([faults, shown()]).toEqual([[], shown()])
})

it('all views are as the log gives them when it is folded anew', async () => {
  const digests = await site.digests()
  expect([digests.now, shown()]).toEqual([digests.anew, shown()])
})
