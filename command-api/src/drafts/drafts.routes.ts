import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { noFields } from '../platform/read-body.ts'
import { draftCommands } from './drafts.commands.ts'

/** A form that is being filled in, with room for the longest text of a post. */
const mostFields = 100
const longestDraft = 128 * 1024

// JSON inside JSON has no end, so the description of all calls is told what to say instead of following it.
const anyFields = z
  .record(z.string(), z.json())
  .refine((fields) => Object.keys(fields).length <= mostFields && JSON.stringify(fields).length <= longestDraft, {
    error: 'This draft is too long',
  })
  .meta({ type: 'object', maxProperties: mostFields })

export function draftCalls(context: CommandContext): Call[] {
  const drafts = draftCommands(context)
  const reading = { method: 'get', speaks: 'json', bodies: [], schema: noFields } as const
  const path = '/api/drafts/:id'
  return [
    memberCall({
      ...reading,
      path: '/api/drafts',
      about: 'The posts that the member has begun to write.',
      run: ({ caller }) => drafts.list(caller.id),
    }),
    memberCall({
      ...reading,
      path,
      about: 'One post that the member has begun to write.',
      run: ({ caller, params }) => drafts.read(caller.id, params['id'] ?? ''),
    }),
    memberCall({
      method: 'put',
      path,
      about: 'Keeps a post that the member has begun to write.',
      speaks: 'json',
      schema: anyFields,
      run: ({ caller, params, input }) => drafts.save(caller.id, params['id'] ?? '', input),
    }),
    memberCall({
      method: 'delete',
      path,
      about: 'Throws a draft away.',
      speaks: 'json',
      bodies: [],
      schema: noFields,
      run: ({ caller, params }) => drafts.remove(caller.id, params['id'] ?? ''),
    }),
  ]
}
