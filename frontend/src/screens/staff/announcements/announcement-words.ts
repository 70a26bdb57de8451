import type { Audience, StaffAnnouncements } from '@deals/events'
import { absoluteTime } from '../../../lib/relative-time.ts'

export const audienceWords: Readonly<Record<Audience, string>> = {
  everybody: 'Everybody',
  visitors: 'Visitors',
  members: 'Members',
  team: 'Moderators and staff',
}
const audienceOf = (text: string | null): string =>
  Object.entries(audienceWords).find(([audience]) => audience === text)?.[1] ?? 'nobody'

type Change = StaffAnnouncements['changes'][number]
type Field = Change['fields'][number]

const fieldWords: Readonly<Record<Field['name'], string>> = {
  text: 'Text',
  link: 'Link',
  audience: 'For',
  startsAt: 'Start (UTC)',
  endsAt: 'End (UTC)',
}
const kindWords: Readonly<Record<Change['kind'], string>> = { made: 'Made', changed: 'Changed', ended: 'Taken away' }

function valueWords(name: Field['name'], value: string | null): string {
  if (value === null) {
    return 'nothing'
  }
  if (name === 'startsAt' || name === 'endsAt') {
    return absoluteTime(value)
  }
  return name === 'audience' ? audienceOf(value) : `“${value}”`
}

/** What was done to an announcement, and what became of what. */
export function changeWords({ kind, fields }: Pick<Change, 'kind' | 'fields'>): string {
  const parts = fields.map(
    ({ name, from, to }) => `${fieldWords[name]}: ${valueWords(name, from)} → ${valueWords(name, to)}`,
  )
  return [kindWords[kind], ...parts].join('. ')
}
