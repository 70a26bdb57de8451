import type { newsletterReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getNewsletter } from './get-newsletter.query.ts'

export const newsletterAnswers: Answers<typeof newsletterReads> = { getNewsletter: { query: getNewsletter, cost: 5 } }
