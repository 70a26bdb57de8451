import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { boundedText } from '../platform/bounded-text.ts'
import { memberCall, type Asked, type Call } from '../platform/call.ts'
import { numericParam } from '../platform/params.ts'
import { noFields } from '../platform/read-body.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { editCommands } from './edit.commands.ts'
import { fromFormData } from './form-data.ts'
import { postEditForm, postForm, type PostForm } from './post-form.ts'
import { postCommands } from './posts.commands.ts'
import { previewCommands } from './preview.commands.ts'
import { submitCommands } from './submit.commands.ts'
import { takeFiles } from './take-images.ts'

const deletion = z.strictObject({ reason: z.string().trim().max(1000).nullish() })
const named = ({ caller, by, params }: Asked<unknown>) => ({ caller, by, postId: numericParam(params['id']) })

/** Calls that write what a post says. */
export function postWritingCalls(context: CommandContext): Call[] {
  const { submitPost } = submitCommands(context)
  const { editPost } = editCommands(context)
  const { previewPost } = previewCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/posts/preview',
      about: 'Reads the page of a deal and proposes what to fill in.',
      speaks: 'json',
      schema: z.strictObject({ url: boundedText('Enter a full web address', 4_000) }),
      costs: ['preview'],
      run: ({ input }) => previewPost(input.url),
    }),
    memberCall({
      method: 'post',
      path: '/api/posts',
      about: 'Submits a post; it goes live once it is checked.',
      speaks: 'json',
      bodies: ['json', 'multipart'],
      schema: postForm,
      fromForm: fromFormData,
      costs: ({ affiliated }) => (affiliated === true ? ['submit', 'storeSubmit'] : ['submit']),
      run: async (asked) => {
        const { caller, by } = asked
        const form = await withFiles(context, asked)
        return isRefused(form) ? form : submitPost({ caller, by, form })
      },
    }),
    memberCall({
      method: 'patch',
      path: '/api/posts/:id',
      about: 'Changes fields of a post.',
      speaks: 'json',
      bodies: ['json', 'multipart'],
      schema: postEditForm,
      fromForm: fromFormData,
      run: async (asked) => {
        const form = await withFiles(context, asked)
        return isRefused(form) ? form : editPost({ ...named(asked), form })
      },
    }),
  ]
}

/** The form with the pictures that came as files, behind those that it names. */
async function withFiles<Form extends Pick<PostForm, 'images'>>(
  context: CommandContext,
  { caller, input: form, files }: Asked<Form>,
): Promise<Form | Refused> {
  const urls = await takeFiles(context, caller, files)
  if (isRefused(urls) || urls.length === 0) {
    return isRefused(urls) ? urls : form
  }
  const known = form.images ?? []
  const uploaded = urls.map((imageUrl, index) => ({ imageUrl, sequence: known.length + index }))
  return { ...form, images: [...known, ...uploaded] }
}

/** Calls that move a post from one status to another. */
export function postStatusCalls(context: CommandContext): Call[] {
  const commands = postCommands(context)
  const plain = { speaks: 'text', bodies: [], schema: noFields } as const
  return [
    memberCall({
      ...plain,
      method: 'patch',
      path: '/api/posts/:id/expire',
      about: 'Says that the deal is over.',
      run: (asked) => commands.expirePost(named(asked)),
    }),
    memberCall({
      ...plain,
      method: 'patch',
      path: '/api/posts/:id/renew',
      about: 'Says that an expired deal is available again.',
      run: (asked) => commands.renewPost(named(asked)),
    }),
    memberCall({
      method: 'delete',
      path: '/api/posts/:id',
      about: 'Takes a post away.',
      speaks: 'text',
      schema: deletion,
      run: (asked) => commands.deletePost({ ...named(asked), reason: asked.input.reason ?? null }),
    }),
    memberCall({
      ...plain,
      speaks: 'json',
      method: 'post',
      path: '/api/posts/:id/restore',
      about: 'Brings a deleted post back into the status it had.',
      run: (asked) => commands.restorePost(named(asked)),
    }),
  ]
}
