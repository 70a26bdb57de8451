import { screen } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ReportForm } from './ReportForm.tsx'

const own = (kind: 'post' | 'comment', answer: object) => {
  const api = fakeApi({ [`GET /api/reports/${kind}/7`]: answer })
  return show(<ReportForm subject={{ kind, id: 7 }} onClose={() => undefined} />, { api, signedIn: true })
}
const reported = (outcome: string | null) => ({
  body: { report: { at: '2026-11-19T10:00:00.000Z', reason: 'spam', outcome } },
})

it.each([
  ['post', null, 'Moderators have not decided about it yet.'],
  ['post', 'upheld', 'Moderators found that you were right. Thank you.'],
  ['comment', 'dismissed', 'Moderators looked at it, and it may stay.'],
] as const)('tells whoever has reported the %s what became of it: %s', async (kind, outcome, sentence) => {
  await own(kind, reported(outcome))
  expect(await screen.findByRole('dialog', { name: `You reported this ${kind}` })).toBeVisible()
  expect(screen.getByText(/^On 19 Nov 2026, 10:00 UTC, as “Spam”\./)).toHaveTextContent(sentence)
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

it.each([
  ['has not', { body: { report: null } }],
  ['could not be told whether they have', { status: 503, body: 'Busy' }],
])('asks whoever %s', async (_who, answer) => {
  await own('post', answer)
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /^Spam/ })).toBeVisible()
})
