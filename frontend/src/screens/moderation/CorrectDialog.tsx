import { useState } from 'react'
import { categories, postFormTexts, type PostDetails, type PostEditForm } from '@deals/events'
import { statedAmount } from '../../lib/amount.ts'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { useSubCategoryChoices } from '../../lib/sub-category-choices.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** The fields that moderators correct most, as they are typed. */
function valuesOf({ title, price, originalPrice, categorySlug, subCategorySlug, couponCode, content }: PostDetails) {
  const money = (value: number | null) => (value === null ? '' : String(value))
  return {
    title,
    categorySlug,
    content,
    price: money(price),
    originalPrice: money(originalPrice),
    subCategorySlug: subCategorySlug ?? '',
    couponCode: couponCode ?? '',
    reason: '',
  }
}
type Values = ReturnType<typeof valuesOf>

/** What was changed, as the call takes it. */
function changesOf(post: PostDetails, values: Values): PostEditForm {
  const before = valuesOf(post)
  const isChanged = (name: keyof Values) => values[name] !== before[name]
  return {
    ...(isChanged('title') && { title: values.title }),
    ...(isChanged('content') && { content: values.content }),
    ...(isChanged('price') && { price: statedAmount(values.price) }),
    ...(isChanged('originalPrice') && { originalPrice: statedAmount(values.originalPrice) }),
    ...(isChanged('couponCode') && { couponCode: values.couponCode.trim() === '' ? null : values.couponCode }),
    ...((isChanged('categorySlug') || isChanged('subCategorySlug')) && {
      categorySlug: values.categorySlug,
      subCategorySlug: values.subCategorySlug === '' ? null : values.subCategorySlug,
    }),
    reason: values.reason,
  }
}

/** What is typed as an amount and is none, by its field: it would leave as no amount at all. */
function wrongAmounts({ price, originalPrice }: Values): Readonly<Partial<Record<keyof Values, string>>> {
  return {
    ...(Number.isNaN(statedAmount(price)) && { price: postFormTexts.price }),
    ...(Number.isNaN(statedAmount(originalPrice)) && { originalPrice: postFormTexts.originalPriceRange }),
  }
}

interface CorrectDialogProps {
  readonly post: PostDetails
  readonly isBusy: boolean
  readonly onSend: (changes: PostEditForm) => Promise<{ readonly approved?: boolean; readonly error?: unknown }>
  readonly onClose: () => void
}

/** Small corrections, and the approval of exactly what they make. */
export function CorrectDialog({ post, isBusy, onSend, onClose }: CorrectDialogProps) {
  const [values, setValues] = useState(valuesOf(post))
  const [error, setError] = useState<unknown>()
  const [amounts, setAmounts] = useState(wrongAmounts(values))
  const set = (name: keyof Values) => (event: { readonly target: { readonly value: string } }) =>
    setValues((before) => ({ ...before, [name]: event.target.value }))
  const send = async () => {
    const wrongNow = wrongAmounts(values)
    setAmounts(wrongNow)
    if (Object.keys(wrongNow).length > 0) {
      return
    }
    const outcome = await onSend(changesOf(post, values))
    if (outcome.error === undefined) {
      onClose()
    } else {
      setError(outcome.error)
    }
  }
  const wrong: Readonly<Record<string, string>> = { ...fieldsOf(error), ...amounts }
  const field = (name: keyof Values) => ({ value: values[name], error: wrong[name], onChange: set(name) })
  const main = (
    <Button variant="primary" busy={isBusy} disabled={values.reason.trim() === ''} onClick={() => void send()}>
      Save and approve
    </Button>
  )
  return (
    <AskDialog title="Edit and approve" width="wide" onClose={onClose} main={main}>
      <div css={{ display: 'grid', gap: 'var(--s4)' }}>
        {error !== undefined && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
        <TextField label="Title" {...field('title')} />
        {post.type === 'product' && (
          <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--s3)' }}>
            <TextField label={`Price in ${post.currency}`} inputMode="decimal" {...field('price')} />
            <TextField label="Price before" inputMode="decimal" optional {...field('originalPrice')} />
          </div>
        )}
        <Place values={values} onChange={(place) => setValues((before) => ({ ...before, ...place }))} />
        <TextField label="Coupon code" optional {...field('couponCode')} />
        <TextArea label="Description" rows={5} {...field('content')} />
        <TextField label="Why you change it" help="Everybody reads this in the history." {...field('reason')} />
      </div>
    </AskDialog>
  )
}

interface PlaceProps {
  readonly values: Values
  readonly onChange: (place: Pick<Values, 'categorySlug' | 'subCategorySlug'>) => void
}

function Place({ values: { categorySlug, subCategorySlug }, onChange }: PlaceProps) {
  const subs = useSubCategoryChoices(categorySlug, subCategorySlug)
  return (
    <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--s3)' }}>
      <SelectField
        label="Category"
        value={categorySlug}
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ target }) => onChange({ categorySlug: target.value, subCategorySlug: '' })}
      />
      {subs.length > 0 && (
        <SelectField
          label="Sub-category"
          value={subCategorySlug}
          placeholder="Choose one"
          options={subs}
          onChange={({ target }) => onChange({ categorySlug, subCategorySlug: target.value })}
        />
      )}
    </div>
  )
}
