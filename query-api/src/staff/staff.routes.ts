import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { getOverview, overviewParameters, overviewView } from './get-overview.query.ts'
import { getParked, getProjections, parkedView, projectionsView } from './get-projections.query.ts'

export const staffRoutes = [
  endpoint({
    path: '/api/staff/overview',
    about: 'What happened in the last 7, 30 or 90 days.',
    cost: 5,
    errors: 'json',
    who: 'signed-in',
    parameters: overviewParameters,
    answer: overviewView,
    query: getOverview,
  }),
  endpoint({
    path: '/api/staff/projections',
    about: 'How far each view of the log is, and its versions.',
    cost: 5,
    errors: 'json',
    who: 'signed-in',
    parameters: z.object({}),
    answer: projectionsView,
    query: getProjections,
  }),
  endpoint({
    path: '/api/staff/parked',
    about: 'Events that could not be folded and wait for an operator.',
    cost: 5,
    errors: 'json',
    who: 'signed-in',
    parameters: z.object({}),
    answer: parkedView,
    query: getParked,
  }),
]
