import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { StaffStore } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { EditStoreScreen } from './EditStoreScreen.tsx'
import { NewStoreScreen } from './NewStoreScreen.tsx'
import { StaffStoresScreen } from './StaffStoresScreen.tsx'

const north: StaffStore = {
  slug: 'north-audio',
  name: 'North Audio',
  url: null,
  iconUrl: null,
  description: null,
  activeDeals: 4,
  status: 'active',
  hosts: ['north-audio.example'],
  affiliateDisclosed: false,
  pausedUntil: null,
  mergedInto: null,
  mergeReason: null,
  gathered: [],
  representatives: [],
  waitingRequests: 0,
  version: 3,
}
const list = 'GET /api/staff/stores'
const one = 'GET /api/staff/stores/north-audio'
const make = 'POST /api/staff/stores'
const change = 'PATCH /api/staff/stores/north-audio'
const opened = (at: string, more: Readonly<Record<string, FakeAnswer>> = {}) =>
  show(
    <Routes>
      <Route path="/staff/dashboard/stores" element={<StaffStoresScreen />} />
      <Route path="/staff/dashboard/stores/:slug" element={<EditStoreScreen />} />
      <Route path="/staff/dashboard/new-store" element={<NewStoreScreen />} />
    </Routes>,
    {
      api: fakeApi({
        [list]: { body: { stores: [north], total: 1, waitingRequests: 0 } },
        [one]: { body: north },
        ...more,
      }),
      at,
      signedIn: { isStaff: true },
    },
  )
const box = (name: RegExp) => screen.findByRole('textbox', { name })

