import { screen, waitFor, within } from '@testing-library/react'
import type { SettingsView } from '@deals/events'
import { fakeApi } from '../../../testing/fake-api.ts'
import type { FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

const get = 'GET /api/staff/settings'
const patch = 'PATCH /api/staff/settings'
const usual: SettingsView = { version: 0, values: {}, changes: [] }
const set: SettingsView = {
  version: 1,
  values: { 'submit.0.86400': 3 },
  changes: [
    {
      position: 9,
      at: '2026-11-20T11:00:00.000Z',
      name: 'submit.0.86400',
      from: 2,
      to: 3,
      by: 'superUser',
      actor: 'sue',
    },
  ],
}
const opened = async (more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const site = await show(<SettingsScreen />, {
    api: fakeApi({ [get]: { body: usual }, ...more }),
    signedIn: { username: 'sue', isSuperUser: true },
  })
  const posts = within(await screen.findByRole('region', { name: 'Posts' }))
  const field = posts.getByRole('textbox', { name: 'New members, in 1 day' })
  const write = async (text: string) => {
    await site.user.clear(field)
    await site.user.type(field, text)
  }
  const save = () => site.user.click(screen.getByRole('button', { name: /^Save/ }))
  return { ...site, field, write, save }
}

it('shows the numbers that hold, and who changed what from what to what', async () => {
  const { field } = await opened({ [get]: { body: set } })
  expect(field).toHaveValue('3')
  expect(field).toHaveAccessibleDescription('Usually 2')
  const changes = within(screen.getByRole('region', { name: 'Changes of settings' }))
  expect(changes.getByRole('rowheader', { name: 'Posts · New members, in 1 day' })).toBeVisible()
  expect(changes.getByText('sue')).toBeVisible()
})

it('sends what was changed, on the state that was seen', async () => {
  const { api, field, write, save } = await opened({ [patch]: { body: { version: 1, values: set.values } } })
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await write('3')
  api.answer(get, { body: set })
  await save()
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(api.asked(patch)[0]?.body).toEqual({ version: 0, values: { 'submit.0.86400': 3 } })
  expect(field).toHaveValue('3')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled())
})

it.each(['0', 'many', ' '])('says at the field why %s cannot be set, and sends nothing', async (text) => {
  const { api, field, write, save } = await opened()
  await write(text)
  await save()
  expect(field).toHaveAccessibleDescription(/Enter a whole number from 1 to 1000/)
  expect(document.activeElement).toHaveTextContent('Posts, New members, in 1 day: Enter a whole number')
  expect(api.asked(patch)).toEqual([])
})

it('puts what the site refuses at its field', async () => {
  const refused = { status: 422, body: { message: 'Please check.', fields: { 'submit.0.86400': 'Not today' } } }
  const { field, write, save } = await opened({ [patch]: refused })
  await write('3')
  await save()
  expect(await screen.findByText('Posts, New members, in 1 day: Not today')).toBeVisible()
  expect(field).toBeInvalid()
})

it('tells who comes second, keeps what was written, and shows what was set meanwhile', async () => {
  const sentence = 'Somebody else changed the settings while you were working.'
  const { api, user, field, write, save } = await opened({ [patch]: { status: 409, body: { message: sentence } } })
  await write('4')
  await save()
  expect(await screen.findByText(sentence)).toBeVisible()
  api.answer(get, { body: set })
  api.answer(patch, { body: { version: 2, values: { 'submit.0.86400': 4 } } })
  await user.click(screen.getByRole('button', { name: 'Show what was set' }))
  expect(await screen.findByRole('region', { name: 'Changes of settings' })).toBeVisible()
  expect(field).toHaveValue('4')
  await save()
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(api.asked(patch).at(-1)?.body).toMatchObject({ version: 1 })
})

it('takes back what was not saved', async () => {
  const { user, field, write } = await opened()
  await write('9')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field).toHaveValue('2')
})

it('switches something off for everybody, and tells it as on and off', async () => {
  const change = { ...set.changes[0], name: 'open.comments', from: 1, to: 0 }
  const { api, user, save } = await opened({
    [get]: { body: { ...usual, changes: [change] } },
    [patch]: { body: { version: 1, values: { 'open.comments': 0 } } },
  })
  const box = screen.getByRole('checkbox', { name: 'New comments are taken' })
  expect(box).toBeChecked()
  expect(screen.getByRole('row', { name: /New comments are taken on off/ })).toBeVisible()
  await user.click(box)
  await save()
  expect(await screen.findByText('Settings saved')).toBeVisible()
  expect(api.asked(patch)[0]?.body).toEqual({ version: 0, values: { 'open.comments': 0 } })
})
