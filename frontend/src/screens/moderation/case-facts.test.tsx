import { screen } from '@testing-library/react'
import type { CaseView } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { CaseBody } from './CaseBody.tsx'
import { aCase, now } from './testing/queue-items.ts'

const opened = (open: CaseView) => {
  const api = fakeApi({
    'POST /api/moderation/posts/1/claim': { body: { assignee: 'mo', until: now } },
    'DELETE /api/moderation/posts/1/claim': { body: { released: true } },
  })
  return show(<CaseBody open={open} onDone={() => undefined} onPart={() => undefined} />, { api, signedIn: true })
}

it('a post of which nothing waits does not say for how long', async () => {
  const { details, ...open } = aCase(1, { reports: [], findings: [], feedback: null })
  await opened({ ...open, details: { ...details, status: 'active' } })
  expect(await screen.findByText('nothing waits')).toBeVisible()
  expect(screen.getByText('Nothing was reported or found, and nothing of it waits.')).toBeVisible()
  expect(screen.queryByText(/^waiting/)).toBeNull()
  expect(screen.queryByText(/^priority/)).toBeNull()
})

it('what waits says for how long', async () => {
  await opened(aCase(1))
  expect(await screen.findByText(/^waiting/)).toBeVisible()
  expect(screen.queryByText('nothing waits')).toBeNull()
})

it('what is theirs already is not offered to be taken', async () => {
  const { user } = await opened(aCase(1))
  await user.click(await screen.findByRole('button', { name: /^Take/ }))
  expect(await screen.findByText('yours for five minutes')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
})
