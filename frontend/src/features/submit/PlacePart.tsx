import { categories, findCategory, slugOfName } from '@deals/events'
import { SelectField } from '../../ui/SelectField.tsx'
import { Columns, Group } from '../../ui/form-styles.ts'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'
import { StorePicker } from './StorePicker.tsx'

const categoryChoices = categories.map(({ slug, name }) => ({ value: slug, label: name }))

/** Which store and which category. */
export function PlacePart(part: FormPartProps) {
  const { form, errors, onChange, suggestions } = part
  const names = findCategory(form.categorySlug)?.subCategories ?? []
  return (
    <Group>
      <h2>Where does it belong?</h2>
      {form.type !== 'discussion' && <StorePicker {...part} />}
      <Columns>
        <SelectField
          id={fieldId('categorySlug')}
          label="Category"
          placeholder="Choose a category"
          options={categoryChoices}
          value={form.categorySlug}
          error={errors.categorySlug}
          help={suggestions?.at('categorySlug', form)}
          onChange={(event) => onChange({ categorySlug: event.target.value, subCategorySlug: '' })}
        />
        {names.length > 0 && (
          <SelectField
            id={fieldId('subCategorySlug')}
            label="Sub-category"
            optional={form.type !== 'product'}
            placeholder="Choose a sub-category"
            options={names.map((name) => ({ value: slugOfName(name), label: name }))}
            value={form.subCategorySlug}
            error={errors.subCategorySlug}
            onChange={(event) => onChange({ subCategorySlug: event.target.value })}
          />
        )}
      </Columns>
    </Group>
  )
}
