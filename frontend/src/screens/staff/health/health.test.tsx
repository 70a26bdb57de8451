import { screen, waitFor, within } from '@testing-library/react'
import type { ParkedView, ProjectionReport } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { HealthScreen } from './HealthScreen.tsx'

const aView = (name: string, said: Partial<ProjectionReport> = {}): ProjectionReport => ({
  name,
  active: 1,
  previous: null,
  paused: false,
  state: 'live',
  position: 90,
  head: 90,
  lagEvents: 0,
  lagSeconds: 0,
  parkedKeys: 0,
  versions: [{ version: 1, state: 'live', position: 90, digest: null }],
  ...said,
})
const parked: ParkedView['parked'][number] = {
  projection: 'posts',
  version: 1,
  key: '7',
  events: 2,
  position: 60,
  type: 'PostEdited',
  error: 'no such field',
  firstSeen: '2026-11-20T11:00:00.000Z',
  asked: null,
}
const healthApi = (more: Readonly<Record<string, FakeAnswer>> = {}) =>
  fakeApi({
    'GET /api/staff/projections': {
      body: {
        projections: [
          aView('posts', { previous: 0, lagEvents: 12, lagSeconds: 3, state: 'catching-up' }),
          aView('stores'),
        ],
        work: [
          {
            id: 1,
            projection: 'stores',
            action: 'rebuild',
            state: 'running',
            result: 'back-fill 40%',
            askedAt: '2026-11-20T11:59:00.000Z',
          },
        ],
        cutOff: [{ projection: 'posts', version: 3, position: 1_200, begunAt: '2026-11-20T11:40:00.000Z' }],
      },
    },
    'GET /api/staff/parked': { body: { parked: [parked], passedOver: [{ position: 5, message: 'Strange' }] } },
    'GET /api/staff/mail-failures': { body: { failures: [], total: 0 } },
    ...more,
  })
const opened = (api = healthApi()) => show(<HealthScreen />, { api, signedIn: { isStaff: true } })
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body)

it('tells of each view how far it is, and of work how far it has come', async () => {
  await opened()
  const posts = await row('posts')
  expect(posts.getByText('12 (3 s)')).toBeVisible()
  expect(posts.getByText('catching-up')).toBeVisible()
  expect(screen.getByText('back-fill 40%')).toBeVisible()
  expect(screen.getByText('At 5: Strange')).toBeVisible()
  expect(screen.getByText('Every letter has left the site.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/staff/jobs')
})

it('tells of all views together whether one of them needs a look', async () => {
  await opened()
  await row('posts')
  const figures = screen.getByLabelText('Views together')
  expect([...figures.children].map(({ textContent }) => textContent)).toEqual([
    'Events in the log90',
    'Views2',
    'Not live1',
    'Behind1',
    'With parked events0',
  ])
})

it('asks before a view is built anew, and shows what came of it', async () => {
  const call = 'POST /api/staff/projections/stores/rebuild'
  const { api, user } = await opened(healthApi({ [call]: { body: { outcome: 'begun', message: 'Asked for.' } } }))
  await user.click((await row('stores')).getByRole('button', { name: 'Actions for stores' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Rebuild', 'Verify', 'Pause'])
  await user.click(screen.getByRole('menuitem', { name: 'Rebuild' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rebuild' }))
  expect(await screen.findByText('Asked for.')).toBeVisible()
  expect(api.asked(call)).toHaveLength(1)
})

it('shows a rebuild that nobody goes on with, until somebody asks for it', async () => {
  const call = 'POST /api/staff/projections/posts/rebuild'
  const { api, user } = await opened(healthApi({ [call]: { body: { outcome: 'begun', message: 'Asked for.' } } }))
  expect(await screen.findByText('cut off')).toBeVisible()
  expect(screen.getByText(/version 3, at 1,200/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue posts' }))
  expect(api.asked(call)).toHaveLength(0)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Asked for.')).toBeVisible()
  expect(api.asked(call)).toHaveLength(1)
})

it('says why a view cannot be rolled back', async () => {
  const call = 'POST /api/staff/projections/posts/rollback'
  const refused = { status: 409, body: { message: 'Version 0 is not as far as the running one.' } }
  const { user } = await opened(healthApi({ [call]: refused }))
  await user.click((await row('posts')).getByRole('button', { name: 'Actions for posts' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Roll back' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Roll back' }))
  expect(await screen.findByText('Version 0 is not as far as the running one.')).toBeVisible()
})

it('tries parked events again, and gives them up for a reason that the field asks for', async () => {
  const call = 'POST /api/staff/parked'
  const { api, user } = await opened(healthApi({ [call]: { body: { outcome: 'begun', message: 'Tried.' } } }))
  await user.click(await screen.findByRole('button', { name: 'Retry 7' }))
  await waitFor(() => expect(api.asked(call)).toHaveLength(1))
  api.answer(call, { status: 422, body: { message: 'Please check.', fields: { reason: 'Say why.' } } })
  await user.click(screen.getByRole('button', { name: 'Discard 7' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(await dialog.findByText('Say why.')).toBeVisible()
  api.answer(call, { body: { outcome: 'begun', message: 'Given up.' } })
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A mistake.')
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(api.asked(call).at(-1)?.body).toEqual({
    projection: 'posts',
    key: '7',
    action: 'discard',
    reason: 'A mistake.',
  })
})

it('answers for all views at once in which one event waits', async () => {
  const call = 'POST /api/staff/parked'
  const views = [
    parked,
    { ...parked, version: 2 },
    { ...parked, projection: 'search' },
    { ...parked, position: 90, key: '8' },
  ]
  const api = healthApi({
    'GET /api/staff/parked': { body: { parked: views, passedOver: [] } },
    [call]: { body: { outcome: 'begun', message: 'Tried.' } },
  })
  const { user } = await opened(api)
  expect(await screen.findByText('PostEdited at 60 waits in 2 views.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry PostEdited at 60 in all views' }))
  await waitFor(() => expect(api.asked(call)).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Discard PostEdited at 60 in all views' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard 2 events of 2 views' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A mistake.')
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const wish = { key: '7', action: 'discard', reason: 'A mistake.' }
  expect(
    api
      .asked(call)
      .slice(2)
      .map(({ body }) => body),
  ).toEqual([
    { projection: 'posts', ...wish },
    { projection: 'search', ...wish },
  ])
})

it('says of one parked event that the view goes on without it', async () => {
  const { user } = await opened(
    healthApi({ 'GET /api/staff/parked': { body: { parked: [{ ...parked, events: 1 }], passedOver: [] } } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Discard 7' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard one event of posts' }))
  expect(dialog.getByText(/goes on without it\. The log keeps it, and why it was given up\./)).toBeVisible()
})

it('says what could not be loaded, part by part', async () => {
  await opened(healthApi({ 'GET /api/staff/projections': { status: 503, body: { message: 'No projector answers.' } } }))
  expect(await screen.findByText('The views could not be loaded.')).toBeVisible()
  expect(await screen.findByText('Every letter has left the site.')).toBeVisible()
})
