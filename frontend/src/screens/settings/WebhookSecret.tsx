import { Check, Copy } from 'lucide-react'
import { useCopied } from '../../features/post-actions/use-copied.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface WebhookSecretProps {
  readonly secret: string
  readonly onClose: () => void
}

const secretCopied = { title: 'Secret copied' }

/** Tells the secret of a webhook, this once. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  const [isCopied, copy] = useCopied(secretCopied)
  const footer = (
    <>
      <Button onClick={() => void copy(secret)}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? 'Copied' : 'Copy secret'}
      </Button>
      <Button variant="primary" onClick={onClose}>
        I have kept it
      </Button>
    </>
  )
  return (
    <Dialog
      title="The secret of your webhook"
      description="Your program checks with it that a message comes from this site. It is not shown again."
      open
      onOpenChange={onClose}
      footer={footer}
    >
      <TextField label="Secret" readOnly value={secret} onFocus={({ target }) => target.select()} />
    </Dialog>
  )
}
