import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { StoresSection } from './StoresSection.tsx'
import { now } from './testing/queue-items.ts'

const path = 'PATCH /api/moderation/stores/norvik'
const open = (status: 'pending' | 'blocked') => {
  const store = { slug: 'norvik', name: 'Norvik', url: null, hosts: [], since: now, activeDeals: 2, status }
  const decided = status === 'blocked' ? { by: 'sue', at: now } : null
  const api = fakeApi({
    'GET /api/moderation/stores': { body: { stores: [{ ...store, decided }], total: 1 } },
    [path]: { body: { slug: 'norvik', status: 'active' } },
  })
  return show(<StoresSection />, { api, at: '/staff/moderation/stores', signedIn: true })
}

it.each(['pending', 'blocked'] as const)('says that a store was let in, and takes it back: %s', async (status) => {
  const { user, api } = await open(status)
  await user.click(await screen.findByRole('button', { name: 'Let in' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(api.asked(path).map(({ body }) => body)).toEqual([{ status: 'active' }, { status }]))
  expect(await screen.findByText('Taken back')).toBeVisible()
})

it('asks before it blocks, and says what became of its deals', async () => {
  const { user, api } = await open('pending')
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  expect(
    await screen.findByText('Its 2 active deals go to review. Nobody can post links to it any more.'),
  ).toBeVisible()
  expect(api.asked(path)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Block store' }))
  expect(await screen.findByText('Norvik. Its deals wait in the queue.')).toBeVisible()
})

it('says who blocked a store', async () => {
  await open('blocked')
  expect(await screen.findByText(/decided by sue/)).toBeVisible()
})
