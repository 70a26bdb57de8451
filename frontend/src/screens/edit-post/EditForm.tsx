import { useEffect, useState } from 'react'
import { awayHours, editsAtOnce, postLimits, type PostDetails } from '@deals/events'
import { formOfPost } from '../../features/submit/post-form-values.ts'
import { PostFormFields } from '../../features/submit/PostFormFields.tsx'
import { routes } from '../../lib/routes.ts'
import { useForm } from '../../lib/use-form.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { LeaveWarning } from '../shared/LeaveWarning.tsx'
import { WriteTabs } from '../submit/WriteTabs.tsx'
import { ConflictPanel, type ConflictPanelProps } from './ConflictPanel.tsx'
import { useEdit, type EditOutcome } from './use-edit.ts'

/** The form of a post that is there already: its type stays, and others than the poster say why. */
export function EditForm({ post }: { readonly post: PostDetails }) {
  const viewer = useViewer()
  const isPoster = viewer?.username === post.foundBy
  const words = wordsFor(post, isPoster)
  // What the post was when the form opened; a newer answer must not move under the hands of the person.
  const [base, setBase] = useState(post)
  const state = useForm(formOfPost(base))
  const [reason, setReason] = useState('')
  const edit = useEdit({ base, form: state.form, reason, isPoster })
  const { showErrors } = state
  useEffect(() => {
    if (edit.outcome.kind === 'invalid') {
      showErrors(edit.outcome.errors)
    }
  }, [edit.outcome, showErrors])
  const part = { form: state.form, errors: state.errors, attempt: state.attempt, onChange: state.change }
  return (
    <div className="wrap" css={[plainPage, { maxWidth: '56rem' }]}>
      <PageIntro title={words.title} text={post.title} />
      <div css={{ display: 'grid', gap: 'var(--s6)' }}>
        {words.save === 'Resubmit' && <AskedChanges post={post} />}
        {!post.permissions.canEdit && editsAtOnce(viewer) && <AtOnceNote />}
        <WriteTabs form={state.form}>
          <PostFormFields {...part} isTypeLocked isCurrencyLocked={post.isCurrencyLocked} />
        </WriteTabs>
        <ReasonField isPoster={isPoster} reason={reason} error={edit.reasonError} onChange={setReason} />
        <EditProblem
          outcome={edit.outcome}
          base={base}
          mine={state.form}
          onKeepMine={(theirs) => setBase({ ...base, version: theirs.version })}
          onTakeTheirs={(theirs) => {
            setBase(theirs)
            state.replace(formOfPost(theirs))
          }}
          onDone={edit.settle}
        />
        <SaveRow postId={post.id} label={words.save} isSaving={edit.isSaving} onSave={() => void edit.save()} />
      </div>
      <LeaveWarning when={state.isDirty && edit.outcome.kind !== 'saved'} text="Your changes are not saved yet." />
    </div>
  )
}

/** Who may not save the post suggests what should stand there. */
function wordsFor({ status, permissions }: PostDetails, isPoster: boolean) {
  if (!permissions.canEdit) {
    return { title: 'Suggest an edit', save: 'Send suggestion' }
  }
  return { title: 'Edit post', save: status === 'poster-review' && isPoster ? 'Resubmit' : 'Save changes' }
}

interface SaveRowProps {
  readonly postId: number
  readonly label: string
  readonly isSaving: boolean
  readonly onSave: () => void
}

function SaveRow({ postId, label, isSaving, onSave }: SaveRowProps) {
  return (
    <div css={{ display: 'flex', justifyContent: 'flex-end', gap: 'var(--s2)' }}>
      <ButtonLink to={routes.post.to(postId)} variant="quiet" size="lg">
        Cancel
      </ButtonLink>
      <Button variant="primary" size="lg" busy={isSaving} onClick={onSave}>
        {label}
      </Button>
    </div>
  )
}

function AskedChanges({ post }: { readonly post: PostDetails }) {
  return (
    <Alert variant="warn" title="What has to change">
      {post.review?.feedback ?? 'Please change the post and send it back.'}
    </Alert>
  )
}

function AtOnceNote() {
  return (
    <Alert>
      {`Where its poster was not here for ${awayHours} hours, a new title, category, code or end and corrected typos show at once. `}
      The poster and moderators can take them back.
    </Alert>
  )
}

interface EditProblemProps extends Omit<ConflictPanelProps, 'theirs'> {
  readonly outcome: EditOutcome
}

function EditProblem({ outcome, ...conflict }: EditProblemProps) {
  switch (outcome.kind) {
    case 'changed':
      return <ConflictPanel theirs={outcome.theirs} {...conflict} />
    case 'failed':
      return <Alert variant="destructive" title={outcome.sentence} />
    case 'none':
    case 'saved':
    case 'invalid':
      return null
  }
}

interface ReasonFieldProps {
  readonly isPoster: boolean
  readonly reason: string
  readonly error: string | undefined
  readonly onChange: (reason: string) => void
}

function ReasonField({ isPoster, reason, error, onChange }: ReasonFieldProps) {
  return (
    <TextField
      id="edit-reason"
      label="Reason for the change"
      optional={isPoster}
      maxLength={postLimits.editReason.max}
      help="Everybody sees it in the history"
      value={reason}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
