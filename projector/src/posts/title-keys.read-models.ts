import { titleKeyNames, type TitleKeys } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** What a title shares with titles that are alike; it goes when the title goes. id: postId */
export interface TitleKeysDoc extends TitleKeys {
  postId: number
  authorId: string
  isDeleted: boolean
}
export const titleKeys: CollectionSchema<TitleKeysDoc> = {
  name: 'title_keys',
  fields: {
    postId: 'number',
    authorId: 'text',
    isDeleted: 'boolean',
    ...Object.fromEntries(titleKeyNames.map((name) => [name, 'number' as const])),
  },
  // The newest of a key are found without a look at those before them, however common it is.
  indexes: [['authorId'], ...titleKeyNames.map((name) => [name, 'isDeleted', '-postId'])],
}
