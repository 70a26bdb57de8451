import { screen, waitFor, within } from '@testing-library/react'
import type { CategoryDesk } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { CategoriesScreen } from './CategoriesScreen.tsx'

const counts = { activeDeals: 3, newThisWeek: 1 }
const desk: CategoryDesk = {
  categories: [
    {
      slug: 'techelectronics',
      name: 'Tech & Electronics',
      description: 'Phones and more.',
      activeDeals: 4_100,
      newThisWeek: 9,
      subCategories: [
        { slug: 'cameras', name: 'Cameras', ...counts, movedTo: null },
        {
          slug: 'wearables',
          name: 'Wearables',
          ...counts,
          movedTo: { slug: 'phones', reason: 'They ring alike.', at: '2026-11-19T12:00:00.000Z', by: 'olive' },
        },
      ],
    },
    {
      slug: 'hobbies',
      name: 'Hobbies',
      description: 'Crafts.',
      ...counts,
      subCategories: [
        { slug: 'drones', name: 'Drones', ...counts, movedTo: null },
        { slug: 'collectibles', name: 'Collectibles', ...counts, movedTo: null },
      ],
    },
  ],
}
const list = 'GET /api/staff/categories'
const move = 'POST /api/staff/sub-categories/drones/move'
const undo = 'POST /api/staff/sub-categories/wearables/unmove'
const opened = (more: Readonly<Record<string, FakeAnswer>> = {}, role: object = { isOwner: true }) =>
  show(<CategoriesScreen />, { api: fakeApi({ [list]: { body: desk }, ...more }), signedIn: role })

it('tells staff what lies where and what leads where, and lets owners alone move', async () => {
  await opened({}, { isStaff: true })
  expect(await screen.findByRole('row', { name: /Tech & Electronics.*4,100/ })).toBeVisible()
  const moved = screen.getByRole('rowheader', { name: /^Wearables leads to Phones/ })
  expect(moved).toHaveTextContent('They ring alike. 1 d ago by olive')
  expect(within(moved).getByRole('link', { name: 'Phones' })).toHaveAttribute(
    'href',
    '/category/techelectronics?filter=Phones',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('moves the posts of a sub-category to one of another category', async () => {
  const { api, user } = await opened({ [move]: { body: { slug: 'drones', movedTo: 'cameras' } } })
  await user.click(await screen.findByRole('button', { name: 'Move Drones' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Drones' }))
  expect(dialog.getByText(/3 active deals among them/)).toBeVisible()
  const choices = () => within(dialog.getByRole('combobox', { name: 'Sub-category' })).getAllByRole('option')
  expect(choices().map(({ textContent }) => textContent)).toEqual(['Choose a sub-category', 'Collectibles'])
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'techelectronics')
  expect(choices().map(({ textContent }) => textContent)).toEqual(['Choose a sub-category', 'Cameras'])
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sub-category' }), 'Cameras')
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'They fly with one.')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect(await screen.findByText('Drones leads to Cameras now')).toBeVisible()
  expect(api.asked(move)[0]?.body).toEqual({ into: 'cameras', reason: 'They fly with one.' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says beside the field what is wrong, and keeps what was typed', async () => {
  const wrong = { message: 'Say why in 5 to 300 characters', fields: { reason: 'Say why in 5 to 300 characters' } }
  const { user } = await opened({ [move]: { status: 422, body: wrong } })
  await user.click(await screen.findByRole('button', { name: 'Move Drones' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Drones' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sub-category' }), 'Collectibles')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeInvalid())
  expect(dialog.getByRole('combobox', { name: 'Sub-category' })).toHaveValue('collectibles')
})

it('takes a move back', async () => {
  const { api, user } = await opened({ [undo]: { body: { slug: 'wearables', movedTo: null } } })
  await user.click(await screen.findByRole('button', { name: 'Take the move of Wearables back' }))
  expect(await screen.findByText('Wearables stands for itself again')).toBeVisible()
  expect(api.asked(undo)[0]?.body).toEqual({ into: 'phones' })
})
