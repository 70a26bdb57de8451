import { z } from 'zod'
import { imageBytes } from '../images/image-limits.ts'
import { oneOf, pageFields, text } from '../platform/call-fields.ts'

export const letterStates = ['new', 'open', 'done'] as const
export type LetterState = (typeof letterStates)[number]
export const letterKinds = ['bug', 'contact'] as const
export const bugSeverities = ['cannot use', 'annoying', 'cosmetic'] as const
export const contactTopics = ['general', 'press', 'store', 'privacy', 'appeal'] as const

/** Pictures that come with a bug report. */
export const screenshotLimits = { most: 3, bytes: imageBytes } as const

/** A bug report or a message, and what staff make of it. */
const letter = z.object({
  id: z.string(),
  kind: z.enum(letterKinds),
  /** The number that the writer was told; messages have none. */
  reference: z.string().nullable(),
  at: z.string(),
  from: z.object({ username: z.string().nullable(), name: z.string().nullable(), email: z.string().nullable() }),
  /** The title of a bug report; null for messages, which have a topic. */
  title: z.string().nullable(),
  topic: z.string().nullable(),
  severity: z.string().nullable(),
  /** Where on the site it happened. */
  page: z.string().nullable(),
  /** What it was looked at with. */
  browser: z.string().nullable(),
  text: z.string(),
  /** Addresses of pictures that came with it, which hold for an hour or two. */
  screenshots: z.array(z.string()),
  state: z.enum(letterStates),
  /** Who of the staff looks after it. */
  assignee: z.string().nullable(),
  /** Who changed it last. */
  changed: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  version: z.number().int(),
})
export type Letter = z.infer<typeof letter>

export const inboxView = z.object({
  letters: z.array(letter),
  /** Of those that were asked for. */
  total: z.number(),
  /** Of each state, whatever else was asked for. */
  counts: z.object({ new: z.number(), open: z.number(), done: z.number() }),
})
export type InboxView = z.infer<typeof inboxView>

export const inboxQuestion = z.object({
  ...pageFields(25),
  state: oneOf('state', letterStates).transform((state) => state ?? 'new'),
  kind: oneOf('kind', letterKinds),
  assignee: oneOf('assignee', ['me', 'nobody']),
  q: text('q'),
})
export type InboxQuestion = z.infer<typeof inboxQuestion>

export const letterForm = z.strictObject({
  /** As it was read, so that nobody undoes what somebody else did meanwhile. */
  version: z.number('Say which version was read').int().min(1),
  state: z.enum(letterStates, 'Choose new, open or done').optional(),
  assignee: z.string('Name a member').trim().min(1, 'Name a member').max(60, 'Name a member').nullish(),
})
export type LetterForm = z.infer<typeof letterForm>
export const letterView = letter
