import { Download } from 'lucide-react'
import { useState } from 'react'
import { routes } from '../../app/routes.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { accountApi } from './account.endpoints.ts'
import { SettingsBox } from './SettingsBox.tsx'

/** A copy of everything, and the end of the account. */
export function DataSettings() {
  return (
    <>
      <ExportBox />
      <DeleteBox />
    </>
  )
}

/** Hands a text to the browser as a file. */
function download(name: string, content: unknown) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function ExportBox() {
  const [exportAccount, { isLoading }] = accountApi.useExportAccountMutation()
  const get = async () => {
    const { data, error } = await exportAccount()
    if (error === undefined) {
      download('dealstream-export.json', data)
    } else {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  return (
    <SettingsBox title="Export">
      <p className="muted">Your profile, posts, comments, votes and bookmarks as one JSON file.</p>
      <div>
        <Button busy={isLoading} onClick={() => void get()}>
          <Download aria-hidden="true" />
          Export my data
        </Button>
      </div>
    </SettingsBox>
  )
}

function DeleteBox() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsBox title="Delete account">
      <p className="muted">
        Your name and everything personal that you wrote become unreadable at once. This cannot be taken back.
      </p>
      <div>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          Delete my account
        </Button>
      </div>
      {isOpen && <DeleteDialog onClose={() => setIsOpen(false)} />}
    </SettingsBox>
  )
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [deleteAccount, { isLoading, error }] = accountApi.useDeleteAccountMutation()
  const erase = async () => {
    const answer = await deleteAccount(password)
    if (answer.error === undefined) {
      window.location.assign(routes.home.to())
    }
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="danger" busy={isLoading} disabled={password === ''} onClick={() => void erase()}>
        Delete for ever
      </Button>
    </>
  )
  return (
    <Dialog
      title="Delete account?"
      description="Enter your password to confirm."
      open
      onOpenChange={onClose}
      footer={footer}
    >
      <div css={{ display: 'grid', gap: 'var(--s3)' }}>
        {error !== undefined && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
