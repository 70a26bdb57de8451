import { Download } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { downloadText } from '../shared/download-text.ts'
import { accountApi, type LeavingChoice } from './account.endpoints.ts'
import { SettingsBox } from './SettingsBox.tsx'
import { isProofNeeded, useProof } from './use-proof.tsx'

/** A copy of everything, and the end of the account. */
export function DataSettings() {
  return (
    <>
      <ExportBox />
      <DeleteBox />
    </>
  )
}

function ExportBox() {
  const [exportAccount, { isLoading }] = accountApi.useExportAccountMutation()
  const { run, dialog } = useProof()
  const get = () =>
    run(async () => {
      const answer = await exportAccount()
      if (answer.error === undefined) {
        downloadText('dealstream-export.json', JSON.stringify(answer.data, null, 2), 'application/json')
      } else if (!isProofNeeded(answer.error)) {
        tellOutcome(answer.error, '')
      }
      return answer
    })
  return (
    <SettingsBox title="Export">
      <p className="muted">
        Everything that we know of you as one JSON file: what you wrote and did, and what we keep beside it.
      </p>
      <div>
        <Button busy={isLoading} onClick={() => void get()}>
          <Download aria-hidden="true" />
          Export my data
        </Button>
      </div>
      {dialog}
    </SettingsBox>
  )
}

function DeleteBox() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingsBox title="Delete account">
      <p className="muted">
        You are signed out and your name is hidden at once. After 14 days everything personal becomes unreadable for
        ever; until then you take it back by signing in.
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

const choices = [
  {
    value: 'delete',
    label: 'Delete my posts',
    help: 'Those that somebody answered stay without their text.',
  },
  { value: 'keep', label: 'Keep my posts', help: 'They stay as they are, by “deleted user”.' },
] as const

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const [posts, setPosts] = useState<LeavingChoice>('delete')
  const [deleteAccount, { isLoading, error }] = accountApi.useDeleteAccountMutation()
  const { run, dialog } = useProof()
  const leave = () =>
    run(async () => {
      const answer = await deleteAccount(posts)
      if (answer.error === undefined) {
        // Loaded anew, as nothing that this page holds is anybody's any more; and Back leads to no form.
        const what = new URLSearchParams({ until: answer.data.eraseAt, posts })
        window.location.replace(`${routes.leaving.path}?${what.toString()}`)
      }
      return answer
    })
  const main = (
    <Button variant="danger" busy={isLoading} onClick={() => void leave()}>
      Delete my account
    </Button>
  )
  return (
    <>
      <AskDialog
        title="Delete your account?"
        description="It is closed now and erased in 14 days. Signing in before then takes it back."
        onClose={onClose}
        main={main}
      >
        <div css={{ display: 'grid', gap: 'var(--s4)' }}>
          {error !== undefined && !isProofNeeded(error) && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
          <RadioGroup
            label="What becomes of your posts?"
            layout="cards"
            value={posts}
            options={choices}
            onChange={setPosts}
          />
        </div>
      </AskDialog>
      {dialog}
    </>
  )
}
