import { act, screen } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'

const profile = { username: 'ann_b', bio: 'I like lamps', location: null, avatar: null, nextNameChangeAt: null }

const write = async (words: string) => {
  const api = fakeApi({ 'GET /api/user/profile': { body: profile } })
  const site = await show(<ProfileSettings />, { api, signedIn: true, at: '/account/settings/profile' })
  const field = await screen.findByRole('textbox', { name: /^About you/ })
  await site.user.clear(field)
  await site.user.type(field, words)
  await act(() => site.router.navigate('/account/settings/feed'))
  return site
}

it('asks before words that are not saved are left, and keeps them', async () => {
  const { user, address } = await write('I like chairs')
  await screen.findByRole('dialog', { name: 'Leave this page?' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('textbox', { name: /^About you/ })).toHaveValue('I like chairs')
  expect(address()).toBe('/account/settings/profile')
})

it('asks nobody whose words stand as they were', async () => {
  const { address } = await write('I like lamps ')
  expect(address()).toBe('/account/settings/feed')
  expect(screen.queryByRole('dialog')).toBeNull()
})
