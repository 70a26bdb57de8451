import { useState } from 'react'
import { counted, type DeskCategory, type DeskSubCategory } from '@deals/events'
import { categoryDeskApi } from '../../../features/staff/category-desk.endpoints.ts'
import { fieldsOf } from '../../../lib/api-problem.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { FormDialog } from '../../shared/FormDialog.tsx'
import { RefusedForm } from '../../shared/RefusedForm.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'

interface MoveDialogProps {
  readonly sub: DeskSubCategory
  /** The whole catalogue: where it may lead. */
  readonly categories: readonly DeskCategory[]
  readonly onClose: () => void
}

/** Moves the posts of a sub-category to another one. */
export function MoveDialog({ sub, categories, onClose }: MoveDialogProps) {
  const [into, setInto] = useState<DeskSubCategory | null>(null)
  const [reason, setReason] = useState('')
  const [move, { isLoading, error }] = categoryDeskApi.useMoveSubCategoryMutation()
  const wrong = fieldsOf(error)
  const send = async () => {
    const answer = await move({ slug: sub.slug, into: into?.slug ?? '', reason })
    if (answer.error === undefined) {
      tellOutcome(undefined, `${sub.name} leads to ${into?.name ?? ''} now`)
    }
    return answer.error === undefined
  }
  return (
    <FormDialog
      title={`Move ${sub.name}`}
      description={`Its posts go along, ${counted(sub.activeDeals, 'active deal')} among them, and so do its address and alerts on it. It can be taken back.`}
      label="Move"
      busy={isLoading}
      disabled={into === null}
      onSend={send}
      onClose={onClose}
    >
      <RefusedForm error={error} />
      <WhereTo sub={sub} categories={categories} into={into} error={wrong['into']} onChoose={setInto} />
      <TextArea
        label="Reason"
        help="Other staff read it."
        rows={2}
        limit={300}
        value={reason}
        error={wrong['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}

interface WhereToProps extends Pick<MoveDialogProps, 'sub' | 'categories'> {
  readonly into: DeskSubCategory | null
  readonly error: string | undefined
  readonly onChoose: (sub: DeskSubCategory | null) => void
}

/** One of the sub-categories that lead nowhere else, by its category: that of the one that is moved, to begin with. */
function WhereTo({ sub, categories, into, error, onChoose }: WhereToProps) {
  const home = categories.find(({ subCategories }) => subCategories.some(({ slug }) => slug === sub.slug))
  const [category, setCategory] = useState(home?.slug ?? '')
  const all = categories.find(({ slug }) => slug === category)?.subCategories ?? []
  const others = all.filter(({ slug, movedTo }) => slug !== sub.slug && movedTo === null)
  return (
    <>
      <SelectField
        label="Category"
        value={category}
        options={categories
          .filter(({ subCategories }) => subCategories.length > 0)
          .map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ target }) => {
          setCategory(target.value)
          onChoose(null)
        }}
      />
      <SelectField
        label="Sub-category"
        placeholder="Choose a sub-category"
        value={into?.slug ?? ''}
        error={error}
        options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ target }) => onChoose(others.find(({ slug }) => slug === target.value) ?? null)}
      />
    </>
  )
}
