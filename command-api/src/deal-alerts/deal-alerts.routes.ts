import { changeAlertRequest, createAlertRequest, dismissMatchRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { nameParam, numericParam } from '../platform/params.ts'
import { noFields } from '../platform/read-body.ts'
import { alertMatchCommands } from './alert-matches.commands.ts'
import { alertCommands } from './deal-alerts.commands.ts'

export function dealAlertCalls(context: CommandContext): Call[] {
  const { createAlert, changeAlert, deleteAlert, rehearseAlert } = alertCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/deal-alerts',
      about: 'Asks to be told of certain deals.',
      speaks: 'json',
      schema: createAlertRequest,
      run: ({ caller, by, input }) => createAlert({ caller, by, form: input }),
    }),
    memberCall({
      method: 'post',
      path: '/api/deal-alerts/rehearse',
      about: 'Tells what an alert would have found in the last 30 days; nothing is kept.',
      speaks: 'json',
      schema: createAlertRequest,
      costs: ['rehearsal'],
      run: ({ caller, input }) => rehearseAlert({ caller, form: input }),
    }),
    memberCall({
      method: 'patch',
      path: '/api/deal-alerts/:id',
      about: 'Changes what an alert looks for or how it tells, and switches it off and on.',
      speaks: 'json',
      schema: changeAlertRequest,
      run: ({ caller, by, params, input }) =>
        changeAlert({ caller, by, alertId: nameParam(params['id']), form: input }),
    }),
    memberCall({
      method: 'delete',
      path: '/api/deal-alerts/:id',
      about: 'Removes an alert with all that it found.',
      speaks: 'json',
      bodies: [],
      schema: noFields,
      run: ({ caller, by, params }) => deleteAlert({ caller, by, alertId: nameParam(params['id']) }),
    }),
  ]
}

/** Calls about what alerts found. */
export function alertMatchCalls(context: CommandContext): Call[] {
  const { dismissMatch, markMatchesSeen } = alertMatchCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/deal-alerts/matches/seen',
      about: 'Marks all matches of alerts as read.',
      speaks: 'json',
      bodies: [],
      schema: noFields,
      run: ({ caller, by }) => markMatchesSeen({ caller, by }),
    }),
    memberCall({
      method: 'post',
      path: '/api/deal-alerts/:id/matches/:postId/dismiss',
      about: 'Says that a match is not what the member looks for; a word, where given, is excluded from then on.',
      speaks: 'json',
      schema: dismissMatchRequest,
      run: ({ caller, by, params, input }) =>
        dismissMatch({
          ...{ caller, by, word: input.word, alertId: nameParam(params['id']) },
          postId: numericParam(params['postId']),
        }),
    }),
  ]
}
