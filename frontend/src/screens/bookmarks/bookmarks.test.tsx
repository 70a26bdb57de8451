import { screen, waitFor, within } from '@testing-library/react'
import { usualReminders, type Reminder } from '@deals/events'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { BookmarksScreen } from './BookmarksScreen.tsx'

const list = 'GET /api/bookmarks'
const change = 'PATCH /api/bookmarks/7'

interface Said {
  paid?: object | null
  collection?: string
  note?: string | null
  reminders?: Reminder[]
  post?: null
  gone?: object | null
}

function withBookmark(said: Said = {}, collections: string[] = []) {
  const bookmark = {
    postId: 7,
    savedAt: '2026-11-20T10:00:00.000Z',
    priceWhenSaved: 60,
    paid: { then: 60, now: 54.95, withShipping: false },
    collection: 'Saved',
    note: null,
    reminders: [...usualReminders],
    post: aPostCard({ id: 7, title: 'Trail shoes' }),
  }
  return fakeApi({ [list]: { body: { bookmarks: [{ ...bookmark, ...said }], total: 1, collections } } })
}

const open = (api: ReturnType<typeof fakeApi>, at = '/bookmarks') =>
  show(<BookmarksScreen />, { api, signedIn: true, at })
const theDialog = () => screen.findByRole('button', { name: 'Collection and note of Trail shoes' })

describe('a saved post', () => {
  it('tells its price then and now, its collection and its note', async () => {
    await open(withBookmark({ collection: 'Gifts', note: 'For Bob' }, ['Gifts', 'Saved']))
    expect(await screen.findByText('For Bob')).toBeVisible()
    expect(screen.getByText('$60.00 when you saved it, now $54.95')).toBeVisible()
    expect(screen.getByText('Gifts', { selector: 'span' })).toBeVisible()
  })

  it('tells what one paid and pays where shipping is in it, as the card tells the price alone', async () => {
    await open(withBookmark({ paid: { then: 60, now: 62.5, withShipping: true } }))
    expect(await screen.findByText('$60.00 with shipping when you saved it, now $62.50')).toBeVisible()
  })

  it('tells no change of what one pays where there is none, whatever its price was', async () => {
    await open(withBookmark({ paid: null }))
    expect(await screen.findByText(/^Saved/)).toBeVisible()
    expect(screen.queryByText(/when you saved it/)).not.toBeInTheDocument()
  })

  it('is put into a new collection with a note', async () => {
    const api = withBookmark()
    api.answer(change, { body: {} })
    const { user } = await open(api)
    await user.click(await theDialog())
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Collection' }), 'New collection…')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'Name of the new collection' }), 'Gifts')
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), ' For Bob ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.asked(change)[0]?.body).toEqual({ collection: 'Gifts', note: 'For Bob' })
    await waitFor(() => expect(api.asked(list).length).toBeGreaterThan(1))
  })

  it('keeps what was typed when it cannot be saved', async () => {
    const api = withBookmark({ note: 'For Bob' })
    api.answer(change, { status: 500, body: { message: 'Something broke.' } })
    const { user } = await open(api)
    await user.click(await theDialog())
    const note = await screen.findByRole('textbox', { name: /^Note/ })
    await user.type(note, ', blue')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Something broke.')).toBeVisible()
    expect(note).toHaveValue('For Bob, blue')
    const refusal = { message: 'Please check the form.', fields: { collection: 'You already have 20 collections' } }
    api.answer(change, { status: 422, body: refusal })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You already have 20 collections')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Collection' })).toBeInvalid()
  })

  it('takes no note that is too long, and counts before', async () => {
    const { user } = await open(withBookmark({ note: 'x'.repeat(200) }))
    await user.click(await theDialog())
    expect(await screen.findByText('200/200')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'y')
    expect(screen.getByText('201/200')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
})

describe('the reminders of a saved post', () => {
  const theBell = (name = 'Reminders of Trail shoes') => screen.findByRole('button', { name })
  const whatIsOn = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map((box) => box.labels?.[0]?.textContent)
  const soon = 'It ends within two hours'

  it('are the usual ones, and one more or less shows at once and is kept', async () => {
    const api = withBookmark()
    api.answer(change, { body: {} })
    const { user } = await open(api)
    await user.click(await theBell())
    const choices = within(await screen.findByRole('group', { name: 'Tell me when' }))
    expect(whatIsOn()).toEqual(['It ends within a day', 'Its price drops', 'It is over, or back again'])
    await user.click(choices.getByRole('checkbox', { name: soon }))
    await waitFor(() => expect(choices.getByRole('checkbox', { name: soon })).toBeChecked())
    await user.click(choices.getByRole('checkbox', { name: 'Its price drops' }))
    const bodies = api.asked(change).map(({ body }) => body)
    expect(bodies).toEqual([
      { reminders: ['day-before', 'hours-before', 'price-drop', 'over'] },
      { reminders: ['day-before', 'hours-before', 'over'] },
    ])
    expect(api.asked(list)).toHaveLength(1)
  })

  it('are silenced together, which the list shows, and come back as usual', async () => {
    const api = withBookmark({ reminders: ['over'] })
    api.answer(change, { body: {} })
    const { user } = await open(api)
    await user.click(await theBell())
    await user.click(await screen.findByRole('button', { name: 'Mute all' }))
    expect(await theBell('Reminders of Trail shoes: mute')).toBeVisible()
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remind me as usual' }))
    expect(api.asked(change).map(({ body }) => body)).toEqual([{ reminders: [] }, { reminders: [...usualReminders] }])
    await waitFor(() => expect(whatIsOn()).toHaveLength(3))
  })

  it('go back to what they were when that cannot be kept, and says why', async () => {
    const api = withBookmark({ reminders: [] })
    api.answer(change, { status: 500, body: { message: 'Something broke.' } })
    const { user } = await open(api)
    await user.click(await theBell('Reminders of Trail shoes: mute'))
    await user.click(await screen.findByRole('checkbox', { name: soon }))
    expect(await screen.findByText('Something broke.')).toBeVisible()
    await waitFor(() => expect(api.asked(list)).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: soon })).not.toBeChecked())
  })
})

