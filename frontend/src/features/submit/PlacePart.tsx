import { categories } from '@deals/events'
import { useSubCategoryChoices } from '../../lib/sub-category-choices.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Columns, Group } from '../../ui/form-styles.ts'
import { textIn, type FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'
import { StorePicker } from './StorePicker.tsx'

const categoryChoices = categories.map(({ slug, name }) => ({ value: slug, label: name }))

/** Which store and which category. */
export function PlacePart(part: FormPartProps) {
  const { form, errors, onChange, suggestions } = part
  const choices = useSubCategoryChoices(form.categorySlug, form.subCategorySlug)
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
        {choices.length > 0 && (
          <SelectField
            {...textIn(part, 'subCategorySlug')}
            label="Sub-category"
            optional={form.type !== 'product'}
            placeholder="Choose a sub-category"
            options={choices}
          />
        )}
      </Columns>
    </Group>
  )
}
