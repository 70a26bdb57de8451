import { useSearchParams } from 'react-router-dom'
import { categories } from '@deals/events'
import { ChipButton } from '../../ui/Chip.tsx'
import { Select } from '../../ui/Select.tsx'
import { PriceSelect } from '../shared/PriceSelect.tsx'
import { TypeChips } from '../shared/TypeChips.tsx'
import { useParam } from '../shared/use-param.ts'
import { dateChoices, dateFrom, includesExpired, searchOrders } from './search-request.ts'

const categoryChoices = [
  { value: '', label: 'All categories' },
  ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
] as const

/** What narrows a search and what comes first; all of it stands in the address. */
export function SearchFacets() {
  const [params] = useSearchParams()
  const [category, setCategory] = useParam('category')
  const [, setDate] = useParam('date')
  const [sort, setSort] = useParam('sort')
  const [, setExpired] = useParam('expired')
  const withExpired = includesExpired(params)
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginBottom: 'var(--s3)' }}>
        <Select label="Category" value={category ?? ''} options={categoryChoices} onChange={setCategory} />
        <PriceSelect />
        <Select
          label="Posted"
          value={dateFrom(params)}
          options={dateChoices}
          onChange={(date) => {
            setDate(date === 'all' ? null : date)
          }}
        />
        <Select<string>
          label="Sort by"
          value={searchOrders.find(({ value }) => value === sort)?.value ?? 'relevance'}
          options={searchOrders}
          onChange={(order) => {
            setSort(order === 'relevance' ? null : order)
          }}
        />
        <ChipButton
          css={{ height: '2.5rem' }}
          pressed={withExpired}
          onClick={() => {
            setExpired(withExpired ? null : 'yes')
          }}
        >
          Include expired
        </ChipButton>
      </div>
      <TypeChips />
    </>
  )
}
