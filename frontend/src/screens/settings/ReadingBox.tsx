import { postTypes, usualReading, type PostType, type ReadingPreferences } from '@deals/events'
import { sortOptions } from '../../features/posts/sort-options.ts'
import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { useSaving } from '../../features/preferences/use-saving.ts'
import { typeWords } from '../../lib/post-type-words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SettingsBox } from './SettingsBox.tsx'

const orders = sortOptions('product').flatMap(({ value, label }) => (value === 'ending' ? [] : [{ value, label }]))

/** How lists begin, and where the links of deals open. */
export function ReadingBox() {
  const { data } = preferencesApi.useGetPreferencesQuery()
  const save = useSaving()
  const reading = data?.reading ?? usualReading
  const isKnown = data !== undefined && data !== null
  const change = (wish: Partial<ReadingPreferences>) => void save({ reading: wish })
  return (
    <SettingsBox title="Lists and links">
      <SelectField
        label="Home begins with"
        help="An order that you choose on the page goes before it."
        options={orders}
        value={reading.sortOrder}
        disabled={!isKnown}
        onChange={({ target }) => {
          const chosen = orders.find(({ value }) => value === target.value)
          if (chosen !== undefined) {
            change({ sortOrder: chosen.value })
          }
        }}
      />
      <HomeTypes chosen={reading.types} isKnown={isKnown} onChange={(types) => change({ types })} />
      <Checkbox
        label="Search finds expired deals, too"
        disabled={!isKnown}
        checked={reading.findsExpired}
        onChange={({ target }) => change({ findsExpired: target.checked })}
      />
      <Checkbox
        label="Open deals in a new tab"
        disabled={!isKnown}
        checked={reading.newTab}
        onChange={({ target }) => change({ newTab: target.checked })}
      />
    </SettingsBox>
  )
}

interface HomeTypesProps {
  readonly chosen: readonly PostType[]
  readonly isKnown: boolean
  readonly onChange: (types: PostType[]) => void
}

/** What home shows; the last kind that is left cannot be taken out. */
function HomeTypes({ chosen, isKnown, onChange }: HomeTypesProps) {
  return (
    <fieldset>
      <legend css={{ padding: 0, marginBottom: '0.375rem', fontSize: 'var(--text-sm)', fontWeight: 600 }}>
        Home shows
      </legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.125rem var(--s6)' }}>
        {postTypes.map((type) => (
          <Checkbox
            key={type}
            label={typeWords[type]}
            checked={chosen.includes(type)}
            disabled={!isKnown || (chosen.length === 1 && chosen.includes(type))}
            onChange={({ target }) => {
              onChange(postTypes.filter((one) => (one === type ? target.checked : chosen.includes(one))))
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
