import { screen, waitFor, within } from '@testing-library/react'
import type { SitePageView } from '@deals/events'
import { wordsName } from '../../../lib/kept-words.ts'
import { aMember } from '../../../testing/builders.ts'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { SitePagesScreen } from './SitePagesScreen.tsx'

const get = 'GET /api/pages/privacy'
const put = 'PUT /api/staff/pages/privacy'
const first = { version: 1, changedAt: '2026-11-20T00:00:00.000Z', what: null, by: null }
const second = { version: 2, changedAt: '2026-11-22T10:00:00.000Z', what: 'No cookies.', by: 'sue' }
const page: SitePageView = { slug: 'privacy', ...first, text: 'We keep your name and a cookie.', versions: [first] }
const theirs: SitePageView = { slug: 'privacy', ...second, text: 'We keep your name alone.', versions: [second, first] }

beforeEach(() => sessionStorage.clear())

const opened = async (more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const site = await show(<SitePagesScreen />, {
    api: fakeApi({ [get]: { body: page }, ...more }),
    signedIn: { username: 'stacy', isStaff: true },
  })
  const field = await screen.findByRole('textbox', { name: 'Text' })
  const write = async (words: string, what = 'Less of it.') => {
    await site.user.clear(field)
    await site.user.type(field, words)
    await site.user.type(screen.getByRole('textbox', { name: 'What changed, in a line' }), what)
  }
  const save = () => site.user.click(screen.getByRole('button', { name: /^Put version/ }))
  return { ...site, field, write, save }
}

it('shows what readers will see, and what becomes another', async () => {
  const { user, write } = await opened()
  await write('We keep your **name** and a cookie.')
  const preview = within(screen.getByRole('tabpanel', { name: 'Preview' }))
  expect((await preview.findByText('name')).tagName).toBe('STRONG')
  await user.click(screen.getByRole('tab', { name: 'What changes' }))
  const changes = within(screen.getByRole('tabpanel', { name: 'What changes' }))
  expect(changes.getByText('**name**').tagName).toBe('INS')
  expect(changes.getByText('name').tagName).toBe('DEL')
})

it('puts the next version in force, on the one that was read', async () => {
  const { api, field, write, save } = await opened({ [put]: { body: { version: 2 } } })
  expect(screen.getByRole('button', { name: 'Put version 2 in force' })).toBeDisabled()
  await write(theirs.text)
  api.answer(get, { body: theirs })
  await save()
  expect(await screen.findByText('Version 2 is in force')).toBeVisible()
  expect(api.asked(put)[0]?.body).toEqual({ version: 1, text: theirs.text, what: 'Less of it.' })
  await waitFor(() => expect(field).toHaveValue(theirs.text))
  const versions = within(screen.getByRole('region', { name: 'Versions of the page' }))
  expect(versions.getByText('No cookies.')).toBeVisible()
  expect(versions.getByText('sue')).toBeVisible()
})

it('says at its field what is missing, and sends nothing', async () => {
  const { api, field, write, save } = await opened()
  await write('Short.', ' ')
  await save()
  expect(field).toHaveAccessibleDescription(/A page has 20 to 20,000 characters/)
  expect(screen.getByText('Say in 1 to 160 characters what changed')).toBeVisible()
  expect(api.asked(put)).toEqual([])
})

it('tells who comes second, keeps the text, and shows it against theirs', async () => {
  const sentence = 'Somebody else wrote version 2 meanwhile. Your text is still here: look at theirs first.'
  const { api, user, field, write, save } = await opened({ [put]: { status: 409, body: { message: sentence } } })
  await write('We keep your name and two cookies.')
  await save()
  expect(await screen.findByText(sentence)).toBeVisible()
  api.answer(get, { body: theirs })
  api.answer(put, { body: { version: 3 } })
  await user.click(screen.getByRole('button', { name: 'Show theirs beside mine' }))
  expect((await screen.findByText('alone.')).tagName).toBe('DEL')
  expect(field).toHaveValue('We keep your name and two cookies.')
  await save()
  expect(await screen.findByText('Version 3 is in force')).toBeVisible()
  expect(api.asked(put).at(-1)?.body).toMatchObject({ version: 2, text: 'We keep your name and two cookies.' })
})

it('keeps what is written of each page, and asks before it is left', async () => {
  const words = 'We keep your name and two cookies.'
  const { user, address, write } = await opened({ 'GET /api/pages/terms': { body: { ...page, slug: 'terms' } } })
  await write(words)
  await user.click(screen.getByRole('button', { name: 'Terms of Service' }))
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue(page.text)
  await user.click(screen.getByRole('button', { name: 'Privacy Policy' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(words))
  expect(screen.getByRole('textbox', { name: 'What changed, in a line' })).toHaveValue('Less of it.')
  await user.click(screen.getByRole('link', { name: 'Scores' }))
  await screen.findByRole('dialog', { name: 'Leave this page?' })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(address()).toBe('/staff/dashboard/scores')
})

it('begins from what the tab keeps, on the version on which that was written', async () => {
  sessionStorage.setItem(wordsName(aMember().id, 'page privacy'), '1\nWe keep your name\nand two cookies.')
  const { api, user, field, save } = await opened({
    [get]: { body: theirs },
    [put]: { status: 409, body: { message: 'Late' } },
  })
  expect(field).toHaveValue('We keep your name\nand two cookies.')
  await user.type(screen.getByRole('textbox', { name: 'What changed, in a line' }), 'More.')
  await save()
  expect(await screen.findByText('Late')).toBeVisible()
  expect(api.asked(put)[0]?.body).toMatchObject({ version: 1 })
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field).toHaveValue(theirs.text)
  await user.type(field, '!{Backspace}')
  expect(sessionStorage).toHaveLength(0)
})
