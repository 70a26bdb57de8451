import type { postCalls, PostForm } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Asked, Handlers } from '../platform/call.ts'
import type { Caller } from '../platform/invocation.ts'
import { numericParam } from '../platform/params.ts'
import type { UploadedFile } from '../platform/read-body.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { editCommands } from './edit.commands.ts'
import { fromFormData } from './form-data.ts'
import { postCommands } from './posts.commands.ts'
import { previewCommands } from './preview.commands.ts'
import { submitCommands } from './submit.commands.ts'
import { takeFiles } from './take-images.ts'

type AboutOne = Pick<Asked<typeof postCalls.expirePost>, 'caller' | 'by' | 'params'>
const named = ({ caller, by, params }: AboutOne) => ({ caller, by, postId: numericParam(params.id) })

export function postHandlers(context: CommandContext): Handlers<typeof postCalls> {
  const { submitPost } = submitCommands(context)
  const { editPost } = editCommands(context)
  const { previewPost } = previewCommands(context)
  const commands = postCommands(context)
  return {
    previewPost: { costs: ['preview'], run: ({ body }) => previewPost(body.url) },
    submitPost: {
      fromForm: fromFormData,
      costs: ['submit'],
      run: async (asked) => {
        const { caller, by } = asked
        const form = await withFiles(context, asked)
        return isRefused(form) ? form : submitPost({ caller, by, form })
      },
    },
    editPost: {
      fromForm: fromFormData,
      costs: ['edit'],
      run: async (asked) => {
        const form = await withFiles(context, asked)
        return isRefused(form) ? form : editPost({ ...named(asked), form })
      },
    },
    expirePost: { costs: ['edit'], run: (asked) => commands.expirePost(named(asked)) },
    renewPost: { costs: ['edit'], run: (asked) => commands.renewPost(named(asked)) },
    deletePost: { run: (asked) => commands.deletePost({ ...named(asked), reason: asked.body.reason ?? null }) },
    lockComments: { run: (asked) => commands.lockComments({ ...named(asked), reason: asked.body.reason }) },
    unlockComments: { run: (asked) => commands.unlockComments(named(asked)) },
    redactVersion: { run: (asked) => commands.redactVersion({ ...named(asked), ...asked.body }) },
    restorePost: { run: (asked) => commands.restorePost(named(asked)) },
  }
}

/** The form with the pictures that came as files, behind those that it names. */
async function withFiles<Form extends Pick<PostForm, 'images'>>(
  context: CommandContext,
  { caller, body: form, files }: { caller: Caller; body: Form; files: readonly UploadedFile[] },
): Promise<Form | Refused> {
  const urls = await takeFiles(context, caller, files)
  if (isRefused(urls) || urls.length === 0) {
    return isRefused(urls) ? urls : form
  }
  const known = form.images ?? []
  const uploaded = urls.map((imageUrl, index) => ({ imageUrl, sequence: known.length + index }))
  return { ...form, images: [...known, ...uploaded] }
}
