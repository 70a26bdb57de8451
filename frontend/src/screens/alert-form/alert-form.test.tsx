import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { routes } from '../../lib/routes.ts'
import { anAlert } from '../../testing/alert-builders.ts'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { AlertFormScreen } from './AlertFormScreen.tsx'

const create = 'POST /api/deal-alerts'
const rehearse = 'POST /api/deal-alerts/rehearse'
const lego = aPostCard({ id: 7, title: 'A castle of bricks' })

/** A server with these alerts, on which every rehearsal finds 14 deals. */
const withAlerts = (...alerts: ReturnType<typeof anAlert>[]) =>
  fakeApi({
    'GET /api/deal-alerts': { body: { alerts, limit: 50 } },
    'GET /api/stores/norvik': { body: { name: 'Norvik', slug: 'norvik' } },
    [rehearse]: {
      body: { total: 14, days: 30, matches: [{ post: lego, why: [{ kind: 'keyword', text: 'Keyword: lego' }] }] },
    },
  })

const open = (api: FakeApi, at: string) =>
  show(
    <Routes>
      <Route path={routes.dealAlert.path} element={<AlertFormScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    { api, at, signedIn: true },
  )

const keywords = () => screen.getByRole('textbox', { name: 'Keywords' })

describe('a new alert', () => {
  it('is tried while it is written: how many deals, and examples with the reason', async () => {
    const { user, api } = await open(withAlerts(), '/deal-alerts/alerts/new')
    expect(screen.getByText(/Add a keyword, a category or a store, and see/)).toBeVisible()
    expect(screen.getByText('It begins with a keyword, a category or a store.')).toBeVisible()
    expect(api.asked(rehearse)).toHaveLength(0)
    await user.type(keywords(), 'lego{Enter}')
    expect(await screen.findByText('Would have matched 14 deals in the last 30 days')).toBeVisible()
    const examples = screen.getByRole('complementary', { name: 'Rehearsal' })
    expect(within(examples).getByText('A castle of bricks')).toBeVisible()
    expect(within(examples).getByText('Keyword: lego')).toBeVisible()
    expect(api.asked(rehearse)[0]?.body).toMatchObject({ keywords: { any: ['lego'] } })
  })

  it('is saved with everything that was chosen', async () => {
    const api = withAlerts()
    api.answer(create, { status: 201, body: anAlert() })
    const { user, address } = await open(api, '/deal-alerts/alerts/new?stores=norvik&priceMax=50')
    expect(await screen.findByText('Norvik')).toBeVisible()
    await user.type(keywords(), 'lego, duplo')
    await user.type(screen.getByRole('combobox', { name: /^Categories/ }), 'laptop{Enter}')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Votes' }), '10 or more')
    await user.click(screen.getByRole('radio', { name: 'One of these is enough' }))
    await user.click(screen.getByRole('checkbox', { name: 'Also by e-mail' }))
    await user.click(screen.getByRole('radio', { name: 'Once a day' }))
    await user.click(screen.getByRole('button', { name: 'Create alert' }))
    expect(await screen.findByText('Alert created')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/deal-alerts/alerts'))
    expect(api.asked(create)[0]?.body).toMatchObject({
      keywords: { any: ['lego', 'duplo'], all: [], none: [] },
      subCategories: ['laptops'],
      stores: ['norvik'],
      priceMax: 50,
      minVotes: 10,
      match: 'any',
      frequency: 'daily',
      channels: { email: true, push: false },
    })
  })

  it('says at the field what is missing, and leads there', async () => {
    const { user, api } = await open(withAlerts(), '/deal-alerts/alerts/new')
    await user.click(screen.getByRole('button', { name: 'Create alert' }))
    await user.click(screen.getByRole('link', { name: 'An alert needs a keyword, a category or a store' }))
    expect(keywords()).toHaveFocus()
    expect(keywords()).toBeInvalid()
    expect(api.asked(create)).toHaveLength(0)
  })

  it('keeps what was typed when saving fails, and is saved at the next try', async () => {
    const api = withAlerts()
    api.answer(create, { status: 500, body: { message: 'Something broke.' } })
    const { user } = await open(api, '/deal-alerts/alerts/new?any=lego')
    await user.click(screen.getByRole('button', { name: 'Create alert' }))
    expect(await screen.findByText('Something broke.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove lego' })).toBeVisible()
    api.answer(create, { status: 201, body: anAlert() })
    await user.click(screen.getByRole('button', { name: 'Create alert' }))
    expect(await screen.findByText('Alert created')).toBeVisible()
  })

  it('leads to the one that looks for the same already', async () => {
    const api = withAlerts()
    api.answer(create, { status: 409, body: { message: 'You already have this alert', id: 'alert-lego' } })
    const { user } = await open(api, '/deal-alerts/alerts/new?any=lego')
    await user.click(screen.getByRole('button', { name: 'Create alert' }))
    const link = await screen.findByRole('link', { name: 'Open the existing alert' })
    expect(link).toHaveAttribute('href', '/deal-alerts/alerts/alert-lego')
  })

  it('has no room where there are as many as there may be', async () => {
    const api = fakeApi({ 'GET /api/deal-alerts': { body: { alerts: [anAlert()], limit: 1 } } })
    await open(api, '/deal-alerts/alerts/new')
    expect(await screen.findByText('You already have 1 alert')).toBeVisible()
  })

  it('can be saved when it cannot be tried', async () => {
    const api = withAlerts()
    api.answer(rehearse, { status: 500, body: 'Something broke.' })
    await open(api, '/deal-alerts/alerts/new?any=lego')
    expect(await screen.findByText(/This cannot be tried just now/)).toBeVisible()
    expect(screen.queryByText('Something broke.')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create alert' })).toBeEnabled()
  })
})

describe('an alert that is there', () => {
  it('is shown as it stands, and saved as it was changed', async () => {
    const api = withAlerts(anAlert({ keywords: { any: ['lego'], all: [], none: ['used'] }, priceMax: 50 }))
    api.answer('PATCH /api/deal-alerts/alert-lego', { body: anAlert() })
    const { user } = await open(api, '/deal-alerts/alerts/alert-lego')
    const price = await screen.findByRole('textbox', { name: /^Highest price/ })
    expect(price).toHaveValue('50')
    await user.clear(price)
    await user.click(screen.getByRole('button', { name: 'Remove used' }))
    await user.click(screen.getByRole('button', { name: 'Save alert' }))
    expect(await screen.findByText('Alert saved')).toBeVisible()
    expect(api.asked('PATCH /api/deal-alerts/alert-lego')[0]?.body).toMatchObject({
      name: 'Lego',
      keywords: { any: ['lego'], all: [], none: [] },
      priceMax: null,
    })
  })

  it('keeps a name', async () => {
    const api = withAlerts(anAlert())
    const { user } = await open(api, '/deal-alerts/alerts/alert-lego')
    const name = await screen.findByRole('textbox', { name: 'Name of the alert' })
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Save alert' }))
    expect(await screen.findByRole('link', { name: 'An alert needs a name' })).toBeVisible()
    expect(name).toBeInvalid()
    expect(api.asked('PATCH /api/deal-alerts/alert-lego')).toHaveLength(0)
  })

  it('that is gone says so', async () => {
    await open(withAlerts(), '/deal-alerts/alerts/alert-lego')
    expect(await screen.findByText('This alert is not there any more.')).toBeVisible()
  })

  it('can be asked for again when it does not come', async () => {
    const api = fakeApi({ 'GET /api/deal-alerts': { status: 500, body: 'Something broke.' } })
    const { user } = await open(api, '/deal-alerts/alerts/alert-lego')
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer('GET /api/deal-alerts', { body: { alerts: [anAlert()], limit: 50 } })
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Remove lego' })).toBeVisible()
  })
})
