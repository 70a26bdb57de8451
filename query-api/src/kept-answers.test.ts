import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { callsIn, callsWith, numberOf, queryCalls } from '@deals/events'
import {
  aBookmark,
  aComment,
  aPost,
  aPostSentToReview,
  aVote,
  ann,
  bob,
  joining,
  mo,
  olive,
  stacy,
} from '@deals/events/testing'
import { openSqliteProjectionStore } from '@deals/projector/app'
import { openMemoryReadModels, openSqliteReadModels, users } from '@deals/projector/read-models'
import { answers } from './answers.ts'
import type { Answering } from './platform/answer-question.ts'
import { askInProcess, type Answer, type InProcess } from './testing/ask-in-process.ts'
import { askedOfAll } from './testing/asked-of-all.ts'
import { notingReads } from './testing/noting-reads.ts'
import { openSite, siteForAll, type Site } from './testing/open-site.ts'
import { anyWrite, everybody, feedOfBob, wholeSite } from './testing/random-writes.ts'

const declared = new Map(
  callsWith<Answering<unknown, unknown>>(queryCalls, answers).map(({ call, served }) => [
    call,
    new Set([...served.query.reads, users].map(({ name }) => name)),
  ]),
)

/** The same question where nothing has ever been asked: all of it is computed, of what its call says alone. */
async function computed({ context }: Site, asked: InProcess): Promise<Answer> {
  const { readModels, noted } = notingReads(context.readModels)
  const answer = await askInProcess({ ...context, feedKeys: feedOfBob, readModels })(asked)
  const named = declared.get(asked.call)
  expect([asked.path, [...noted].filter((name) => named?.has(name) !== true)]).toEqual([asked.path, []])
  return answer
}

const opened = {
  memory: openMemoryReadModels,
  SQLite: () => {
    const directory = mkdtempSync(join(tmpdir(), 'kept-answers-'))
    const file = join(directory, 'read-models.db')
    const store = openSqliteProjectionStore({ file })
    const readModels = openSqliteReadModels({ file })
    const close = async () => {
      await readModels.close()
      await store.close()
      rmSync(directory, { recursive: true })
    }
    return { store, readModels: { ...readModels, close } }
  },
}

type How = 'at once' | 'after a while' | 'as the writer' | 'too soon'
const roundsOf = (...hows: readonly How[]) =>
  fc.array(
    fc.record({
      write: anyWrite,
      how: fc.constantFrom(...hows),
      people: fc.shuffledSubarray([...everybody], { minLength: 3 }),
    }),
    { minLength: 2, maxLength: 8 },
  )
/** Where all takes long, all is remembered, and who has written nothing may be shown what is older for a while. */
const history = fc.oneof(
  fc.record({ took: fc.constant(0), rounds: roundsOf('at once', 'after a while') }),
  fc.record({ took: fc.constant(100), rounds: roundsOf('after a while', 'as the writer', 'too soon') }),
)
type Round = typeof history extends fc.Arbitrary<{ rounds: (infer One)[] }> ? One : never
/** Asked before and after every write. */
const someQuestions = fc.shuffledSubarray([...askedOfAll], { minLength: 5, maxLength: 7 })

/** What is remembered by time, at least for a second: it may be older for who has written nothing, also where all is quick. */
const isByTime = (path: string): boolean =>
  /^\/api\/(?:categories|staff\/categories|stores|staff\/stores|moderation\/stores|staff\/newsletter|posts\/spellings)/.test(
    path,
  )
/** Letters remember their deals for five minutes. */
const longerThanAll = 301_000

/** Each step of the clock that measures how long something took; what is slow is remembered. */
async function measuring<T>(step: number, ask: () => Promise<T>): Promise<T> {
  let clock = 0
  const measured = jest.spyOn(performance, 'now').mockImplementation(() => (clock += step))
  try {
    return await ask()
  } finally {
    measured.mockRestore()
  }
}

interface Playing {
  took: number
  questions: readonly Pick<InProcess, 'call' | 'path'>[]
}
async function play(site: Site, { write, how, people }: Round, { took, questions }: Playing): Promise<void> {
  const ask = askInProcess({ ...site.context, feedKeys: feedOfBob })
  await (how === 'too soon' ? site.append(write) : site.tell(write))
  site.clock.now += how === 'after a while' ? longerThanAll : 500
  const isWriter = how === 'as the writer' || how === 'too soon'
  const position = isWriter ? String(numberOf(await site.log.head())) : undefined
  const all = people.flatMap((as) => questions.map(({ call, path }) => ({ call, path, as, position })))
  const given: [InProcess, Answer][] = []
  for (const asked of all) {
    const answer = how === 'too soon' ? ask(asked) : measuring(took, () => ask(asked))
    given.push([asked, await answer])
  }
  await site.caughtUp()
  for (const [asked, answer] of given) {
    const { path, as } = asked
    const isOlder = answer.isStale || (how === 'at once' && isByTime(path))
    const { text } = isOlder ? answer : await computed(site, asked)
    expect([path, as, how, answer.text]).toEqual([path, as, how, text])
  }
}

