import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { boundedText } from '../platform/bounded-text.ts'
import { openCall, type Call } from '../platform/call.ts'
import { inquiryCommands } from './inquiries.commands.ts'

const email = z.email('Enter an e-mail address').max(254, 'Enter an e-mail address')
const between = (least: number, most: number, what: string) => {
  const message = `${what} has ${least} to ${most} characters`
  return z.string(message).trim().min(least, message).max(most, message)
}
/** Nobody sees this field, so nobody fills it in but programs. */
const honeypot = { website: boundedText('Leave this empty').optional() }

const newsletterForm = z.strictObject({ email, ...honeypot })
const bugForm = z.strictObject({
  title: between(5, 120, 'A title'),
  description: between(20, 4000, 'A description'),
  page: z.string('Say on which page').trim().max(2000, 'Say on which page').default(''),
  severity: z.enum(['cannot use', 'annoying', 'cosmetic'], 'Choose how bad it is'),
  email: email.nullish(),
  ...honeypot,
})
const contactForm = z.strictObject({
  topic: z.enum(['general', 'press', 'store', 'privacy', 'appeal'], 'Choose a topic'),
  name: between(1, 80, 'A name'),
  email,
  message: between(20, 4000, 'A message'),
  ...honeypot,
})

export function inquiryCalls(context: CommandContext): Call[] {
  const commands = inquiryCommands(context)
  const form = { method: 'post', speaks: 'json', durable: true, addressCost: 'form' } as const
  const isProgram = ({ website }: { website?: string | undefined }) => (website ?? '') !== ''
  return [
    openCall({
      ...form,
      path: '/api/newsletter',
      about: 'Asks for the newsletter; a letter asks the address for a confirmation.',
      schema: newsletterForm,
      run: ({ caller, input }) =>
        isProgram(input) ? commands.pretend() : commands.subscribe(caller?.id ?? null, input.email),
    }),
    openCall({
      ...form,
      path: '/api/bug-reports',
      about: 'Reports a fault of the site.',
      schema: bugForm,
      run: ({ caller, input: { website, email: address = null, ...fields } }) =>
        isProgram({ website })
          ? commands.pretend()
          : commands.reportBug(caller?.id ?? null, { ...fields, email: address }),
    }),
    openCall({
      ...form,
      path: '/api/contact',
      about: 'Writes to the people behind the site.',
      schema: contactForm,
      run: ({ caller, input: { website, ...fields } }) =>
        isProgram({ website }) ? commands.pretend() : commands.contact(caller?.id ?? null, fields),
    }),
  ]
}
