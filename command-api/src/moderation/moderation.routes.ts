import type { moderationCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import type { ByMember } from '../platform/invocation.ts'
import { nameParam, numericParam } from '../platform/params.ts'
import { decideStore } from './decide-store.ts'
import { moderationCommands } from './moderation.commands.ts'

interface Asked extends ByMember {
  readonly params: { readonly id: string }
}
const named = ({ caller, by, params }: Asked) => ({ caller, by, postId: numericParam(params.id) })

export function moderationHandlers(context: CommandContext): Handlers<typeof moderationCalls> {
  const commands = moderationCommands(context)
  return {
    setPostStatus: { run: (asked) => commands.setPostStatus({ ...asked.body, ...named(asked) }) },
    decideBulk: { run: ({ caller, by, body }) => commands.decideBulk({ caller, by, ...body }) },
    mergePost: { run: (asked) => commands.mergePost({ ...asked.body, ...named(asked) }) },
    undoDecision: { run: (asked) => commands.undoDecision({ ...asked.body, ...named(asked) }) },
    decideReports: { run: (asked) => commands.decideReports({ words: asked.body, ...named(asked) }) },
    decideStore: {
      run: ({ caller, by, params, body }) =>
        decideStore(context, { caller, by, slug: nameParam(params.slug), ...body }),
    },
    changeTemplates: { run: ({ caller, by, body }) => commands.changeTemplates({ caller, by, ...body }) },
    changeViews: { run: ({ caller, by, body }) => commands.changeViews({ caller, by, ...body }) },
    openAppeal: { run: ({ caller, by, body }) => commands.openAppeal({ caller, by, ...body }) },
    decideAppeal: {
      run: ({ caller, by, params, body }) =>
        commands.decideAppeal({ caller, by, decisionId: nameParam(params.id), ...body }),
    },
    claimPost: { run: (asked) => commands.claimPost(named(asked)) },
    releasePost: { run: (asked) => commands.releasePost(named(asked)) },
    notePost: { run: (asked) => commands.notePost({ ...asked.body, ...named(asked) }) },
  }
}
