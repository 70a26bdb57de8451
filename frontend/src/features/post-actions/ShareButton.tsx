import { Check, Link } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { linkCopied } from '../../ui/copy-text.ts'
import { useCopied } from './use-copied.ts'

interface ShareButtonProps {
  /** The path of what is shared. */
  readonly path: string
  readonly disabled?: boolean
}

/** Copies the address of a page of this site. */
export function ShareButton({ path, disabled = false }: ShareButtonProps) {
  const [isCopied, copy] = useCopied(linkCopied)
  return (
    <Button
      aria-label="Share"
      disabled={disabled}
      onClick={() => void copy(new URL(path, window.location.origin).href)}
    >
      {isCopied ? <Check aria-hidden="true" /> : <Link aria-hidden="true" />}
      {isCopied ? 'Copied' : 'Share'}
    </Button>
  )
}
