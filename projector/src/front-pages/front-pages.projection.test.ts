import { aFrontPage } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { frontPagesProjection } from './front-pages.projection.ts'
import { frontPages } from './front-pages.read-models.ts'

it('keeps what stood on the home page at each hour', async () => {
  const nine = aFrontPage({ hour: 9 })
  const ten = aFrontPage({ hour: 10, places: [] })
  const view = await folded(frontPagesProjection, nine, ten)
  const { day, readAt, places } = nine.data
  expect(view.doc(frontPages, '20468-9')).toEqual({ day, readAt, places, hourAt: Date.UTC(2026, 0, 15, 9) })
  expect(view.doc(frontPages, '20468-10')).toMatchObject({ places: [], hourAt: Date.UTC(2026, 0, 15, 10) })
})
