import { projections } from '@deals/projector/app'
import { viewsOf } from './views.ts'

it.each(projections.flatMap(({ name, collections }) => collections.map((one) => [one.name, name, one] as const)))(
  'who reads %s waits for %s',
  (_collection, projection, schema) => {
    expect(viewsOf([schema])).toEqual([projection])
  },
)
