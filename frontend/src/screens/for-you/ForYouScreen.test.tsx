import { screen, waitFor } from '@testing-library/react'
import { aPostCard, somePreferences } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ForYouScreen } from './ForYouScreen.tsx'

const list = 'GET /api/posts/for-you'
const save = 'PATCH /api/user/preferences'

describe('the personal page', () => {
  it('tells visitors what it would do, and asks nothing', async () => {
    const { api } = await show(<ForYouScreen />)
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Ffor-you')
    expect(api.asked(list)).toHaveLength(0)
  })

  it('says of each post why it is there', async () => {
    const answer = {
      posts: [aPostCard({ id: 5 })],
      total: 1,
      isKnown: true,
      because: { 5: 'Because you saved 3 deals' },
    }
    const did = { bookmark: 3, 'up-vote': 0, comment: 1, 'down-vote': 0, dismissal: 0 }
    const why = { place: 4, best: 2, category: { name: 'Pets', share: 0.5, adds: 0.3, did }, store: null }
    const api = fakeApi({ [list]: { body: answer }, 'GET /api/posts/5/why-for-you': { body: why } })
    const { user } = await show(<ForYouScreen />, { api, signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Because you saved 3 deals' }))
    expect(await screen.findByText('Number 4 among the deals for you.')).toBeVisible()
    expect(screen.getByText('In Pets you saved 3 deals, commented on 1 deal.')).toBeVisible()
    expect(screen.getByText('+0.30 (50% of your favourite)')).toBeVisible()
    expect(screen.getByText('2.30')).toBeVisible()
  })

  it('asks a new member for three categories', async () => {
    const api = fakeApi({ [list]: { body: { posts: [], total: 0, isKnown: false, because: {} } } })
    const { user, address } = await show(<ForYouScreen />, { api, signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Computers' }))
    await user.click(screen.getByRole('button', { name: 'Pets' }))
    expect(screen.getByRole('button', { name: 'Choose 1 more' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Grocery' }))
    await user.click(screen.getByRole('button', { name: 'Show deals' }))
    expect(new URLSearchParams(address().split('?')[1]).get('categories')).toBe('computers,pets,grocery')
    await waitFor(() => expect(api.asked(list).at(-1)?.params['categories']).toBe('computers,pets,grocery'))
  })

  it('is not made where recommendations are off, and says how to have it', async () => {
    const nothing = { posts: [], total: 0, isKnown: false, because: {} }
    const api = fakeApi({ [list]: { body: { ...nothing, isOff: true } }, [save]: { body: somePreferences() } })
    const { user } = await show(<ForYouScreen />, { api, signedIn: true })
    expect(await screen.findByText(/^You switched recommendations off/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'your settings' })).toHaveAttribute('href', '/account/settings/privacy')
    api.answer(list, { body: { ...nothing, posts: [aPostCard({ id: 5, title: 'Kettle' })], total: 1, isKnown: true } })
    await user.click(screen.getByRole('button', { name: 'Switch on' }))
    expect(await screen.findByRole('heading', { name: 'Kettle' })).toBeVisible()
    expect(api.asked(save).map(({ body }) => body)).toEqual([{ recommendations: { isOn: true } }])
  })
})
