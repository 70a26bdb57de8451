import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A password, which may be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'lead'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div css={{ position: 'relative' }}>
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        css={{
          position: 'absolute',
          top: '-0.5rem',
          right: '-0.25rem',
          height: '2.25rem',
          border: 0,
          padding: '0 var(--s2)',
          background: 'none',
          color: 'var(--brand)',
          fontSize: 'var(--text-sm)',
          fontWeight: 600,
          cursor: 'pointer',
        }}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
        <VisuallyHidden> password</VisuallyHidden>
      </button>
    </div>
  )
}
