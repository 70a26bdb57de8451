import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { AvatarField } from './AvatarField.tsx'

const upload = 'POST /api/images'
const picture = new File(['x'], 'me.png', { type: 'image/png' })
const field = () => screen.getByLabelText('Profile picture')

it('says how large a picture may be, and takes one', async () => {
  const chosen = jest.fn()
  const api = fakeApi({ [upload]: { body: { imageUrl: '/images/b-1600.webp', width: 200, height: 200 } } })
  const { user } = await show(<AvatarField username="ann" avatar={null} error={undefined} onChange={chosen} />, { api })
  expect(screen.getByText(/at most 2 MB, 128 to 2,048 pixels on each side/)).toBeVisible()
  await user.upload(field(), picture)
  await waitFor(() => expect(chosen).toHaveBeenCalledWith('/images/b-1600.webp'))
})

it('says what is wrong with one', async () => {
  const api = fakeApi({ [upload]: { status: 413, body: { message: 'A profile picture has at most 2 MB' } } })
  const { user } = await show(<AvatarField username="ann" avatar={null} error={undefined} onChange={() => {}} />, {
    api,
  })
  await user.upload(field(), picture)
  expect(await screen.findByText('A profile picture has at most 2 MB')).toBeVisible()
})