it('finds stores by what is typed and by state, and leads to each', async () => {
  const { api, user, address } = await opened('/staff/dashboard/stores')
  expect(await screen.findByRole('rowheader', { name: /North Audio/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Blocked' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'no')
  await waitFor(() => expect(api.asked(list).at(-1)?.params).toMatchObject({ search: 'no', status: 'blocked' }))
  await user.click(await screen.findByRole('link', { name: 'North Audio' }))
  expect(address()).toBe('/staff/dashboard/stores/north-audio')
})

it('makes a store known, and opens it', async () => {
  const { api, user, address } = await opened('/staff/dashboard/new-store', { [make]: { body: north } })
  await user.type(await box(/^Name/), 'North Audio')
  expect(await box(/^Slug/)).toHaveValue('north-audio')
  await user.type(await box(/^Hosts/), 'north-audio.example{Enter}')
  await user.click(screen.getByRole('button', { name: 'Make it known' }))
  await waitFor(() => expect(address()).toBe('/staff/dashboard/stores/north-audio'))
  expect(api.asked(make)[0]?.body).toMatchObject({
    name: 'North Audio',
    slug: 'north-audio',
    hosts: ['north-audio.example'],
    url: null,
    description: null,
    status: 'active',
    affiliateDisclosed: false,
  })
})

it.each([
  ['slug', /^Slug/, 'This slug is taken by North Audio.'],
  ['hosts', /^Hosts/, 'shop.example belongs to Shop already'],
  ['hosts.1', /^Hosts/, 'Enter a host name such as shop.example'],
])('says at its field what is wrong with the %s', async (field, name, sentence) => {
  const refused = { status: 422, body: { message: 'Please check the fields.', fields: { [field]: sentence } } }
  const { user } = await opened('/staff/dashboard/new-store', { [make]: refused })
  await user.type(await box(/^Name/), 'North Audio')
  await user.click(screen.getByRole('button', { name: 'Make it known' }))
  await waitFor(async () => expect(await box(name)).toHaveAccessibleDescription(new RegExp(sentence)))
})

it('says beside the button that was pressed why nothing was saved', async () => {
  const sentence = 'North Audio was merged into south; take that back first.'
  const { user } = await opened('/staff/dashboard/stores/north-audio', {
    [change]: { status: 409, body: { message: sentence } },
  })
  await user.type(await box(/^Description/), 'For the ears.')
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  const said = await screen.findByText(sentence)
  const isBefore = said.compareDocumentPosition(save) & Node.DOCUMENT_POSITION_FOLLOWING
  const state = screen.getByRole('combobox', { name: 'State' })
  const isBelowFields = state.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING
  expect([isBefore, isBelowFields].map(Boolean)).toEqual([true, true])
})

it('sends of a change what differs, and pauses until a day', async () => {
  const { api, user } = await opened('/staff/dashboard/stores/north-audio', { [change]: { body: north } })
  await user.type(await screen.findByLabelText(/^Paused until/), '2026-12-03')
  await user.type(await box(/^Description/), 'For the ears.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Store saved')).toBeVisible()
  expect(api.asked(change)[0]?.body).toEqual({
    description: 'For the ears.',
    pausedUntil: '2026-12-03T00:00:00.000Z',
  })
})

it('asks before what was written about a store is left, until it is saved', async () => {
  const saved = { ...north, description: 'For the ears.' }
  const { api, user, address } = await opened('/staff/dashboard/stores/north-audio', {
    [change]: { body: saved },
  })
  await user.type(await box(/^Description/), 'For the ears.')
  await user.click(screen.getByRole('link', { name: 'Scores' }))
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  api.answer(one, { body: saved })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled())
  await user.click(screen.getByRole('link', { name: 'Scores' }))
  expect(address()).toBe('/staff/dashboard/scores')
})

it('takes an icon from this device, and none that is too large', async () => {
  const { user } = await opened('/staff/dashboard/stores/north-audio', {
    'POST /api/images': { body: { imageUrl: '/images/a.png', width: 200, height: 200 } },
  })
  const field = await screen.findByLabelText('Icon', { selector: 'input' })
  await user.upload(field, new File([new Uint8Array(600 * 1024)], 'large.png', { type: 'image/png' }))
  const choose = screen.getByRole('button', { name: 'Choose a picture' })
  await waitFor(() => expect(choose).toHaveAccessibleDescription('large.png: An icon has at most 512 KB'))
  await user.upload(field, new File(['x'], 'small.png', { type: 'image/png' }))
  expect(await screen.findByRole('button', { name: 'Remove icon' })).toBeVisible()
})

it('says until which day a store is paused, and in what days are told', async () => {
  const paused = { ...north, pausedUntil: '2999-12-03T00:00:00.000Z' }
  await opened('/staff/dashboard/stores', { [list]: { body: { stores: [paused], total: 1, waitingRequests: 0 } } })
  expect(await screen.findByText('paused until 3 Dec 2999 (UTC)')).toBeVisible()
})

it('says that there is no such store', async () => {
  await opened('/staff/dashboard/stores/north-audio', { [one]: { status: 404, body: { message: 'Store not found' } } })
  expect(await screen.findByText('There is no such store.')).toBeVisible()
})

const ocean: StaffStore = { ...north, slug: 'north-audio-outlet', name: 'North Audio Outlet', version: 7 }
const merge = 'POST /api/staff/stores/north-audio/merge'
const asMerged = { slug: 'north-audio', mergedInto: ocean.slug, version: 4 }

it('merges a store into another one, with what was seen of both', async () => {
  const { api, user } = await opened('/staff/dashboard/stores/north-audio', {
    [list]: { body: { stores: [north, ocean], total: 2, waitingRequests: 0 } },
    [merge]: { body: asMerged },
  })
  await user.type(await screen.findByRole('combobox', { name: 'The store that stays' }), 'north')
  await user.click(await screen.findByRole('option', { name: /North Audio Outlet/ }))
  expect(screen.queryByRole('listbox', { name: 'Stores' })).not.toBeInTheDocument()
  await user.type(await box(/^Reason/), 'It is the same shop.')
  await user.click(screen.getByRole('button', { name: 'Merge into North Audio Outlet' }))
  expect(await screen.findByText('North Audio leads to North Audio Outlet now')).toBeVisible()
  expect(api.asked(merge)[0]?.body).toEqual({
    into: 'north-audio-outlet',
    version: 3,
    intoVersion: 7,
    reason: 'It is the same shop.',
  })
})

it('says at its field why a store cannot take another one in', async () => {
  const sentence = 'One of the two is blocked; block both first, or let it in'
  const { user } = await opened('/staff/dashboard/stores/north-audio', {
    [list]: { body: { stores: [ocean], total: 1, waitingRequests: 0 } },
    [merge]: { status: 422, body: { message: sentence, fields: { into: sentence } } },
  })
  await user.type(await screen.findByRole('combobox', { name: 'The store that stays' }), 'north')
  await user.click(await screen.findByRole('option', { name: /Outlet/ }))
  await user.click(screen.getByRole('button', { name: /^Merge into/ }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'The store that stays' })).toHaveAccessibleDescription(sentence),
  )
})

it('shows where a merged store leads, and takes that back', async () => {
  const { api, user } = await opened('/staff/dashboard/stores/north-audio', {
    [one]: { body: { ...north, mergedInto: ocean.slug, mergeReason: 'It is the same shop.', version: 4 } },
    'POST /api/staff/stores/north-audio/unmerge': { body: { ...asMerged, mergedInto: null } },
  })
  expect(await screen.findByRole('link', { name: ocean.slug })).toBeVisible()
  expect(screen.getByText('Reason: It is the same shop.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Take the merge back' }))
  expect(await screen.findByText('North Audio stands for itself again')).toBeVisible()
  expect(api.asked('POST /api/staff/stores/north-audio/unmerge')[0]?.body).toEqual({ version: 4 })
})

const speak = 'POST /api/staff/stores/north-audio/representatives'
const decline = `${speak}/decline`
const speakers = 'GET /api/staff/stores/north-audio/representatives'

