import { act, screen, waitFor, within } from '@testing-library/react'
import type { PostFacets } from '@deals/events'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { SearchScreen } from './SearchScreen.tsx'

const call = 'GET /api/posts/facets'
const exact = <Choice,>(...choices: Choice[]) => ({ choices, isExact: true })
const facets: PostFacets = {
  types: exact({ value: 'product', count: 12 }),
  categories: exact({ value: 'computers', count: 9 }, { value: 'pets', count: 1234 }),
  subCategories: exact({ value: 'laptops', count: 7 }),
  stores: { choices: [{ value: 'voltmart', name: 'Voltmart', count: 12 }], isExact: false },
  discounts: exact({ value: 25, count: 3 }),
}
const known = (over: object = {}) =>
  fakeApi({
    'GET /api/posts': { body: { posts: [aPostCard()], total: 1 } },
    'GET /api/posts/spellings': { body: { spellings: [] } },
    'GET /api/stores/voltmart': { body: { name: 'Voltmart', slug: 'voltmart' } },
    [call]: { body: { ...facets, ...over } },
  })
const opened = (at: string, api = known()) => show(<SearchScreen />, { api, at })

const control = (name: string) => screen.findByRole('combobox', { name })
const optionsOf = async (name: string) =>
  within(await control(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('the facets of a list', () => {
  it('are asked for when somebody turns to them, and once', async () => {
    const { api, user } = await opened('/search?q=kettle&sort=newest&page=3')
    const store = await control('Store')
    expect(api.asked(call)).toEqual([])
    expect(await optionsOf('Store')).toEqual(['All stores'])
    await user.hover(store)
    await waitFor(() => expect(optionsOf('Store')).resolves.toEqual(['All stores', 'Voltmart (12+)']))
    await user.click(await control('Category'))
    expect(api.asked(call).map(({ params }) => params)).toEqual([{ currency: 'USD', q: 'kettle', statuses: 'active' }])
  })

  it('come to the keyboard, too', async () => {
    const { api } = await opened('/search?q=kettle')
    const type = await control('Type')
    act(() => type.focus())
    await waitFor(() => expect(api.asked(call)).toHaveLength(1))
    await waitFor(() => expect(optionsOf('Type')).resolves.toEqual(['All types', 'Deals (12)']))
    expect(await optionsOf('Category')).toEqual(['All categories', 'Computers (9)', 'Pets (1,234)'])
    expect(await optionsOf('Discount')).toEqual(['Any discount', '25% off or more (3)'])
  })

  it.each([
    ['Store', 'Voltmart (12+)', { asked: 'store=voltmart', params: { stores: 'voltmart' } }],
    ['Discount', '25% off or more (3)', { asked: 'discount=25', params: { minDiscount: '25' } }],
    ['Category', 'Computers (9)', { asked: 'category=computers', params: { categories: 'computers' } }],
  ])('are chosen by the address: %s', async (name, option, { asked, params }) => {
    const { api, user, address } = await opened('/search?q=kettle')
    await user.hover(await control(name))
    await screen.findByRole('option', { name: option })
    await user.selectOptions(await control(name), option)
    expect(address()).toBe(`/search?q=kettle&${asked}`)
    await waitFor(() => expect(api.asked('GET /api/posts').at(-1)?.params).toMatchObject(params))
    await waitFor(() => expect(api.asked(call).at(-1)?.params).toMatchObject(params))
  })

  it('offer the parts of a category once it is chosen, and give them up with it', async () => {
    const { user, address, api } = await opened('/search?q=kettle&category=computers')
    await user.selectOptions(await control('Sub-category'), 'Laptops')
    expect(address()).toBe('/search?q=kettle&category=computers&sub=laptops')
    await waitFor(() => expect(api.asked('GET /api/posts').at(-1)?.params).toMatchObject({ subCategories: 'laptops' }))
    await user.selectOptions(await control('Category'), 'pets')
    expect(address()).toBe('/search?q=kettle&category=pets')
  })

  it('are taken back one by one, as they were chosen', async () => {
    const { user, address, router } = await opened('/search?q=kettle')
    await user.selectOptions(await control('Category'), 'Pets')
    await user.selectOptions(await control('Discount'), '25')
    expect(address()).toBe('/search?q=kettle&category=pets&discount=25')
    await act(() => router.navigate(-1))
    expect(address()).toBe('/search?q=kettle&category=pets')
    expect(await control('Discount')).toHaveValue('')
    await act(() => router.navigate(-1))
    expect(address()).toBe('/search?q=kettle')
  })

  it('name what is chosen, with the way out of each and of all', async () => {
    const { user, address } = await opened('/search?q=kettle&type=product&store=voltmart&discount=33&sort=newest')
    const chosen = within(await screen.findByRole('group', { name: 'Chosen filters' }))
    await chosen.findByRole('button', { name: 'Remove Voltmart' })
    await user.click(chosen.getByRole('button', { name: 'Remove 33% off or more' }))
    expect(address()).toBe('/search?q=kettle&type=product&store=voltmart&sort=newest')
    await user.click(chosen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/search?q=kettle&sort=newest')
    expect(screen.queryByRole('group', { name: 'Chosen filters' })).not.toBeInTheDocument()
  })

  it('stand in a dialog, too, which phones open', async () => {
    const { user, address } = await opened('/search?q=kettle&store=voltmart')
    await user.click(await screen.findByRole('button', { name: 'Filter deals' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter Deals' }))
    await dialog.findByRole('option', { name: 'Pets (1,234)' })
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Pets (1,234)')
    expect(address()).toBe('/search?q=kettle&store=voltmart&category=pets')
    await user.click(dialog.getByRole('button', { name: 'Clear Filters (2)' }))
    expect(address()).toBe('/search?q=kettle')
  })

  it('can be chosen though nobody could count them', async () => {
    const api = known()
    api.answer(call, { status: 500, body: 'no' })
    const { user, address } = await opened('/search?q=kettle', api)
    await user.selectOptions(await control('Category'), 'Pets')
    expect(address()).toBe('/search?q=kettle&category=pets')
  })

  it.each(['store=No%20Store', 'discount=100', 'discount=half', 'category=computers&sub=petfood'])(
    'ask for nothing that an address cannot mean: %s',
    async (asked) => {
      const { api } = await opened(`/search?q=kettle&${asked}`)
      await control('Store')
      const { params = {} } = api.asked('GET /api/posts').at(-1) ?? {}
      expect([params['stores'], params['minDiscount'], params['subCategories']]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    },
  )
})
