import type { StoreFields } from '@deals/events'
import { foldFrom, type Missing } from '../platform/fold.ts'

type ExistingStore = { readonly slug: string } & StoreFields
export type StoreState = Missing | ExistingStore

export const storeFold = foldFrom<'store', 'StoreRegistered', ExistingStore>(
  { StoreRegistered: ({ data }) => data },
  { StoreChanged: (store, { data }) => ({ ...store, ...data.changes }) },
)
