import type { CollectionSchema } from '../platform/read-models.ts'

/** A post and another one of the same product; each of the two has one. id: `${postId}:${otherId}` */
export interface ProductLinkDoc {
  postId: number
  otherId: number
  at: number
}
export const productLinks: CollectionSchema<ProductLinkDoc> = {
  name: 'product_links',
  fields: { postId: 'number', at: 'number' },
  indexes: [['postId', 'at']],
}
/** Two posts of which some say that they are of one product. id: `${postId}:${otherId}`, the smaller number first */
export interface ProductProposalDoc {
  postId: number
  otherId: number
  /** Who says so, the first one first. */
  speakerIds: string[]
  at: number
}
export const productProposals: CollectionSchema<ProductProposalDoc> = {
  name: 'product_proposals',
  fields: { postId: 'number', otherId: 'number', at: 'number' },
  indexes: [
    ['postId', 'at'],
    ['otherId', 'at'],
  ],
}
