import { z } from 'zod'
import { call } from '../platform/http-call.ts'

const mostAtOnce = 100

/** What was set, and who changed what, the latest first. */
export const settingsView = z.object({
  /** How often the settings were changed: whoever changes them says on which state that was decided. */
  version: z.number(),
  values: z.record(z.string(), z.number()),
  changes: z.array(
    z.object({
      position: z.number(),
      at: z.string(),
      name: z.string(),
      from: z.number(),
      to: z.number(),
      /** As what somebody did it. */
      by: z.string(),
      actor: z.string().nullable(),
    }),
  ),
})
export type SettingsView = z.infer<typeof settingsView>

export const settingsForm = z.strictObject({
  version: z.int('Say which version was changed').min(0, 'Say which version was changed'),
  values: z
    .record(z.string().max(60, 'There is no such setting'), z.number('Enter a number'))
    .refine((values) => Object.keys(values).length <= mostAtOnce, `At most ${mostAtOnce} at once`),
})

export const settingReads = {
  getSettings: call('GET /api/staff/settings', {
    about: 'Limits and thresholds that were set, and who changed what from what to what.',
    who: 'superUsers',
    answers: settingsView,
  }),
}
export const settingCalls = {
  changeSettings: call('PATCH /api/staff/settings', {
    about: 'Sets limits and thresholds; in force within seconds.',
    who: 'superUsers',
    body: settingsForm,
    answers: settingsView.pick({ version: true, values: true }),
    refuses: ['conflict'],
  }),
}
