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

it('nobody reads what does not stand open, and everything that does stands somewhere', async () => {
  const faults: string[] = []
  const read = new Set<string>()
  for (const [who, cookie] of Object.entries(strangers())) {
    for (const path of addresses()) {
      const { status, text = '' } = await site.agent.get(path).set('cookie', cookie)
      const told = busy.written.filter(({ word }) => text.includes(word))
      told.forEach(({ word }) => read.add(word))
      faults.push(...told.filter((one) => hidden.includes(one)).map(({ word }) => `${path} tells ${who} ${word}`))
      faults.push(...(status >= 500 ? [`${path} answered ${status}`] : []))
    }
  }
  expect([faults, shown()]).toEqual([[], shown()])
  const unread = busy.written.filter((one) => !hidden.includes(one) && !read.has(one.word))
  expect([unread, shown()]).toEqual([[], shown()])
})

it('members are told nothing of posts of others that do not stand open, by what is their own either', async () => {
  const { ann, bob, cat, dan } = busy.people
  const faults: string[] = []
  for (const [who, member] of Object.entries({ ann, bob, cat, dan })) {
    const others = busy.posts.filter(({ by }) => by !== member).flatMap(({ versions }) => versions)
    const words = others.flatMap(({ written }) => written).filter((one) => hidden.includes(one))
    for (const path of addresses()) {
      const { text = '' } = await site.agent.get(path).set('cookie', member.cookie)
      const told = words.filter(({ word }) => text.includes(word))
      faults.push(...told.map(({ word }) => `${path} tells ${who} ${word}`))
    }
  }
  expect([faults, shown()]).toEqual([[], shown()])
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
