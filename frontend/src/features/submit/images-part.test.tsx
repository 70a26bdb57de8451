import { screen } from '@testing-library/react'
import { useForm } from '../../lib/use-form.ts'
import { aMember } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ImagesPart } from './ImagesPart.tsx'
import { emptyForm } from './post-form-values.ts'

function Form() {
  const { form, errors, change } = useForm(emptyForm('CAD'))
  return <ImagesPart {...{ form, errors }} onChange={change} />
}
const aFile = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

it('says of a picture that it is too large before it is sent, and sends the others', async () => {
  const api = fakeApi({
    'GET /api/user': { body: aMember() },
    'POST /api/images': { body: { imageUrl: '/images/a-1600.webp', width: 800, height: 800 } },
  })
  const { user } = await show(<Form />, { api })
  await user.upload(screen.getByLabelText(/picture/i), [
    aFile('large.png', 5 * 1024 * 1024 + 1),
    aFile('small.png', 5 * 1024 * 1024),
  ])
  expect(await screen.findByText('large.png: Image is larger than 5 MB')).toBeVisible()
  expect(api.asked('POST /api/images')).toHaveLength(1)
})
