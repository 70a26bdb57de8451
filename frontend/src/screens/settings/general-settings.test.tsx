import { screen } from '@testing-library/react'
import { somePreferences } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { GeneralSettings } from './GeneralSettings.tsx'

it.each([
  [200, 'Saved'],
  [500, 'Failed to update preferences'],
])('a currency that was answered with %i: %s', async (status, sentence) => {
  const body = status === 200 ? somePreferences({ currency: 'CAD' }) : 'Something broke.'
  const api = fakeApi({ 'PATCH /api/user/preferences': { status, body } })
  const { user } = await show(<GeneralSettings />, { api, signedIn: true, preferences: { currency: 'USD' } })
  await user.click(screen.getByRole('radio', { name: 'Canadian dollars (CAD)' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})