describe('the export', () => {
  const name = 'Export 1 bookmark as CSV'

  it('holds what the page shows', async () => {
    const { user } = await open(withBookmark({}, ['Gifts', 'Saved']))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Collection' }), 'Gifts')
    await waitFor(() =>
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/api/bookmarks/export?collection=Gifts&sort=saved',
      ),
    )
  })

  it('is not offered where nothing is saved', async () => {
    await open(fakeApi({ [list]: { body: { bookmarks: [], total: 0, collections: [] } } }))
    expect(await screen.findByText(/Nothing saved yet/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /Export/ })).not.toBeInTheDocument()
  })
})

describe('the collections', () => {
  it('narrow the list', async () => {
    const api = withBookmark({}, ['Gifts', 'Saved'])
    const { user } = await open(api)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Collection' }), 'Gifts')
    await waitFor(() => expect(api.asked(list).at(-1)?.params).toMatchObject({ collection: 'Gifts' }))
  })

  it('are no choice while there is but one', async () => {
    await open(withBookmark({}, ['Saved']))
    expect(await screen.findByText('Trail shoes')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Collection' })).not.toBeInTheDocument()
  })
})

describe('what the list is narrowed to', () => {
  it('stands in the address, and a choice shows how many it would leave once a reader turns to it', async () => {
    const api = withBookmark()
    const one = (value: string) => ({ choices: [{ value, count: 1 }], isExact: true })
    const stores = { choices: [{ value: 'voltmart', name: 'Voltmart', count: 1 }], isExact: true }
    const facets = { statuses: one('expired'), types: one('product'), categories: one('pets'), stores }
    api.answer('GET /api/bookmarks/facets', { body: facets })
    const { user, address } = await open(api, '/bookmarks?category=pets&type=product&store=voltmart&sort=best&q=shoe')
    const asked = { categories: 'pets', types: 'product', stores: 'voltmart', sort: 'best', q: 'shoe' }
    await waitFor(() => expect(api.asked(list).at(-1)?.params).toMatchObject(asked))
    expect(await screen.findByText('1 bookmark found.')).toBeVisible()
    const status = screen.getByRole('combobox', { name: 'Status' })
    await user.hover(status)
    await user.selectOptions(status, await screen.findByRole('option', { name: 'Expired (1)' }))
    expect(screen.queryByRole('option', { name: /Removed/ })).not.toBeInTheDocument()
    expect(new URLSearchParams(address().split('?')[1]).get('status')).toBe('expired')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/bookmarks?sort=best&q=shoe')
  })

  it('is cleared from where nothing is left', async () => {
    const nothing = fakeApi({ [list]: { body: { bookmarks: [], total: 0, collections: [] } } })
    await open(nothing, '/bookmarks?status=deleted')
    expect(await screen.findByText('No saved posts match.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/bookmarks')
  })
})

describe('several bookmarks', () => {
  const several = 'POST /api/bookmarks/several'
  const outcomes = [{ postId: 7, refused: null }]
  const choose = async (api: ReturnType<typeof fakeApi>) => {
    const { user } = await open(api)
    await user.click(await screen.findByRole('button', { name: 'Choose' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Trail shoes' }))
    expect(screen.getByText('1 bookmark chosen')).toBeVisible()
    return user
  }

  it('are removed together, and saved again as they were', async () => {
    const api = withBookmark()
    api.answer(several, { body: { outcomes } })
    const user = await choose(api)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('1 bookmark removed')).toBeVisible()
    expect(await screen.findByText('0 bookmarks chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 bookmark saved again')).toBeVisible()
    expect(api.asked(several).map(({ body }) => body)).toEqual([
      { action: 'remove', postIds: [7] },
      { action: 'restore', postIds: [7] },
    ])
  })

  it('are moved together; why they cannot be stands in the form', async () => {
    const api = withBookmark()
    const refusal = { message: 'Please check the form.', fields: { collection: 'You already have 20 collections' } }
    api.answer(several, { status: 422, body: refusal })
    const user = await choose(api)
    await user.click(screen.getByRole('button', { name: 'Move' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Collection' }), 'New collection…')
    await user.type(dialog.getByRole('textbox', { name: 'Name of the new collection' }), 'Gifts')
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await dialog.findByText('You already have 20 collections')).toBeVisible()
    api.answer(several, { body: { outcomes } })
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(api.asked(several).at(-1)?.body).toEqual({ action: 'move', postIds: [7], collection: 'Gifts' })
  })
})

describe('a post that is gone', () => {
  it.each([
    [{ at: '2026-11-21T10:00:00.000Z', cause: 'moderator', reasonGroup: 'Spam' }, /^Removed on 21 Nov 2026: Spam\./],
    [
      { at: '2026-11-21T10:00:00.000Z', cause: 'author', reasonGroup: null },
      /^Removed on 21 Nov 2026: by its poster\./,
    ],
    [null, /^This post is not shown at the moment\./],
  ])('is a line that says when and why, as far as that is known: %j', async (gone, words) => {
    await open(withBookmark({ post: null, gone }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove the post that you saved on 20 Nov 2026' })).toBeVisible()
  })
})
