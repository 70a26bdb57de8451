import { screen } from '@testing-library/react'
import { postFormTexts } from '@deals/events'
import { useForm } from '../../lib/use-form.ts'
import { aMember } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ImagesPart } from './ImagesPart.tsx'
import { emptyForm, fieldId, type FieldErrors } from './post-form-values.ts'

function Form() {
  const { form, errors, change } = useForm(emptyForm('CAD'))
  return <ImagesPart form={form} errors={errors} onChange={change} />
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

it.each<[what: string, errors: FieldErrors, element: () => HTMLElement]>([
  [
    'the first picture of which nothing is said',
    { images: postFormTexts.noAlt },
    () => screen.getByLabelText(/^What picture 2/),
  ],
  [
    'the button, where pictures are missing',
    { images: postFormTexts.images },
    () => screen.getByRole('button', { name: 'Add pictures' }),
  ],
])('what is said above the form leads to %s', async (_what, errors, element) => {
  const images = ['A lamp', ' ', ''].map((alt, place) => ({ imageUrl: `/images/${place}-1600.webp`, alt }))
  const part = <ImagesPart form={{ ...emptyForm('CAD'), images }} errors={errors} onChange={() => undefined} />
  await show(part, { api: fakeApi({ 'GET /api/user': { body: aMember() } }) })
  expect(element()).toHaveAttribute('id', fieldId('images'))
})
