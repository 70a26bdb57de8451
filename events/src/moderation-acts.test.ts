import { isInLog, isInPublicLog, namedByCode, soughtActs } from './moderation-acts.ts'

it.each([
  ['PostApproved', true, true, true],
  ['StoreChanged', true, true, true],
  ['UserNoted', true, false, true],
  ['StoreMerged', true, false, true],
  ['PostReported', true, false, false],
  ['CaseAssigned', false, false, false],
  ['ScoreRequested', false, false, false],
  // Of a program that is newer than this one.
  ['PostPraised', true, false, false],
])('%s stands in the log, in that of everybody, and may be looked for: %s, %s, %s', (kind, ...answers) => {
  expect([isInLog(kind), isInPublicLog(kind), soughtActs().includes(kind)]).toEqual(answers)
})

it('may be looked for where everybody reads it', () => {
  expect(soughtActs()).toHaveLength(33)
  expect(soughtActs().filter((kind) => !isInLog(kind))).toEqual([])
})

it.each([
  ['PostMerged', 'post'],
  ['SameProductRefused', 'post'],
  ['StoreMergeUndone', 'store'],
  ['CommentDeleted', 'comment'],
  ['PostDeleted', undefined],
])('the code of %s names a %s', (kind, named) => {
  expect(namedByCode(kind)).toBe(named)
})
