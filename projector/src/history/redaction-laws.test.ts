import fc from 'fast-check'
import { postTexts, type PostText } from '@deals/events'
import * as say from '@deals/events/testing'
import { recordedHistory } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { historyProjection } from './history.projection.ts'
import { historyHeads, postHistory, type HistoryDoc, type HistoryHeadDoc } from './history.read-models.ts'
import { withoutRemoved } from './removed-words.ts'

type Step = { readonly edits: readonly PostText[] } | { readonly redacts: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ edits: fc.subarray([...postTexts]) }),
  fc.record({ redacts: fc.nat(12) }),
)

/** What was told, each text by a word of its own, and which words are gone after it. */
function storyOf(steps: readonly Step[]) {
  const written = postTexts.map((name) => ({ name, word: `${name}<0>`, version: 0, isRemoved: false }))
  const texts = (revision: number, names: readonly PostText[]) =>
    Object.fromEntries(names.map((name) => [name, `${name}<${revision}>`]))
  const told: say.Told[] = [say.aPost(texts(0, postTexts))]
  const isReplaced = ({ name, version }: { name: PostText; version: number }) =>
    written.some((other) => other.name === name && other.version > version)
  for (const one of steps) {
    const revision = told.length
    if ('edits' in one) {
      told.push(say.aPostEdit({ changes: { ...texts(revision, one.edits), price: revision } }))
      written.push(
        ...one.edits.map((name) => ({ name, word: `${name}<${revision}>`, version: revision, isRemoved: false })),
      )
    } else {
      const version = one.redacts % revision
      const meant = written.filter((text) => text.version === version && !text.isRemoved && isReplaced(text))
      meant.forEach((text) => (text.isRemoved = true))
      const fields = meant.map(({ name }) => name)
      told.push(...(fields.length === 0 ? [] : [say.aRedaction({ version, fields })]))
    }
  }
  return { told, written }
}
/** Words by which each text of a story is found again. */
const wordsIn = (value: unknown) => new Set(JSON.stringify(value).match(/(?:title|content|subtitle)<\d+>/g))

const stories = fc.array(step, { maxLength: 12 }).map(storyOf)

it('after any edits and removals the history holds every text but those that were removed', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async ({ told, written }) => {
      const documents = await folded(historyProjection, ...told)
      const lines = documents.all<HistoryDoc>(postHistory).map(([, line]) => line)
      const [head] = documents.all<HistoryHeadDoc>(historyHeads)
      const left = written.filter(({ isRemoved }) => !isRemoved).map(({ word }) => word)
      // Of a text that no edit replaced or brought the lines say nothing.
      const all = wordsIn([lines, head])
      expect(written.filter(({ word, isRemoved }) => isRemoved && all.has(word))).toEqual([])
      expect(left.filter((word) => !all.has(word))).toEqual([])
      const removedIn = lines.flatMap(({ revision, removed = [] }) => removed.map((name) => `${name}<${revision}>`))
      expect(removedIn.toSorted()).toEqual(
        written
          .filter(({ isRemoved }) => isRemoved)
          .map(({ word }) => word)
          .toSorted(),
      )
    }),
    { numRuns: 200 },
  )
})

it('events that are read hold every text but those that were removed', () => {
  fc.assert(
    fc.property(stories, ({ told, written }) => {
      const removed = new Map(written.map(({ version }) => [version, namesOf(written, version)]))
      const left = wordsIn(withoutRemoved(recordedHistory(told), removed))
      expect([...left].toSorted()).toEqual(
        written
          .filter(({ isRemoved }) => !isRemoved)
          .map(({ word }) => word)
          .toSorted(),
      )
    }),
    { numRuns: 200 },
  )
})

const namesOf = (written: ReturnType<typeof storyOf>['written'], version: number): PostText[] =>
  written.filter((text) => text.version === version && text.isRemoved).map(({ name }) => name)
