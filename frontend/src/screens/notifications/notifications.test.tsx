import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { NotificationsScreen } from './NotificationsScreen.tsx'

const nothing = { notifications: [], total: 0, unread: 0, hidden: 0 }

const open = (unread = 0, hidden = 0) =>
  show(<NotificationsScreen />, {
    api: fakeApi({
      'GET /api/notifications': { body: { ...nothing, unread, hidden } },
      'POST /api/notifications/seen-all': { body: {} },
    }),
    signedIn: true,
  })

it('says what comes here where nothing came yet, and leads to an alert', async () => {
  await open()
  expect(await screen.findByText('No notifications')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create an alert' })).toHaveAttribute('href', '/deal-alerts/alerts/new')
  expect(screen.getByRole('link', { name: 'What you are told' })).toHaveAttribute(
    'href',
    '/account/settings/notifications',
  )
})

it('leads back to all where nothing is of what was chosen', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Unread' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'replies')
  expect(await screen.findByText('Nothing unread of this type.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('No notifications')).toBeVisible()
})

it('says how many are hidden where nothing is left, with the way to what is muted', async () => {
  const { user } = await open(0, 1)
  expect(await screen.findByText(/^1 is hidden by/)).toHaveTextContent('1 is hidden by what you mute.')
  await user.click(screen.getByRole('button', { name: 'Unread' }))
  expect(await screen.findByText(/^Nothing unread/)).toHaveTextContent('Nothing unread.1 is hidden by what you mute.')
  expect(screen.getByRole('link', { name: 'what you mute' })).toHaveAttribute('href', '/account/settings/feed')
})

it('says aloud that all are read', async () => {
  const { user } = await open(3)
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(document.body).toHaveTextContent('All notifications are read'))
})
