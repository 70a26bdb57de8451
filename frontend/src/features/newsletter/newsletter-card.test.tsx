import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { NewsletterCard } from './NewsletterCard.tsx'

const email = 'GET /api/user/email'
const known = () => fakeApi({ [email]: { body: { email: 'ann@mail.example', confirmed: true, pending: null } } })
const field = () => screen.getByRole('textbox', { name: 'E-mail' })

it('the newsletter goes to the address of a member, unless they write another one', async () => {
  const { user } = await show(<NewsletterCard onDismiss={() => undefined} />, {
    api: known(),
    signedIn: true,
  })
  await waitFor(() => expect(field()).toHaveValue('ann@mail.example'))
  await user.clear(field())
  expect(field()).toHaveValue('')
})

it('nobody asks for the address of a visitor', async () => {
  const api = known()
  await show(<NewsletterCard onDismiss={() => undefined} />, { api })
  expect(field()).toHaveValue('')
  expect(api.asked(email)).toEqual([])
})
