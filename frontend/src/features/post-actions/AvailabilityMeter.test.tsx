import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { AvailabilityMeter } from './AvailabilityMeter.tsx'

const call = 'POST /api/posts/7/availability'
const seen = { confirmed: 6, denied: 1, lastConfirmedAt: null, mayBeOver: false }

it.each([
  ['the meter with the own word in it', { ...seen, confirmed: 7 }, 'Confirmed available by 7 people.'],
  ['what was seen, where the word is written and nobody tells the meter', null, 'Confirmed available by 6 people.'],
])('shows %s', async (_what, body, sentence) => {
  const api = fakeApi({ [call]: { body } })
  const { user } = await show(<AvailabilityMeter postId={7} meter={seen} />, { api, signedIn: true })
  await user.click(screen.getByRole('button', { name: 'Still available' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Still available' })).toHaveAttribute('aria-pressed', 'true'),
  )
  expect(screen.getByText(sentence)).toBeVisible()
})
