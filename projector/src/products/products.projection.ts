import { factTime } from '@deals/events'
import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import { productLinks, productProposals } from './products.read-models.ts'

const pairId = ({ postId, otherId }: { postId: number; otherId: number }): string => `${postId}:${otherId}`

/** Which posts are about the same product, and what of that waits for others to say so, too. */
export const productsProjection = foldPerEvent<'product'>({
  name: 'products',
  version: 1,
  collections: [productLinks, productProposals],
  key: byPost,
  touches: (event) => {
    switch (event.type) {
      case 'SameProductProposed':
      case 'SameProductConfirmed':
      case 'SameProductRefused':
        return [{ collection: productProposals, id: pairId(event.data) }]
      case 'ProductLinked':
      case 'ProductUnlinked':
        return [productLinks, productProposals].map((collection) => ({ collection, id: pairId(event.data) }))
      default:
        return []
    }
  },
  folds: {
    SameProductProposed: (documents, event) => {
      const { postId, otherId, userId } = event.data
      const proposal = { postId, otherId, speakerIds: [userId], at: factTime(event) }
      documents.put(productProposals, pairId(event.data), proposal)
    },
    SameProductConfirmed: (documents, { data }) => {
      const before = documents.get(productProposals, pairId(data))
      if (before !== null) {
        const speakerIds = [...before.speakerIds, data.userId]
        documents.put(productProposals, pairId(data), { ...before, speakerIds })
      }
    },
    SameProductRefused: (documents, { data }) => documents.remove(productProposals, pairId(data)),
    ProductLinked: (documents, event) => {
      const { postId, otherId } = event.data
      documents.put(productLinks, pairId(event.data), { postId, otherId, at: factTime(event) })
      documents.remove(productProposals, pairId(event.data))
    },
    ProductUnlinked: (documents, { data }) => documents.remove(productLinks, pairId(data)),
  },
})
