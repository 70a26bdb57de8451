import type { dealAlertCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { nameParam, numericParam } from '../platform/params.ts'
import { alertFeedCommands } from './alert-feed.commands.ts'
import { alertMatchCommands } from './alert-matches.commands.ts'
import { alertCommands } from './deal-alerts.commands.ts'

export function dealAlertHandlers(context: CommandContext): Handlers<typeof dealAlertCalls> {
  const { createAlert, changeAlert, deleteAlert, rehearseAlert } = alertCommands(context)
  const { dismissMatch, markMatchesSeen } = alertMatchCommands(context)
  const { showFeed, renewFeed, dropFeed } = alertFeedCommands(context)
  return {
    createAlert: { costs: ['alert'], run: ({ caller, by, body }) => createAlert({ caller, by, form: body }) },
    rehearseAlert: { costs: ['rehearsal'], run: ({ caller, body }) => rehearseAlert({ caller, form: body }) },
    changeAlert: {
      costs: ['alert'],
      run: ({ caller, by, params, body }) => changeAlert({ caller, by, alertId: nameParam(params.id), form: body }),
    },
    deleteAlert: {
      costs: ['alert'],
      run: ({ caller, by, params }) => deleteAlert({ caller, by, alertId: nameParam(params.id) }),
    },
    markMatchesSeen: { run: ({ caller, by }) => markMatchesSeen({ caller, by }) },
    getAlertFeed: { run: (asked) => showFeed(asked) },
    renewAlertFeed: { costs: ['alert'], run: (asked) => renewFeed(asked) },
    dropAlertFeed: { run: (asked) => dropFeed(asked) },
    dismissMatch: {
      costs: ['alert'],
      run: ({ caller, by, params: { id, postId }, body: { word } }) =>
        dismissMatch({ caller, by, word, alertId: nameParam(id), postId: numericParam(postId) }),
    },
  }
}
