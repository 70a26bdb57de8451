import styled from '@emotion/styled'
import { useState } from 'react'
import { fingerRoom } from './button-styles.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Eye = styled.button`
  position: absolute;
  top: -0.5rem;
  right: -0.25rem;
  height: 2.25rem;
  border: 0;
  padding: 0 var(--s2);
  background: none;
  color: var(--brand);
  font-size: var(--text-sm);
  font-weight: 600;
  cursor: pointer;
  ${fingerRoom}
`

/** A password, which may be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'lead'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div css={{ position: 'relative' }}>
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <Eye type="button" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
        <VisuallyHidden> password</VisuallyHidden>
      </Eye>
    </div>
  )
}
