import { screen, waitFor, within } from '@testing-library/react'
import { mutedLimits, nothingMuted, type Muted, type Preferences } from '@deals/events'
import { aShop, somePreferences } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { FeedSettings } from './FeedSettings.tsx'

const save = 'PATCH /api/user/preferences'
const anHourAgo = '2026-11-20T11:00:00.000Z'

/** The tab of a member, and a server that keeps what it is told. */
async function open({ muted = {}, ...chosen }: Partial<Omit<Preferences, 'muted'>> & { muted?: Partial<Muted> } = {}) {
  let preferences = somePreferences({ ...chosen, muted: { ...nothingMuted(), ...muted } })
  const shop = aShop()
  const api = fakeApi({
    'GET /api/stores': { body: { stores: [shop], total: 1, initials: [] } },
    'GET /api/stores/north-audio': { body: shop },
    'GET /api/users/Bob': { body: { username: 'bob' } },
    'GET /api/users/ann': { body: { username: 'ann' } },
    [save]: ({ body }) => {
      const { muted: said, recommendations, ...rest } = body as Partial<Preferences>
      preferences = { ...preferences, ...rest, muted: { ...preferences.muted, ...said } }
      const { isOn = true, clear } = (recommendations ?? {}) as { isOn?: boolean; clear?: true }
      preferences.recommendations = { isOn, clearedAt: clear === true ? anHourAgo : null }
      return { body: preferences }
    },
  })
  return show(<FeedSettings />, { api, signedIn: true, preferences })
}
const field = (name: string) => screen.getByRole('textbox', { name })
const add = (place: number) => screen.getAllByRole('button', { name: 'Add' })[place] as HTMLElement
const chosen = (name: string) =>
  within(screen.getByRole('list', { name: `${name}: chosen` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('says where there is nothing yet, and how much there may be', async () => {
  await open()
  expect(screen.getByText(/^0 of 12\. You pinned none yet/)).toBeVisible()
  expect(screen.getByText('0 of 50. You mute no store.')).toBeVisible()
  expect(screen.getByText('0 of 50. You mute no word.')).toBeVisible()
  expect(screen.getByText('0 of 200. You mute nobody.')).toBeVisible()
})

describe('pinned categories', () => {
  const pinnedCategories = ['pets', 'computers', 'grocery']

  it.each([
    ['Move Computers up', ['computers', 'pets', 'grocery']],
    ['Move Computers down', ['pets', 'grocery', 'computers']],
    ['Unpin Computers', ['pets', 'grocery']],
  ])('%s', async (button, expected) => {
    const { user, api } = await open({ pinnedCategories })
    await user.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(api.asked(save).map(({ body }) => body)).toEqual([{ pinnedCategories: expected }]))
  })

  it('end at both ends', async () => {
    await open({ pinnedCategories })
    expect(screen.getByRole('button', { name: 'Move Pets up' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Move Grocery down' })).toBeDisabled()
  })
})

describe('muted stores', () => {
  it('are found by typing and taken out again', async () => {
    const { user, api } = await open()
    await user.type(screen.getByRole('combobox', { name: 'Stores' }), 'north')
    await user.click(await screen.findByRole('option', { name: /North Audio/ }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(await screen.findByText('1 of 50.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Remove North Audio' }))
    await waitFor(() =>
      expect(api.asked(save).map(({ body }) => body)).toEqual([
        { muted: { stores: ['north-audio'] } },
        { muted: { stores: [] } },
      ]),
    )
  })

  it('are as many as fit', async () => {
    const stores = Array.from({ length: mutedLimits.stores }, (_, at) => `store-${at}`)
    const { user, api } = await open({ muted: { stores } })
    await user.type(screen.getByRole('combobox', { name: 'Stores' }), 'north')
    await user.click(await screen.findByRole('option', { name: /North Audio/ }))
    expect(await screen.findByText('50 stores fit; take one out first')).toBeVisible()
    expect(api.asked(save)).toEqual([])
  })
})

describe('muted words', () => {
  it('are whole words until somebody says otherwise', async () => {
    const { user, api } = await open()
    await user.type(field('Word'), ' Lego ')
    await user.click(add(0))
    await waitFor(() => expect(field('Word')).toHaveValue(''))
    await user.click(screen.getByRole('checkbox', { name: 'Whole word' }))
    await user.type(field('Word'), 'kettl{Enter}')
    await waitFor(() => expect(chosen('Muted words')).toEqual(['Lego', '…kettl…']))
    expect(api.asked(save).at(-1)?.body).toEqual({
      muted: {
        words: [
          { text: 'Lego', wholeWord: true },
          { text: 'kettl', wholeWord: false },
        ],
      },
    })
  })

  it('that cannot be taken stay in their field, with why', async () => {
    const { user, api } = await open({ muted: { words: [{ text: 'lego', wholeWord: true }] } })
    await user.type(field('Word'), 'x')
    await user.click(add(0))
    expect(field('Word')).toHaveAccessibleDescription(/Write at least 2 characters/)
    await user.clear(field('Word'))
    await user.type(field('Word'), 'LEGO')
    await user.click(add(0))
    expect(field('Word')).toHaveAccessibleDescription(/You mute “LEGO” already/)
    expect(api.asked(save)).toEqual([])
  })
})

describe('muted members', () => {
  it('are named as they write their name, and taken out again', async () => {
    const { user, api } = await open()
    await user.type(field('Username'), '@Bob')
    await user.click(add(1))
    await waitFor(() => expect(chosen('Muted members')).toEqual(['bob']))
    await user.click(screen.getByRole('button', { name: 'Remove bob' }))
    await waitFor(() => expect(api.asked(save).at(-1)?.body).toEqual({ muted: { members: [] } }))
  })

  it.each([
    ['nobody', 'Nobody is called “nobody”'],
    ['ann', 'You cannot mute yourself'],
    ['Bob', 'You mute bob already'],
    [' ', 'Write a username'],
  ])('are nobody by the name of %j', async (name, problem) => {
    const { user, api } = await open({ muted: { members: ['bob'] } })
    await user.type(field('Username'), name)
    await user.click(add(1))
    expect(await screen.findByText(problem)).toBeVisible()
    expect(api.asked(save)).toEqual([])
  })
})

it('takes back what could not be kept', async () => {
  const { user, api } = await open({ muted: { members: ['bob'] } })
  api.answer(save, { status: 500, body: 'Something broke.' })
  await user.click(screen.getByRole('button', { name: 'Remove bob' }))
  expect(await screen.findByText('Failed to update preferences')).toBeVisible()
  await waitFor(() => expect(chosen('Muted members')).toEqual(['bob']))
})
