import type { featuredReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { listFeatured } from './list-featured.query.ts'
import { listStaffFeatured } from './list-staff-featured.query.ts'

export const featuredAnswers: Answers<typeof featuredReads> = {
  listFeatured: { query: listFeatured },
  listStaffFeatured: { query: listStaffFeatured, cost: 2 },
}
