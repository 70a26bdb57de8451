import { screen, waitFor } from '@testing-library/react'
import { draftOfForm } from '../../features/submit/draft-of-form.ts'
import { emptyForm } from '../../features/submit/post-form-values.ts'
import { draftName } from '../../features/submit/use-draft.ts'
import { readLocal, writeLocal } from '../../lib/local-storage.ts'
import { aMember } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { SubmitScreen } from './SubmitScreen.tsx'

const kept = draftName(aMember().id)
const save = 'PUT /api/drafts/a-draft'
const begin = { name: 'Begin a new post' }
const title = () => screen.getByRole('textbox', { name: 'Title' })

const open = async (answer: object) => {
  const form = draftOfForm({ ...emptyForm('USD'), title: 'Half price on boots', categorySlug: 'pets' })
  writeLocal(kept, JSON.stringify({ id: 'a-draft', form }))
  const api = fakeApi({ [save]: answer })
  const { user } = await show(<SubmitScreen />, { api, at: '/submit?category=computers', signedIn: true })
  expect(await screen.findByDisplayValue('Half price on boots')).toBe(title())
  return { api, user }
}

afterEach(() => writeLocal(kept, null))

it('leaves a draft that came back among the others, and begins with what the address says', async () => {
  const { api, user } = await open({ body: {} })
  await user.click(screen.getByRole('button', begin))
  await waitFor(() => expect(title()).toHaveValue(''))
  expect(api.asked(save)[0]?.body).toMatchObject({ title: 'Half price on boots' })
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveValue('computers')
  expect(screen.queryByRole('button', begin)).not.toBeInTheDocument()
  expect(readLocal(kept)).toBeNull()
})

it('keeps the draft in the form where it cannot be left anywhere else', async () => {
  const { user } = await open({ status: 500, body: { message: 'Something broke.' } })
  await user.click(screen.getByRole('button', begin))
  expect(await screen.findByText('Something broke.')).toBeVisible()
  expect(title()).toHaveValue('Half price on boots')
  expect(readLocal(kept)).not.toBeNull()
})

it('is offered to nobody else at the device', async () => {
  writeLocal(draftName('user-bob'), JSON.stringify({ id: 'his', form: { title: 'A surprise for Ann' } }))
  await show(<SubmitScreen />, { api: fakeApi({}), at: '/submit', signedIn: true })
  expect(title()).toHaveValue('')
  expect(screen.queryByRole('button', begin)).not.toBeInTheDocument()
  writeLocal(draftName('user-bob'), null)
})