it.each([
  ['memory', 14],
  ['SQLite', 6],
] as const)(
  'kept answers are those that would be computed now, whoever writes and whoever asks: %s',
  async (where, numRuns) => {
    await fc.assert(
      fc.asyncProperty(someQuestions, history, async (questions, { took, rounds }) => {
        const site = await openSite({ open: opened[where] })
        try {
          await site.tell(...wholeSite())
          for (const one of rounds) {
            await play(site, one, { took, questions })
          }
        } finally {
          await site.close()
        }
      }),
      { numRuns },
    )
  },
  240_000,
)

it('every call is asked of somebody to whom it answers', async () => {
  const site = await openSite()
  await site.tell(...wholeSite())
  const ask = askInProcess({ ...site.context, feedKeys: feedOfBob })
  const unanswered = new Set(callsIn(queryCalls))
  for (const { call, path } of askedOfAll) {
    for (const as of everybody) {
      if (!(await ask({ call, path, as })).isRefused) {
        unanswered.delete(call)
      }
    }
  }
  expect([...unanswered].map(({ at }) => at)).toEqual([])
  await site.close()
})

it('an answer that lacks what its reader wrote says so, whatever was asked', async () => {
  const site = await openSite()
  await site.tell(...wholeSite())
  const ask = askInProcess({ ...site.context, feedKeys: feedOfBob })
  await site.stopFolding()
  await site.append(aVote({ postId: 1, userId: mo }, { by: mo }))
  const position = String(numberOf(await site.log.head()))
  const given = await Promise.all(
    askedOfAll.map(async (asked) => [asked.path, await ask({ ...asked, as: olive, position })] as const),
  )
  expect(given.filter(([, { isStale }]) => !isStale)).toEqual([])
  await site.close()
})

describe('what one may see', () => {
  /** Words that stand nowhere else: of a post that waits, of what was said below it, and of why it waits. */
  const hidden = ['Zirconium', 'Molybdenum', 'Ytterbium']
  const held = 9
  const site = siteForAll()
  beforeAll(async () => {
    await site.tell(
      ...wholeSite(),
      ...joining('zed'),
      aPost({ postId: held, title: 'A Zirconium kettle', categorySlug: 'computers', urlKey: 'held' }),
      aComment({ postId: held, commentId: 901, rootId: 901, content: 'With Molybdenum in it' }),
      aPostSentToReview({ postId: held, to: 'staff-review', feedback: 'For its Ytterbium' }, { by: mo }),
    )
    await site.tell(aVote({ postId: 2 }), aBookmark({ postId: 2 }))
  })

  it('is in no answer for another: whoever may see all has asked everything before', async () => {
    const ask = askInProcess(site.context)
    const aboutHeld = askedOfAll.map(({ call, path }) => ({
      call,
      path: path.replace('/posts/1', `/posts/${held}`).replace('/101', '/901').replaceAll('headphones', 'zirconium'),
    }))
    const all = [...askedOfAll, ...aboutHeld]
    const wordsTold = async (as: string | undefined) => {
      const told: string[] = []
      for (const asked of all) {
        // An empty list of a search says what was looked for.
        const text = (await ask({ ...asked, as })).text.replaceAll('zirconium', '')
        told.push(...hidden.filter((word) => text.includes(word)).map((word) => `${asked.path} tells ${word}`))
      }
      return told
    }
    for (const as of [mo, stacy, olive, ann]) {
      expect((await wordsTold(as)).length).toBeGreaterThan(2)
    }
    expect([await wordsTold(undefined), await wordsTold('zed')]).toEqual([[], []])
  })

  it('holds nobody else’s votes, bookmarks and rights', async () => {
    for (const path of ['/api/posts/2', '/api/posts']) {
      const own = await site.ask(path, bob)
      expect(own.text).toContain('"userVote":1')
      expect(own.text).toContain('"isBookmarked":true')
      for (const as of [undefined, mo]) {
        const { text } = await site.ask(path, as)
        expect(text).not.toContain('"userVote":1')
        expect(text).not.toContain('"isBookmarked":true')
      }
    }
    expect((await site.ask('/api/posts/2', mo)).text).toContain('"canSendToReview":true')
    expect((await site.ask('/api/posts/2')).text).not.toContain('"canSendToReview":true')
  })
})

it('who has the answer already is told so, until it changes', async () => {
  const site = await openSite()
  await site.tell(...wholeSite())
  const { headers } = await site.ask('/api/posts/1')
  const again = () => site.ask('/api/posts/1', undefined, { 'if-none-match': headers['etag'] ?? '' })
  expect(await again()).toMatchObject({ status: 304, text: '' })
  await site.tell(aVote({ postId: 1, userId: mo }, { by: mo }))
  expect(await again()).toMatchObject({ status: 200, body: { votes: 2 } })
  await site.close()
})
