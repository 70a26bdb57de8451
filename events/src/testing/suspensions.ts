import { builder } from './builder.ts'
import { bob, mo } from './people.ts'

/** Keeps somebody from everything, for good. */
export const aSuspension = builder(
  'UserSuspended',
  { userId: bob, until: null, restricts: ['vote', 'post', 'comment'], reasonCode: 'spam', reason: null },
  mo,
)
