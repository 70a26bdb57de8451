import { screen, waitFor, within } from '@testing-library/react'
import type { OwnProfile } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

const profile: OwnProfile = { username: 'ann', nextNameChangeAt: null, bio: null, location: null, avatar: null }
const in2999 = '2999-01-15T12:00:00.000Z'
const taken = { message: 'This username is taken', fields: { username: 'This username is taken' } }

async function openForm(answer: (username: string) => { status?: number; body: object }) {
  let now: object = profile
  const api = fakeApi({
    'GET /api/user/profile': () => ({ body: now }),
    'POST /api/user/username': ({ body }) => {
      const answered = answer((body as { username: string }).username)
      now = answered.status === undefined ? answered.body : now
      return answered
    },
  })
  const { user } = await show(<ProfileSettings />, { api, signedIn: true })
  const field = await screen.findByLabelText('New username')
  const wish = async (username: string) => {
    await user.clear(field)
    await user.type(field, `${username}{Enter}`)
  }
  const confirm = async () =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change username' }))
  return { api, user, field, wish, confirm }
}

describe('a username', () => {
  it('is taken after the dialog that says what comes of it', async () => {
    const { api, user, wish, confirm } = await openForm((username) => ({
      body: { ...profile, username, nextNameChangeAt: in2999 },
    }))
    await wish('anna')
    const dialog = await screen.findByRole('dialog', { name: 'Change your username to anna?' })
    expect(within(dialog).getByText(/ann leads to your profile for 90 days/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(api.asked('POST /api/user/username').map(({ body }) => body)).toEqual([])
    await wish('anna')
    await confirm()
    expect(await screen.findByText('You are anna now')).toBeVisible()
    expect(api.asked('POST /api/user/username').map(({ body }) => body)).toEqual([{ username: 'anna' }])
    await waitFor(() => expect(screen.getByText(/^You are \.$/)).toHaveFocus())
  })

  it('that is none is said to be beside the field, without asking', async () => {
    const { api, field, wish } = await openForm(() => ({ body: profile }))
    for (const [username, problem] of [
      ['an', 'A username has 3 to 20 letters, digits and underscores'],
      ['ann b', 'A username has 3 to 20 letters, digits and underscores'],
      ['ann', 'This is your username already'],
    ] as const) {
      await wish(username)
      expect(field).toHaveAccessibleDescription(expect.stringContaining(problem))
      expect(field).toBeInvalid()
    }
    expect([screen.queryByRole('dialog'), api.asked('POST /api/user/username').map(({ body }) => body)]).toEqual([
      null,
      [],
    ])
  })

  it('that somebody else has is said to be beside the field, until another one is typed', async () => {
    const { user, field, wish, confirm } = await openForm(() => ({ status: 409, body: taken }))
    await wish('bob')
    await confirm()
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('This username is taken')))
    await user.type(field, 'by')
    expect(field).not.toBeInvalid()
  })

  it('of which only the case changes leads nowhere', async () => {
    const { wish } = await openForm(() => ({ body: profile }))
    await wish('ANN')
    const dialog = await screen.findByRole('dialog', { name: 'Change your username to ANN?' })
    expect(within(dialog).queryByText(/leads to/)).toBeNull()
  })

  it('that was changed lately stays, and says until when', async () => {
    const api = fakeApi({
      'GET /api/user/profile': { body: { ...profile, nextNameChangeAt: in2999 } },
    })
    await show(<ProfileSettings />, { api, signedIn: true })
    expect(await screen.findByText('You can change your username again from 15 Jan 2999.')).toBeVisible()
    expect(screen.queryByLabelText('New username')).toBeNull()
  })
})
