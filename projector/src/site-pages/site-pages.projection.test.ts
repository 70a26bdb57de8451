import { stacy, sue } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { sitePagesProjection } from './site-pages.projection.ts'
import { sitePagesNow, sitePageVersions } from './site-pages.read-models.ts'

it('a page says what was written last, and each version can be read, the usual one too', async () => {
  const site = await folded(
    sitePagesProjection,
    tell('SitePageChanged', { slug: 'terms', version: 2, text: 'B', what: 'To B', usual: 'A' }, { by: stacy }),
    tell('SitePageChanged', { slug: 'terms', version: 3, text: 'C', what: 'To C', usual: null }, { by: sue }),
  )
  expect(site.doc(sitePagesNow, 'terms')).toMatchObject({
    version: 3,
    text: 'C',
    versions: [
      { version: 3, what: 'To C', actorId: sue },
      { version: 2, what: 'To B', actorId: stacy },
    ],
  })
  const texts = ['terms:1', 'terms:2', 'terms:3'].map((id) => site.doc(sitePageVersions, id))
  expect(texts).toMatchObject([{ version: 1, text: 'A' }, { text: 'B' }, { text: 'C' }])
})
