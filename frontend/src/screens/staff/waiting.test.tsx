import { screen, within } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { StaffFrame } from './StaffFrame.tsx'

const open = (waiting: { readonly letters: number; readonly asked: number; readonly parked: readonly string[] }) => {
  const { letters, asked, parked } = waiting
  const api = fakeApi({
    'GET /api/staff/inbox': { body: { letters: [], total: 0, counts: { new: letters, open: 1, done: 1 } } },
    'GET /api/staff/stores': { body: { stores: [], total: asked } },
    'GET /api/staff/parked': { body: { parked, passedOver: [] } },
  })
  const frame = (
    <StaffFrame part="overview" title="Overview">
      <p>Numbers</p>
    </StaffFrame>
  )
  return show(frame, { api, signedIn: { isStaff: true } })
}
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Staff dashboard' }))

it('says in how much waits, and nothing where nothing does', async () => {
  const { api } = await open({ letters: 3, asked: 0, parked: ['posts 1', 'posts 2'] })
  expect(await (await tabs()).findByRole('link', { name: 'Inbox 3' })).toBeVisible()
  expect(await (await tabs()).findByRole('link', { name: 'Health 2' })).toBeVisible()
  expect((await tabs()).getByRole('link', { name: 'Stores' })).toBeVisible()
  expect(api.asked('GET /api/staff/stores')[0]?.params).toEqual({ status: 'asked', limit: '1' })
})
