import type { HistoryDoc } from '@deals/projector/read-models'
import { firstTime, postId } from '@deals/events/testing'
import { positionFrom } from '@deals/events'
import { changesSince } from './changes-since.ts'

const line = (kind: string, changes?: HistoryDoc['changes']): HistoryDoc => ({
  postId,
  position: positionFrom(1),
  stream: `post-${postId}`,
  revision: 0,
  at: firstTime,
  kind,
  role: 'poster',
  isPublic: true,
  changes,
})
const price = (from: number, to: number) => line('PostEdited', { price: { from, to } })

it.each([
  ['nothing was changed', [line('PostSubmitted')], 'submission', {}],
  ['one edit after the approval', [line('PostApproved'), price(10, 9)], 'approval', { price: { from: 10, to: 9 } }],
  ['edits before the approval alone', [price(10, 9), line('PostApproved')], 'approval', {}],
  ['several edits of a field', [price(10, 9), price(9, 8)], 'submission', { price: { from: 10, to: 8 } }],
  ['an edit that was changed back', [price(10, 9), price(9, 10)], 'submission', {}],
])('after %s', (...[, lines, since, changes]) => {
  expect(changesSince(lines)).toEqual({ since, changes })
})