it('verifies who speaks for a store, and says at its field what is wrong', async () => {
  const sentence = 'There is no such member'
  const { api, user } = await opened('/staff/dashboard/stores/north-audio', {
    [speak]: { status: 422, body: { message: sentence, fields: { username: sentence } } },
  })
  await user.type(await box(/^Member/), 'ann')
  await user.type(await box(/^Why/), 'They wrote from its address.')
  await user.click(screen.getByRole('button', { name: 'Verify a member' }))
  await waitFor(async () => expect(await box(/^Member/)).toHaveAccessibleDescription(sentence))
  expect(api.asked(speak)[0]?.body).toEqual({ username: 'ann', verified: true, reason: 'They wrote from its address.' })
})

const annSpeaks = {
  username: 'ann',
  reason: 'They wrote from its address.',
  verifiedAt: '2026-03-02T10:00:00.000Z',
  by: 'stacy',
}
const annAsks = {
  username: 'ann',
  statement: 'I look after its web shop.',
  proof: 'https://north-audio.example/team',
  askedAt: '2026-03-02T10:00:00.000Z',
}
const asking = { [speakers]: { body: { waiting: [annAsks], history: [] } } }

it('says why somebody speaks for a store, since when and who verified it', async () => {
  await opened('/staff/dashboard/stores/north-audio', { [one]: { body: { ...north, representatives: [annSpeaks] } } })
  expect(await screen.findByText('They wrote from its address.')).toBeVisible()
  expect(screen.getByText(/^Verified by stacy on/)).toHaveTextContent('2026')
})

it('asks why before it takes back that somebody speaks for a store', async () => {
  const { api, user } = await opened('/staff/dashboard/stores/north-audio', {
    [one]: { body: { ...north, representatives: [annSpeaks] } },
    [speak]: { body: { username: 'ann', verified: false } },
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke ann' }))
  expect(dialog.getByRole('button', { name: 'Revoke' })).toBeDisabled()
  expect(dialog.getByRole('textbox', { name: /^Why/ })).toHaveAccessibleDescription(/They read it/)
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'They left the shop.')
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('ann no longer speaks for the store')).toBeVisible()
  expect(api.asked(speak)[0]?.body).toEqual({ username: 'ann', verified: false, reason: 'They left the shop.' })
})

it('finds the stores that members ask to speak for, with how many', async () => {
  const { api, user } = await opened('/staff/dashboard/stores', {
    [list]: { body: { stores: [{ ...north, waitingRequests: 2 }], total: 1, waitingRequests: 3 } },
  })
  expect(await screen.findByText('2 requests')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Requests (3)' }))
  await waitFor(() => expect(api.asked(list).at(-1)?.params).toMatchObject({ status: 'asked' }))
})

it.each([
  { name: 'Verify', call: speak, more: { verified: true }, said: 'ann speaks for the store' },
  { name: 'Decline', call: decline, more: {}, said: 'ann is told why not' },
])('shows who asks to speak for a store: $name', async ({ name, call, more, said }) => {
  const { api, user } = await opened('/staff/dashboard/stores/north-audio', {
    ...asking,
    [call]: { body: { username: 'ann', verified: name === 'Verify' } },
  })
  expect(await screen.findByText('I look after its web shop.')).toBeVisible()
  expect(screen.getByRole('link', { name: annAsks.proof })).toHaveAttribute('href', annAsks.proof)
  await user.click(screen.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: `${name} ann` }))
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'It is on the page.')
  await user.click(dialog.getByRole('button', { name }))
  expect(await screen.findByText(said)).toBeVisible()
  expect(api.asked(call)[0]?.body).toEqual({ username: 'ann', reason: 'It is on the page.', ...more })
})

it('says in the dialog that somebody else decided meanwhile', async () => {
  const message = 'No request of this member waits here.'
  const { user } = await opened('/staff/dashboard/stores/north-audio', {
    ...asking,
    [decline]: { status: 409, body: { message } },
  })
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline ann' }))
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'It is on no page.')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await dialog.findByText(message)).toBeVisible()
})

it('tells what was decided about it so far', async () => {
  const act = {
    id: '1',
    kind: 'revoked',
    username: 'ann',
    reason: 'They left the shop.',
    at: annAsks.askedAt,
    by: 'stacy',
  }
  await opened('/staff/dashboard/stores/north-audio', { [speakers]: { body: { waiting: [], history: [act] } } })
  expect(await screen.findByRole('row', { name: /ann revoked They left the shop. stacy/ })).toBeVisible()
})

it('leads to the store that has the name already', async () => {
  const message = 'There is a store of this name already: South, at /store/south.'
  const body = { message, fields: { name: 'Another store has this name' }, store: { slug: 'south', name: 'South' } }
  const { user } = await opened('/staff/dashboard/stores/north-audio', { [change]: { status: 409, body } })
  await user.clear(await box(/^Name/))
  await user.type(await box(/^Name/), 'South')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'Open South' })).toHaveAttribute(
    'href',
    '/staff/dashboard/stores/south',
  )
  expect(screen.getByText('Another store has this name')).toBeVisible()
})
