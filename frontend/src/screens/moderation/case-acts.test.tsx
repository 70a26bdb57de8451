import { leadsInto, postStatuses } from '@deals/events'
import { actsOf } from './use-case-commands.ts'
import { aCase } from './testing/queue-items.ts'

it.each(postStatuses)('offers of a post that is %s what is taken there', (status) => {
  const { details } = aCase(1, {})
  const acts = actsOf(aCase(1, { details: { ...details, status } }))
  expect({
    active: acts.approve || acts.renew,
    'poster-review': acts.changes,
    expired: acts.expire,
    deleted: acts.remove,
  }).toEqual({
    active: leadsInto(status, 'active'),
    'poster-review': leadsInto(status, 'poster-review'),
    expired: leadsInto(status, 'expired'),
    deleted: leadsInto(status, 'deleted'),
  })
})
