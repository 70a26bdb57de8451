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

it.each([
  ['a letter', <ContactScreen key="letter" />],
  ['a report', <BugReportScreen key="report" />],
])('%s says where no script runs that it needs one, and puts no words into the address', async (_what, form) => {
  await show(form)
  expect(document.querySelector('form')).toHaveAttribute('method', 'post')
  expect(document.querySelector('noscript')).toBeInTheDocument()
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

it('a report takes three screenshots that are not too large, and goes as a form with them', async () => {
  const report = 'POST /api/bug-reports'
  const api = fakeApi({ [report]: { body: { message: 'Thanks', reference: 'BR-1042' } } })
  const { user } = await show(<BugReportScreen />, { api })
  const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })
  const field = screen.getByLabelText('Screenshots to send')
  await user.upload(field, [file('large.png', 5 * 1024 * 1024 + 1), file('1.png')])
  expect(screen.getByText('Image is larger than 5 MB')).toBeVisible()
  await user.upload(field, [file('2.png'), file('3.png'), file('4.png')])
  expect(screen.getByText('1 left out: at most 3 pictures')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Leave out 2.png' }))
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'All white')
  await user.type(screen.getByRole('textbox', { name: 'What happened' }), 'It stays white all day long.')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thanks. Reference BR-1042.')).toBeVisible()
  // A form is no JSON, so the fake has read nothing of it.
  expect(api.asked(report).map(({ body }) => body)).toEqual([undefined])
})
