import { screen, waitFor } from '@testing-library/react'
import { usualReading, type ReadingPreferences } from '@deals/events'
import { somePreferences } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ReadingBox } from './ReadingBox.tsx'

const save = 'PATCH /api/user/preferences'

async function open(over: Partial<ReadingPreferences> = {}) {
  const preferences = somePreferences({ reading: { ...usualReading, ...over } })
  const api = fakeApi({ [save]: { body: preferences } })
  return show(<ReadingBox />, { api, signedIn: true, preferences })
}

it.each([
  ['Search finds expired deals, too', { findsExpired: true }],
  ['Open deals in a new tab', { newTab: false }],
  ['Sales', { types: ['product', 'sales'] }],
])('%s is kept when it is chosen', async (name, reading) => {
  const { user, api } = await open()
  await user.click(screen.getByRole('checkbox', { name }))
  await waitFor(() => expect(api.asked(save).map(({ body }) => body)).toEqual([{ reading }]))
  expect(await screen.findByText('Saved')).toBeVisible()
})

it('the order of home is kept when it is chosen', async () => {
  const { user, api } = await open({ sortOrder: 'newest' })
  const order = screen.getByRole('combobox', { name: 'Home begins with' })
  expect(order).toHaveDisplayValue('Newest')
  await user.selectOptions(order, 'Lowest price')
  await waitFor(() =>
    expect(api.asked(save).map(({ body }) => body)).toEqual([{ reading: { sortOrder: 'price_asc' } }]),
  )
})

it('home always shows something', async () => {
  await open({ types: ['sales'] })
  expect(screen.getByRole('checkbox', { name: 'Sales' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Discussions' })).toBeEnabled()
})
