import { screen } from '@testing-library/react'
import { PostFormFields } from '../../features/submit/PostFormFields.tsx'
import { emptyForm } from '../../features/submit/post-form-values.ts'
import { useSuggestions } from '../../features/submit/use-suggestions.ts'
import { useForm } from '../../lib/use-form.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'

const preview = {
  url: 'https://shop.example/p/1',
  removed: [],
  title: 'Trail runner 8, size 44',
  price: 59.99,
  currency: 'CAD',
  category: 'sportinggoods',
  suggested: [
    { field: 'price', by: 'model', words: 'Now only CA$59.99' },
    { field: 'category', by: 'words', words: 'trail' },
  ],
  store: null,
  images: [],
  duplicates: [],
  message: null,
}

function Form() {
  const { form, errors, change } = useForm(emptyForm('USD'))
  const suggestions = useSuggestions()
  return <PostFormFields form={form} errors={errors} onChange={change} suggestions={suggestions} />
}

it('what a page does not tell of itself is marked as suggested, until somebody types something else', async () => {
  const { user } = await show(<Form />, { api: fakeApi({ 'POST /api/posts/preview': { body: preview } }) })
  await user.type(screen.getByRole('textbox', { name: /Link to the deal/ }), 'https://shop.example/p/1')
  await user.click(screen.getByRole('button', { name: 'Fill in from the link' }))
  const price = await screen.findByRole('textbox', { name: 'Price' })
  expect(await screen.findByDisplayValue('59.99')).toBe(price)
  const ofModel = 'Suggested by a language model from “Now only CA$59.99” on the page. Please check it.'
  expect(price).toHaveAccessibleDescription(ofModel)
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveAccessibleDescription(
    'Suggested by the words “trail”. Please check it.',
  )
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/8 to 150 characters/)
  await user.clear(price)
  await user.type(price, '49')
  expect(price).toHaveAccessibleDescription('After codes and discounts, before tax')
})
