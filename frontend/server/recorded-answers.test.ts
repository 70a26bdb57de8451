import { areUnchanged } from './recorded-answers.ts'

const answered = { path: '/api/posts', status: 200, etag: '"1"', text: '' }

it.each([
  ['is the same', { status: 304, etag: '', isSame: true }],
  ['is the same, told in full', { status: 200, etag: '"1"', isSame: true }],
  ['is another one', { status: 200, etag: '"2"', isSame: false }],
  ['is a refusal', { status: 429, etag: '', isSame: false }],
])('an answer that %s is read to its end, or its connection stays taken', async (_what, { status, etag, isSame }) => {
  const answer = new Response(status === 304 ? null : 'words', { status, headers: { etag } })
  const read = jest.spyOn(answer, 'text')
  expect(await areUnchanged([answered], async () => answer)).toBe(isSame)
  expect(read).toHaveBeenCalledTimes(1)
})
