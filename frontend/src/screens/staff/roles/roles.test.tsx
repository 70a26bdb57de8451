import { screen, waitFor } from '@testing-library/react'
import type { RolesView } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { RolesScreen } from './RolesScreen.tsx'

const view: RolesView = {
  holders: [
    { username: 'olive', roles: ['owner'] },
    { username: 'sue', roles: ['superUser', 'moderator'] },
  ],
  changes: [
    {
      position: 9,
      at: '2026-11-20T11:00:00.000Z',
      username: 'sue',
      role: 'moderator',
      isGranted: true,
      by: 'owner',
      actor: 'olive',
    },
  ],
}
const opened = (more: Readonly<Record<string, FakeAnswer>> = {}) =>
  show(<RolesScreen />, {
    api: fakeApi({ 'GET /api/staff/roles': { body: view }, ...more }),
    signedIn: { username: 'olive', isOwner: true },
  })
const change = (username: string) => `PATCH /api/staff/users/${username}/roles`

it('tells who has which role, and who gave it', async () => {
  await opened()
  expect(await screen.findByRole('button', { name: 'Take Super user from sue' })).toBeVisible()
  expect(screen.getByText('Moderator given')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page')
})

it('asks before it gives a role to a member by name', async () => {
  const { api, user } = await opened({ [change('bob')]: { body: { username: 'bob', isStaff: true } } })
  await user.type(await screen.findByRole('textbox', { name: /^Member/ }), ' bob ')
  await user.click(screen.getByRole('button', { name: 'Give role' }))
  await screen.findByRole('dialog', { name: 'Give Staff to bob?' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(api.asked(change('bob'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Give role' }))
  await user.click(screen.getByRole('button', { name: 'Give the role' }))
  expect(await screen.findByText('bob: Staff given')).toBeVisible()
  expect(api.asked(change('bob'))[0]?.body).toEqual({ isStaff: true })
  await waitFor(() => expect(api.asked('GET /api/staff/roles')).toHaveLength(2))
})

it('gives nobody a role that they have', async () => {
  const { api, user } = await opened()
  await user.type(await screen.findByRole('textbox', { name: /^Member/ }), 'Sue')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Moderator')
  await user.click(screen.getByRole('button', { name: 'Give role' }))
  expect(screen.getByText('Sue has this role already')).toBeVisible()
  expect(api.asked(change('Sue'))).toEqual([])
})

it('says why the last owner stays one', async () => {
  const sentence = 'Another owner has to take this role from you.'
  const { user } = await opened({ [change('olive')]: { status: 409, body: { message: sentence } } })
  await user.click(await screen.findByRole('button', { name: 'Take Owner from olive' }))
  await user.click(await screen.findByRole('button', { name: 'Take role' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})

it('asks before it takes a role', async () => {
  const { api, user } = await opened({ [change('sue')]: { body: { username: 'sue', isModerator: false } } })
  await user.dblClick(await screen.findByRole('button', { name: 'Take Moderator from sue' }))
  await screen.findByRole('dialog', { name: 'Take Moderator from sue?' })
  expect(api.asked(change('sue'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Take role' }))
  expect(await screen.findByText('sue: Moderator taken back')).toBeVisible()
  expect(api.asked(change('sue')).map(({ body }) => body)).toEqual([{ isModerator: false }])
})

it('says that the roles could not be loaded', async () => {
  await opened({ 'GET /api/staff/roles': { status: 500, body: { message: 'no' } } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
