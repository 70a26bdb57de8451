import { screen } from '@testing-library/react'
import type { PostType } from '@deals/events'
import { useForm } from '../../lib/use-form.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PostFormFields } from './PostFormFields.tsx'
import { emptyForm } from './post-form-values.ts'

function Form({ type, isCurrencyLocked }: { readonly type: PostType; readonly isCurrencyLocked: boolean }) {
  const { form, errors, change } = useForm({ ...emptyForm('CAD'), type })
  return <PostFormFields form={form} errors={errors} isCurrencyLocked={isCurrencyLocked} onChange={change} />
}
const currency = () => screen.queryByRole('combobox', { name: /^Currency of the prices?$/ })

it.each<PostType>(['product', 'sales'])('of a %s the currency is chosen, beginning with one’s own', async (type) => {
  const { user } = await show(<Form type={type} isCurrencyLocked={false} />, { api: fakeApi({}) })
  expect(currency()).toHaveValue('CAD')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Currency/ }), 'USD')
  expect(currency()).toHaveValue('USD')
})

it('a discussion has no prices', async () => {
  await show(<Form type="discussion" isCurrencyLocked={false} />, { api: fakeApi({}) })
  expect(currency()).toBeNull()
})

it.each<PostType>(['product', 'sales'])('of a %s it stays once somebody voted', async (type) => {
  await show(<Form type={type} isCurrencyLocked />, { api: fakeApi({}) })
  expect(currency()).toBeDisabled()
})
