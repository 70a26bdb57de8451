import { digestFrequencies, digestHours, digestTimes, type NoticePreferences } from '@deals/events'
import { useNotices } from '../../features/preferences/use-notices.ts'
import { isSameZone, useTimeZone } from '../../lib/time-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Columns } from '../../ui/form-styles.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SettingsBox } from './SettingsBox.tsx'

const two = (hour: number) => String(hour).padStart(2, '0')

const digestWords = { off: 'No digest', daily: 'Every day', weekly: 'Every week' } as const
const digestChoices = digestFrequencies.map((value) => ({ value, label: digestWords[value] }))

const timeWords = { morning: 'In the morning', noon: 'At noon', evening: 'In the evening' } as const
const timeChoices = digestTimes.map((value) => ({
  value,
  label: `${timeWords[value]}, ${two(digestHours[value])}:00`,
}))

const hourChoices = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${two(hour)}:00` }))

/** What quiet hours are until somebody says otherwise. */
const usualQuietHours = { from: 22, until: 7 }

/** One mail in place of many, and the time when it comes. */
export function DigestBox() {
  const { notices, isKnown, change } = useTimedNotices()
  return (
    <SettingsBox title="Digest">
      <RadioGroup
        label="Several notices in one e-mail"
        layout="row"
        value={notices.digest}
        options={digestChoices}
        onChange={(digest) => change({ digest })}
      />
      <SelectField
        label="When it comes"
        options={timeChoices}
        value={notices.digestTime}
        disabled={!isKnown || notices.digest === 'off'}
        onChange={({ target: { value } }) => {
          const digestTime = digestTimes.find((known) => known === value)
          if (digestTime !== undefined) {
            change({ digestTime })
          }
        }}
      />
      <ZoneLine />
    </SettingsBox>
  )
}

/** From when until when nothing comes. */
export function QuietHoursBox() {
  const { notices, isKnown, change } = useTimedNotices()
  const { quietHours } = notices
  const hours = quietHours ?? usualQuietHours
  const hourField = (name: 'from' | 'until', label: string) => (
    <SelectField
      label={label}
      options={hourChoices}
      value={String(hours[name])}
      disabled={!isKnown || quietHours === null}
      onChange={({ target: { value } }) => change({ quietHours: { ...hours, [name]: Number(value) } })}
    />
  )
  return (
    <SettingsBox title="Quiet hours">
      <Checkbox
        label="Send no e-mail and no push notice at night"
        help="What comes up meanwhile is sent afterwards."
        disabled={!isKnown}
        checked={quietHours !== null}
        onChange={({ target: { checked } }) => change({ quietHours: checked ? usualQuietHours : null })}
      />
      <Columns>
        {hourField('from', 'From')}
        {hourField('until', 'Until')}
      </Columns>
      <ZoneLine />
    </SettingsBox>
  )
}

/** Times mean something in a zone alone, so a change of them says which. */
function useTimedNotices() {
  const zone = useTimeZone()
  const { change, ...known } = useNotices()
  return {
    ...known,
    change: (notices: Partial<NoticePreferences>) =>
      change({ ...notices, ...(zone === undefined ? {} : { timeZone: zone }) }),
  }
}

function ZoneLine() {
  const zone = useTimeZone()
  const { notices, isKnown, change } = useNotices()
  const isTimed = notices.digest !== 'off' || notices.quietHours !== null
  const isElsewhere = isKnown && isTimed && zone !== undefined && !isSameZone(zone, notices.timeZone)
  return (
    <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
      Times are those of {isTimed ? notices.timeZone : (zone ?? notices.timeZone)}.{' '}
      {isElsewhere && (
        <Button size="sm" onClick={() => change({ timeZone: zone })}>
          Use {zone}
        </Button>
      )}
    </p>
  )
}
