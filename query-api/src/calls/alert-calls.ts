import { z } from 'zod'
import { alertView, changeAlertRequest, createAlertRequest, dismissMatchRequest, rehearsal } from '@deals/events'
import type { CommandCall } from '../context.ts'

const jsonMember = { signedIn: true, speaks: 'json' } as const

/** Calls about what members want to be told of. */
export const alertCalls: readonly CommandCall[] = [
  {
    ...jsonMember,
    method: 'post',
    path: '/api/deal-alerts',
    about: 'Asks to be told of certain deals.',
    schema: createAlertRequest,
    answer: alertView,
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/deal-alerts/rehearse',
    about: 'Tells what an alert would have found in the last 30 days; nothing is kept.',
    schema: createAlertRequest,
    answer: rehearsal,
  },
  {
    ...jsonMember,
    method: 'patch',
    path: '/api/deal-alerts/:id',
    about: 'Changes what an alert looks for or how it tells, and switches it off and on.',
    schema: changeAlertRequest,
    answer: alertView,
  },
  {
    ...jsonMember,
    method: 'delete',
    path: '/api/deal-alerts/:id',
    about: 'Removes an alert with all that it found.',
    answer: z.object({ deleted: z.literal(true) }),
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/deal-alerts/matches/seen',
    about: 'Marks all matches of alerts as read.',
    answer: z.object({ seen: z.literal(true) }),
  },
  {
    ...jsonMember,
    method: 'post',
    path: '/api/deal-alerts/:id/matches/:postId/dismiss',
    about: 'Says that a match is not what the member looks for; a word, where given, is excluded from then on.',
    schema: dismissMatchRequest,
    answer: alertView,
  },
]
