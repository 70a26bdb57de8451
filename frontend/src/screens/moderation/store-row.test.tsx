import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { StoresSection } from './StoresSection.tsx'
import { now } from './testing/queue-items.ts'

const path = 'PATCH /api/moderation/stores/norvik'
const open = (status: 'pending' | 'blocked') => {
  const store = {
    slug: 'norvik',
    name: 'Norvik',
    url: null,
    hosts: [],
    since: now,
    activeDeals: 2,
    heldPosts: status === 'blocked' ? 3 : 0,
    status,
  }
  const decided = status === 'blocked' ? { by: 'sue', at: now, reason: 'Never sends.' } : null
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
    await screen.findByText(
      'Its 2 active deals go to review, and come back if the block is taken back. Nobody can post links to it any more.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Block store' })).toBeDisabled()
  expect(api.asked(path)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' Sells fakes ')
  await user.click(screen.getByRole('button', { name: 'Block store' }))
  expect(await screen.findByText('Norvik. Its deals wait in the queue.')).toBeVisible()
  expect(api.asked(path).map(({ body }) => body)).toEqual([{ status: 'blocked', reason: 'Sells fakes' }])
})

it('says who blocked a store and why, and leads to what that holds', async () => {
  const { user } = await open('blocked')
  expect(await screen.findByText(/^decided by sue .*: Never sends\.$/)).toBeVisible()
  const held = screen.getByRole('link', { name: '3 deals held in the queue' })
  expect(held).toHaveAttribute('href', '/staff/moderation/queue?store=norvik&reason=blocked-domain')
  await user.click(screen.getByRole('button', { name: 'Let in' }))
  const words = 'Norvik. What its block alone held comes back; the rest waits in the queue.'
  expect(await screen.findByText(words)).toBeVisible()
})
