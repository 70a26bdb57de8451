import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { AppealsSection } from './AppealsSection.tsx'
import { LogSection } from './LogSection.tsx'

it('a log that is narrowed is read from its first page', async () => {
  const call = 'GET /api/moderation/log'
  const api = fakeApi({ [call]: { body: { entries: [], total: 400 } } })
  const { user } = await show(<LogSection />, { api, at: '/staff/moderation/log?actor=mo&page=3' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'What was done' }), 'Deleted')
  await waitFor(() => expect(api.asked(call)).toHaveLength(2))
  expect(api.asked(call).map(({ params: { page, kind, actor } }) => ({ page, kind, actor }))).toEqual([
    { page: '3', actor: 'mo' },
    { page: '1', kind: 'PostDeleted', actor: 'mo' },
  ])
})

it('so are the appeals', async () => {
  const call = 'GET /api/moderation/appeals'
  const api = fakeApi({ [call]: { body: { appeals: [], total: 400 } } })
  const { user } = await show(<AppealsSection />, { api, at: '/staff/moderation/appeals?page=3' })
  await user.click(screen.getByRole('button', { name: 'Decided' }))
  await waitFor(() => expect(api.asked(call)).toHaveLength(2))
  expect(api.asked(call).map(({ params: { page, state } }) => ({ page, state }))).toEqual([
    { page: '3', state: 'open' },
    { page: '1', state: 'decided' },
  ])
})
