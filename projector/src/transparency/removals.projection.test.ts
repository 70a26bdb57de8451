import * as say from '@deals/events/testing'
import { ann, mo, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { dayOf } from '../staff/days.read-models.ts'
import { removalsProjection } from './removals.projection.ts'
import { removals, wordRemovals, type RemovalDoc, type WordRemovalDoc } from './removals.read-models.ts'

const removed = (reason: string | null) => say.aPostDeletion({ cause: 'moderator', reason }, { by: mo })
const restored = say.aPostRestoration()
const undone = (from: 'active' | 'deleted', to: 'active' | 'deleted') =>
  tell('PostDecisionUndone', { postId, authorId: ann, from, to, undone: 1, publishedAt: null }, { by: mo })
const listed = async (...history: say.Told[]) =>
  (await folded(removalsProjection, say.aPost(), ...history))
    .all<RemovalDoc>(removals)
    .map(([, { reason, isTakenBack }]) => [reason, isTakenBack])

it.each([
  ['Spam', 'spam'],
  [' Private data of somebody ', 'private-data'],
  ['He sells what ann stole.', 'other'],
  [null, 'other'],
])('a removal because of %j counts as %s', async (words, reason) => {
  expect(await listed(removed(words))).toEqual([[reason, false]])
})

it.each(['author', 'abandoned', 'erased'] as const)('what ended by %s was removed by nobody', async (cause) => {
  expect(await listed(say.aPostDeletion({ cause }))).toEqual([])
})

it.each<[what: string, history: say.Told[], found: [string, boolean][]]>([
  ['a restored post', [removed('Spam'), restored], [['spam', true]]],
  ['a decision that was undone', [removed('Spam'), undone('deleted', 'active')], [['spam', true]]],
  ['a restoration that was undone', [removed('Spam'), restored, undone('active', 'deleted')], [['spam', false]]],
  [
    'a second removal',
    [removed('Spam'), restored, removed('Not a deal')],
    [
      ['spam', true],
      ['not-a-deal', false],
    ],
  ],
  [
    'a second removal that was taken back',
    [removed('Spam'), restored, removed('Not a deal'), restored],
    [
      ['spam', true],
      ['not-a-deal', true],
    ],
  ],
])('tells what stands after %s', async (_what, history, found) => {
  expect(await listed(...history)).toEqual(found)
})

it('counts each time that words of an earlier version were removed, and no post with them', async () => {
  const redacted = (at: number) => say.aRedaction({}, { by: mo, at })
  const days = [3, 4, 4].map((day) => say.firstTime + day * 86_400_000)
  const documents = await folded(removalsProjection, say.aPost(), ...days.map(redacted))
  const found = documents.all<WordRemovalDoc>(wordRemovals).map(([, doc]) => doc)
  expect(found).toEqual(days.map((at) => ({ postId, day: dayOf(at) })))
  expect(documents.all(removals)).toEqual([])
})

it('forgets the reason with the member to whom it was told, and keeps the removal', async () => {
  expect(await listed(removed('Spam'), tell('UserErased', { userId: ann, requestId: 'r' }))).toEqual([['other', false]])
})
