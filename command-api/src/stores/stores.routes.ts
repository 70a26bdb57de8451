import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { nameParam } from '../platform/params.ts'
import { storeCommands } from './stores.commands.ts'

const webAddress = z.url({ protocol: /^https?$/, error: 'Enter a full web address' }).max(2000)
const host = z
  .string()
  .max(300, 'Enter a host name such as shop.example')
  .trim()
  .toLowerCase()
  .transform((name) => name.replace(/^www\./, ''))
  .pipe(z.string().regex(/^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z]{2,}$/, 'Enter a host name such as shop.example'))
const icon = z
  .string()
  .regex(/^(\/images\/|https:\/\/)\S+$/, 'An icon is a picture of this site')
  .max(2000)

const storeForm = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{2,60}$/, 'A slug has 2 to 60 small letters, digits and hyphens'),
  name: z.string().trim().min(2, 'A name has 2 to 60 characters').max(60, 'A name has 2 to 60 characters'),
  url: webAddress.nullable().default(null),
  iconUrl: icon.nullable().default(null),
  hosts: z.array(host).max(20, 'At most 20 hosts').default([]),
  description: z.string().trim().max(300, 'A description has at most 300 characters').nullable().default(null),
  status: z.enum(['active', 'pending', 'blocked'], 'Choose active, pending or blocked').default('active'),
  affiliateDisclosed: z.boolean('Say yes or no').default(false),
})
const storeChanges = z.strictObject({
  name: storeForm.shape.name.optional(),
  url: webAddress.nullish(),
  iconUrl: icon.nullish(),
  hosts: z.array(host).max(20, 'At most 20 hosts').optional(),
  description: storeForm.shape.description.unwrap().optional(),
  status: storeForm.shape.status.unwrap().optional(),
  affiliateDisclosed: z.boolean('Say yes or no').optional(),
})

export function storeCalls(context: CommandContext): Call[] {
  const { registerStore, changeStore } = storeCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/staff/stores',
      about: 'Makes a store known.',
      speaks: 'json',
      schema: storeForm,
      run: ({ caller, by, input: { slug, ...fields } }) => registerStore({ caller, by, slug, fields }),
    }),
    memberCall({
      method: 'patch',
      path: '/api/staff/stores/:slug',
      about: 'Changes facts about a store.',
      speaks: 'json',
      schema: storeChanges,
      run: ({ caller, by, params, input }) =>
        changeStore({ caller, by, slug: nameParam(params['slug']), changes: input }),
    }),
  ]
}
