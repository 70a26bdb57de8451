import { callsWith, queryCalls } from '@deals/events'
import { users } from '@deals/projector/read-models'
import { answers } from './answers.ts'
import type { Answering } from './platform/answer-question.ts'
import { askInProcess } from './testing/ask-in-process.ts'
import { askedOf } from './testing/asked-of-all.ts'
import { notingReads } from './testing/noting-reads.ts'
import { siteForAll } from './testing/open-site.ts'
import { everybody, feedOfBob, wholeSite } from './testing/random-writes.ts'

const site = siteForAll()
beforeAll(() => site.tell(...wholeSite()))

const questions = callsWith<Answering<unknown, unknown>>(queryCalls, answers)

it.each(questions.map(({ call, served }) => [call.at, call, served] as const))(
  '%s names all collections that it reads, so that who has written waits for them',
  async (_at, call, { query }) => {
    // Who asks is read for all of them.
    const named = new Set([...query.reads, users].map(({ name }) => name))
    const unnamed = new Set<string>()
    for (const path of askedOf(call)) {
      for (const as of everybody) {
        const { readModels, noted } = notingReads(site.readModels)
        await askInProcess({ ...site.context, feedKeys: feedOfBob, readModels })({ call, path, as })
        noted.forEach((name) => (named.has(name) ? undefined : unnamed.add(name)))
      }
    }
    expect([...unnamed]).toEqual([])
  },
)
