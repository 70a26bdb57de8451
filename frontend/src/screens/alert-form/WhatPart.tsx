import { alertLimits, postTypes } from '@deals/events'
import { alertFieldId } from '../../features/deal-alerts/alert-form-values.ts'
import { isWrongKeyword } from '../../features/deal-alerts/validate-alert-form.ts'
import { toggled } from '../../features/posts/feed-filters.ts'
import { typeWords } from '../../lib/post-type-words.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { Choices, Columns, Group } from '../../ui/form-styles.ts'
import { WordsField } from '../../ui/WordsField.tsx'
import type { AlertPartProps } from './part-props.ts'

/** Which words, and which kinds of posts. */
export function WhatPart(part: AlertPartProps) {
  const { form, errors, onChange } = part
  return (
    <Group>
      <h2>What are you looking for?</h2>
      <WordsField
        id={alertFieldId('any')}
        label="Keywords"
        placeholder="lego, building bricks"
        help={`One of them is enough. Enter or a comma takes a word; "quotes" keep a phrase together. Up to ${alertLimits.keywords}.`}
        words={form.any}
        isWrong={isWrongKeyword}
        error={errors.any}
        onChange={(any) => onChange({ any })}
      />
      <Columns>
        <WordsField
          id={alertFieldId('all')}
          label="Also needed"
          optional
          help="All of these words"
          words={form.all}
          isWrong={isWrongKeyword}
          error={errors.all}
          onChange={(all) => onChange({ all })}
        />
        <WordsField
          id={alertFieldId('none')}
          label="Not wanted"
          optional
          help="None of these words"
          words={form.none}
          isWrong={isWrongKeyword}
          error={errors.none}
          onChange={(none) => onChange({ none })}
        />
      </Columns>
      <TypeBoxes {...part} />
    </Group>
  )
}

function TypeBoxes({ form, errors, onChange }: AlertPartProps) {
  const errorId = `${alertFieldId('types')}-error`
  return (
    <Choices aria-describedby={errors.types === undefined ? undefined : errorId}>
      <legend>Types of posts</legend>
      <div>
        {postTypes.map((type, place) => (
          <Checkbox
            key={type}
            {...(place === 0 ? { id: alertFieldId('types') } : {})}
            label={typeWords[type]}
            checked={form.types.includes(type)}
            onChange={() => onChange({ types: toggled(form.types, type) })}
          />
        ))}
      </div>
      <FieldError id={errorId}>{errors.types}</FieldError>
    </Choices>
  )
}
