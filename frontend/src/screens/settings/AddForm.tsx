import { useState, type ReactNode } from 'react'
import { submitting } from '../../lib/submitting.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface AddFormProps {
  readonly label: string
  readonly help: string
  /** Takes what was written, or says why it cannot. */
  readonly onAdd: (text: string) => string | null | Promise<string | null>
  readonly children?: ReactNode
}

/** One more for a list. */
export function AddForm({ label, help, onAdd, children }: AddFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const add = async () => {
    setAsking(true)
    const problem = await onAdd(text)
    setAsking(false)
    setError(problem ?? undefined)
    if (problem === null) {
      setText('')
    }
  }
  return (
    <form css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={submitting(add)}>
      <TextField
        label={label}
        help={help}
        autoComplete="off"
        autoCapitalize="none"
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      {children}
      <div>
        <Button type="submit" busy={isAsking}>
          Add
        </Button>
      </div>
    </form>
  )
}
