import { projections } from '@deals/projector/app'
import { isByPost, viewsOf } from './views.ts'

it.each(projections.flatMap(({ name, collections }) => collections.map((one) => [one.name, name, one] as const)))(
  'who reads %s waits for %s',
  (_collection, projection, schema) => {
    expect(viewsOf([schema])).toEqual([projection])
  },
)

it('knows which views are divided by post', () => {
  const byPost = projections.filter(({ view = 'by-post' }) => view === 'by-post')
  expect(projections.filter(({ name }) => isByPost(name))).toEqual(byPost)
})
