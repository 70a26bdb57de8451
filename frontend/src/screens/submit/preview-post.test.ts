import { emptyForm } from '../../features/submit/post-form-values.ts'
import { previewPost } from './preview-post.ts'

const form = {
  ...emptyForm('USD'),
  type: 'product',
  title: 'Sparkling water, 12 × 330 ml',
  price: '12',
  categorySlug: 'grocery',
} as const

it.each([
  [{}, '$3.03 per L', null],
  [{ shipping: 'free', shippingCost: '9' }, '$3.03 per L', 0],
  [{ shipping: 'paid', shippingCost: '3' }, '$3.79 per L with shipping', 3],
  [{ shipping: 'paid', shippingCost: '' }, '$3.03 per L', null],
  [{ title: 'Desk lamp' }, undefined, null],
  [{ title: 'StreamBox $12 a month' }, 'per month', null],
  [{ type: 'sales', shipping: 'paid', shippingCost: '3' }, undefined, null],
  [{ price: '' }, undefined, null],
] as const)('a form with %j has beside its price in the preview: %s', (over, priceNote, shippingCost) => {
  const post = previewPost({ ...form, ...over }, 'ann', 0)
  expect([post.priceNote, post.shippingCost]).toEqual([priceNote, shippingCost])
})
