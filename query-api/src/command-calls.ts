import { accountCalls, staffCalls } from './calls/account-calls.ts'
import { alertCalls } from './calls/alert-calls.ts'
import { conversationCalls, postCalls } from './calls/post-calls.ts'
import type { CommandCall } from './context.ts'

/** What is known here of the calls of the command side, for a process that runs without it. */
export const knownCommands: readonly CommandCall[] = [
  ...postCalls,
  ...conversationCalls,
  ...alertCalls,
  ...accountCalls,
  ...staffCalls,
]

const nameOf = ({ method, path }: CommandCall): string => `${method} ${path.replace(/:\w+/g, ':')}`

/** The command side's own descriptions where they are given: they hold the very schemas that check the requests. */
export function allCommands(own: readonly CommandCall[] = []): CommandCall[] {
  const known = new Map(knownCommands.map((call) => [nameOf(call), call]))
  const told = own.map((call) => ({ ...call, answer: call.answer ?? known.get(nameOf(call))?.answer }))
  const names = new Set(own.map(nameOf))
  return [...told, ...knownCommands.filter((call) => !names.has(nameOf(call)))]
}
