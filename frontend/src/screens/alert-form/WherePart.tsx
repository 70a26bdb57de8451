import { useState } from 'react'
import { alertLimits, type SubCategoryMoves } from '@deals/events'
import { alertFieldId } from '../../features/deal-alerts/alert-form-values.ts'
import { placeName } from '../../features/deal-alerts/alert-words.ts'
import { findCategories, findSubCategories } from '../../features/categories/category-search.ts'
import { useMoves } from '../../lib/announced.ts'
import { Group } from '../../ui/form-styles.ts'
import { PlacesField, type Place } from '../../ui/PlacesField.tsx'
import { StoresField } from '../shared/StoresField.tsx'
import type { AlertPartProps } from './part-props.ts'

/** In which categories and stores. */
export function WherePart(part: AlertPartProps) {
  return (
    <Group>
      <h2>Where?</h2>
      <CategoryField {...part} />
      <StoreField {...part} />
    </Group>
  )
}

interface CategoryPlace extends Place {
  readonly slug: string
  readonly kind: 'categories' | 'subCategories'
}

/** Categories and sub-categories whose names hold the words, those left out that are chosen. */
function placesFor(words: string, form: AlertPartProps['form'], moves: SubCategoryMoves): readonly CategoryPlace[] {
  const found = findCategories(words).map(({ slug, name }) => ({
    key: slug,
    slug,
    label: name,
    kind: 'categories' as const,
  }))
  const foundInside = findSubCategories(words, moves).map(({ slug, name, parentCategory, parentSlug }) => ({
    key: `${parentSlug} ${slug}`,
    slug,
    label: name,
    note: parentCategory,
    kind: 'subCategories' as const,
  }))
  return [...found, ...foundInside].filter(({ kind, slug }) => !form[kind].includes(slug))
}

function CategoryField({ form, errors, onChange }: AlertPartProps) {
  const [words, setWords] = useState('')
  const moves = useMoves()
  const chosen = (['categories', 'subCategories'] as const).flatMap((kind) =>
    form[kind].map((slug) => ({ value: `${kind} ${slug}`, label: placeName(slug) })),
  )
  const remove = (value: string) => {
    const without = (kind: 'categories' | 'subCategories') => form[kind].filter((slug) => `${kind} ${slug}` !== value)
    onChange({ categories: without('categories'), subCategories: without('subCategories') })
  }
  return (
    <PlacesField
      id={alertFieldId('categories')}
      label="Categories"
      optional
      placeholder="Search categories and sub-categories"
      help={`Up to ${alertLimits.places} of each; empty looks in all.`}
      error={errors.categories ?? errors.subCategories}
      chosen={chosen}
      options={placesFor(words, form, moves)}
      words={words}
      onWords={setWords}
      onAdd={({ kind, slug }) => onChange({ [kind]: [...form[kind], slug] })}
      onRemove={remove}
    />
  )
}

function StoreField({ form, errors, onChange }: AlertPartProps) {
  return (
    <StoresField
      id={alertFieldId('stores')}
      label="Stores"
      optional
      help={`Up to ${alertLimits.places}; empty looks in all.`}
      error={errors.stores}
      slugs={form.stores}
      onChange={(stores) => onChange({ stores })}
    />
  )
}
