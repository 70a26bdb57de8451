import { z } from 'zod'
import { caseView, memberCase, memberList, queueView } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { pathText } from '../platform/page.ts'
import { getCase } from './get-case.query.ts'
import { eventsView, getEvents } from './get-events.query.ts'
import { getLog, logAsCsv, logParameters } from './get-log.query.ts'
import { getMember } from './get-member.query.ts'
import { getQueue } from './get-queue.query.ts'
import { listMembers, membersParameters } from './list-members.query.ts'
import { logView } from './moderation.view.ts'
import { queueParameters } from './queue-parameters.ts'

export const moderationRoutes = [
  endpoint({
    path: '/api/moderation/queue',
    about: 'What waits for a decision of moderators, the most pressing first.',
    cost: 5,
    errors: 'json',
    who: 'signed-in',
    parameters: queueParameters,
    answer: queueView,
    query: getQueue,
  }),
  endpoint({
    path: '/api/moderation/log',
    about: 'What moderators did, the latest first; format=csv for a spreadsheet.',
    cost: 5,
    errors: 'json',
    who: 'signed-in',
    parameters: logParameters,
    answer: logView,
    query: getLog,
    send: { type: 'text/csv', write: logAsCsv },
  }),
  endpoint({
    path: '/api/moderation/users',
    about: 'Members whose name begins so; without one those about whom was decided last.',
    cost: 2,
    errors: 'json',
    who: 'signed-in',
    parameters: membersParameters,
    answer: memberList,
    query: listMembers,
  }),
  endpoint({
    path: '/api/moderation/users/:username',
    about: 'A member with everything that moderators did about them.',
    cost: 2,
    errors: 'json',
    who: 'signed-in',
    parameters: z.object({ username: pathText }),
    answer: memberCase,
    query: getMember,
  }),
  endpoint({
    path: '/api/moderation/posts/:id',
    about: 'Everything that is needed to decide about one post.',
    cost: 2,
    errors: 'json',
    who: 'signed-in',
    parameters: z.object({ id: pathText }),
    answer: caseView,
    query: getCase,
  }),
  endpoint({
    path: '/api/moderation/posts/:id/events',
    about: 'The raw events of a post, its case and its reports, for audit.',
    cost: 5,
    errors: 'json',
    who: 'signed-in',
    parameters: z.object({ id: pathText }),
    answer: eventsView,
    query: getEvents,
  }),
]
