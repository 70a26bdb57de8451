import styled from '@emotion/styled'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { LinkPreview } from '@deals/events'
import { fieldsOf } from '../../lib/api-problem.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Group } from '../../ui/form-styles.ts'
import type { FormPartProps } from './form-props.ts'
import { fieldId, type PostFormValues } from './post-form-values.ts'
import { submitApi } from './submit.endpoints.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
  align-items: start;
  & > button {
    height: 2.75rem;
    margin-top: 1.6rem;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      margin-top: 0;
    }
  }
`

/** What a preview fills in: only fields that are still empty. */
export function filledFrom(preview: LinkPreview, form: PostFormValues): Partial<PostFormValues> {
  const { title, price, currency, category, store, images, url } = preview
  return {
    ...(title !== null && form.title === '' ? { title: title.slice(0, 150) } : {}),
    ...(price !== null && form.price === '' ? { price: price.toFixed(2) } : {}),
    ...(currency !== null && form.price === '' ? { currency } : {}),
    ...(category !== null && form.categorySlug === '' ? { categorySlug: category, subCategorySlug: '' } : {}),
    ...(store !== null && form.storeName === '' ? { storeName: store.name, storeSlug: store.slug } : {}),
    ...(images.length > 0 && form.images.length === 0
      ? { images: images.slice(0, 1).map((imageUrl) => ({ imageUrl, alt: title ?? '' })) }
      : {}),
    dealUrl: url,
  }
}

const unreadable = 'We could not read that page. Fill in the details yourself.'

/** What to say of a page that was read, or could not be: the store is known by the address alone. */
export function noteOn(preview: LinkPreview | undefined): string {
  if (preview === undefined) {
    return unreadable
  }
  const { message, store, removed } = preview
  const known =
    store === null
      ? unreadable
      : `We could not read that page, but know its store, ${store.name}. Fill in the rest yourself.`
  const cleaned = removed.length === 0 ? '' : ` Removed from the link: ${removed.join(', ')}.`
  return `${message === null ? 'Filled in from the page.' : known}${cleaned}`
}

/** The address of the deal; reading it fills in what the page tells. */
export function LinkPart({ form, errors, onChange, suggestions, onPreview, belowLink }: FormPartProps) {
  const [previewLink, { isLoading }] = submitApi.usePreviewLinkMutation()
  const [note, setNote] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const read = async () => {
    const { data, error } = await previewLink(form.dealUrl.trim())
    onPreview?.(data)
    setProblem(fieldsOf(error)['url'])
    setNote(noteOn(data))
    if (data !== undefined) {
      const filled = filledFrom(data, form)
      suggestions?.note(data.suggested, filled)
      onChange(filled)
    }
  }
  return (
    <Group>
      <h2>Where is the deal?</h2>
      <Line>
        <TextField
          id={fieldId('dealUrl')}
          label="Link to the deal"
          type="url"
          inputMode="url"
          placeholder="https://"
          optional={form.availability === 'in-store'}
          value={form.dealUrl}
          error={errors.dealUrl ?? problem}
          help={note}
          onChange={(event) => {
            setProblem(undefined)
            onChange({ dealUrl: event.target.value })
          }}
        />
        <Button busy={isLoading} disabled={form.dealUrl.trim() === ''} onClick={() => void read()}>
          <Link2 aria-hidden="true" />
          Fill in from the link
        </Button>
      </Line>
      {belowLink}
    </Group>
  )
}
