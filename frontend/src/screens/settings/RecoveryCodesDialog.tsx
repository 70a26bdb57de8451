import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { downloadText } from '../shared/download-text.ts'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Tells the recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const keep = () => downloadText('dealstream-recovery-codes.txt', `${codes.join('\n')}\n`)
  const footer = (
    <>
      <Button onClick={keep}>
        <Download aria-hidden="true" />
        Download
      </Button>
      <Button variant="primary" onClick={onClose}>
        I have kept them
      </Button>
    </>
  )
  return (
    <Dialog
      title="Your recovery codes"
      description="Each signs you in once when you have lost your authenticator or passkey. They are not shown again."
      open
      onOpenChange={onClose}
      footer={footer}
    >
      <ul
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
          gap: 'var(--s2)',
          padding: 'var(--s4)',
          borderRadius: 'var(--r-md)',
          background: 'var(--sunken)',
          textAlign: 'center',
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
