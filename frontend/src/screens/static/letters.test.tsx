import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { BugReportScreen } from './BugReportScreen.tsx'
import { ContactScreen } from './ContactScreen.tsx'

it.each([
  ['/contact?topic=appeal', 'Appeal against a decision'],
  ['/contact?topic=gossip', 'General'],
  ['/contact', 'General'],
])('a letter from %s is about: %s', async (at, topic) => {
  await show(<ContactScreen />, { at })
  expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveDisplayValue(topic)
})

it('a report of a fault knows its page and its browser, and sends what its writer leaves of that', async () => {
  const report = 'POST /api/bug-reports'
  const api = fakeApi({ [report]: { body: { message: 'Thanks', reference: 'BR-1042' } } })
  const { user } = await show(<BugReportScreen />, { api, at: '/bug-report?page=%2Fsales%3Fsort%3Dnewest' })
  const browser = await screen.findByRole('textbox', { name: /^Browser/ })
  await waitFor(() => expect(browser).toHaveValue(`${navigator.userAgent}; 1024 × 768 at 1; ${navigator.language}`))
  expect(screen.getByRole('textbox', { name: /^Page/ })).toHaveValue('/sales?sort=newest')
  await user.clear(browser)
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'All white')
  await user.type(screen.getByRole('textbox', { name: 'What happened' }), 'It stays white all day long.')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thanks. Reference BR-1042.')).toBeVisible()
  expect(api.asked(report).map(({ body }) => body)).toMatchObject([{ page: '/sales?sort=newest', browser: '' }])
})
