import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Group, formStyles } from '../../ui/form-styles.ts'
import { ImagesPart } from './ImagesPart.tsx'
import type { FormPartProps } from './form-props.ts'
import { LinkPart } from './LinkPart.tsx'
import { MorePart } from './MorePart.tsx'
import { PlacePart } from './PlacePart.tsx'
import { fieldId, type FieldErrors, type FieldName } from './post-form-values.ts'
import { CurrencyField, PricePart } from './PricePart.tsx'
import { TypeChoice } from './TypeChoice.tsx'
import { WordsPart } from './WordsPart.tsx'

interface PostFormFieldsProps extends FormPartProps {
  /** A published post keeps its type. */
  readonly isTypeLocked?: boolean
  readonly isCurrencyLocked?: boolean
}

/** All fields that the chosen type has, with everything that is wrong on top. */
export function PostFormFields({ isTypeLocked = false, isCurrencyLocked = false, ...part }: PostFormFieldsProps) {
  const { form, errors, attempt = 1 } = part
  return (
    <div css={formStyles}>
      <ErrorSummary errors={summaryOf(errors)} attempt={attempt} />
      {!isTypeLocked && <TypeChoice {...part} />}
      {form.type !== 'discussion' && <LinkPart {...part} />}
      <WordsPart {...part} />
      {form.type === 'sales' && (
        <Group>
          <h2>Prices</h2>
          <CurrencyField {...part} isLocked={isCurrencyLocked} />
        </Group>
      )}
      {form.type === 'product' && <PricePart {...part} isCurrencyLocked={isCurrencyLocked} />}
      <PlacePart {...part} />
      <ImagesPart {...part} />
      <MorePart {...part} />
    </div>
  )
}

const isName = (name: string, errors: FieldErrors): name is FieldName => name in errors

function summaryOf(errors: FieldErrors) {
  return Object.keys(errors).flatMap((name) => {
    const message = isName(name, errors) ? errors[name] : undefined
    return isName(name, errors) && message !== undefined ? [{ id: fieldId(name), message }] : []
  })
}
