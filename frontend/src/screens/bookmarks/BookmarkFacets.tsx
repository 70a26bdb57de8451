import { useSearchParams } from 'react-router-dom'
import type { BookmarkFacets as Facets } from '@deals/events'
import { Select } from '../../ui/Select.tsx'
import { ChosenFacets } from '../shared/ChosenFacets.tsx'
import { countedOptions, storeField, type FacetField } from '../shared/facet-fields.ts'
import { FacetBar } from '../shared/FacetBar.tsx'
import { FacetRow } from '../shared/facet-row.ts'
import { categoryField, typeField } from '../shared/post-fields.ts'
import { useParam } from '../shared/use-param.ts'
import { useStoreNames } from '../shared/use-store-names.ts'
import { useTurnedTo } from '../shared/use-turned-to.ts'
import { bookmarkListApi } from './bookmark-list.endpoints.ts'
import { bookmarkQuestion, sortChoices, statusChoices } from './bookmark-question.ts'
import { useCollections } from './use-collections.ts'

/** What narrows the saved posts and what comes first; all of it stands in the address. */
export function BookmarkFacets() {
  const [params] = useSearchParams()
  const question = bookmarkQuestion(params)
  const collections = useCollections(question)
  const { isTurnedTo, turning } = useTurnedTo()
  const { data: facets } = bookmarkListApi.useCountBookmarkFacetsQuery(question, { skip: !isTurnedTo })
  const nameOf = useStoreNames(question.stores === '' ? [] : [question.stores])
  const [, setSort] = useParam('sort')
  const fields = [
    ...collectionFields(question.collection, collections),
    statusField(question.status, facets),
    typeField(params, facets?.types),
    categoryField(params, facets?.categories),
    storeField(params, facets?.stores, nameOf),
  ]
  return (
    <>
      <FacetRow {...turning}>
        <FacetBar fields={fields} />
        <Select
          label="Sort by"
          value={question.sort}
          options={sortChoices}
          onChange={(sort) => setSort(sort === 'saved' ? null : sort)}
        />
      </FacetRow>
      <ChosenFacets fields={fields} />
    </>
  )
}

/** Nothing to choose while there is but one. */
function collectionFields(value: string, collections: readonly string[]): FacetField[] {
  if (collections.length < 2 && value === '') {
    return []
  }
  const options = [...new Set(value === '' ? collections : [...collections, value])].map((name) => ({
    value: name,
    label: name,
  }))
  return [
    { param: 'collection', label: 'Collection', value, options: [{ value: '', label: 'All collections' }, ...options] },
  ]
}

const statusField = (value: string, facets: Facets | undefined): FacetField => ({
  param: 'status',
  label: 'Status',
  value,
  options: countedOptions({ value, any: 'All statuses', choices: statusChoices, facet: facets?.statuses }),
})
