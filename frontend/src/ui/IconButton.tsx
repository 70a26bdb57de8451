import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  /** The name that is read aloud, since an icon says nothing. */
  readonly 'aria-label': string
  readonly children: ReactNode
}

/** A round button with an icon alone. */
export function IconButton({ variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button variant={variant} size="icon" {...rest} />
}
