import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { Guidelines } from '../../features/submit/Guidelines.tsx'
import { formFromDraft } from '../../features/submit/parse-draft.ts'
import { fieldsFrom } from '../../features/submit/fields-from-address.ts'
import { emptyForm, type PostFormValues } from '../../features/submit/post-form-values.ts'
import { PostFormFields } from '../../features/submit/PostFormFields.tsx'
import { submitApi } from '../../features/submit/submit.endpoints.ts'
import { readKeptDraft, useDraft, type DraftState } from '../../features/submit/use-draft.ts'
import { useFoundDuplicates } from '../../features/submit/use-found-duplicates.ts'
import { useSuggestions } from '../../features/submit/use-suggestions.ts'
import { useClosed } from '../../lib/announced.ts'
import { routes } from '../../lib/routes.ts'
import { useKeptFrom } from '../../lib/use-kept-from.ts'
import { useForm, type FormState } from '../../lib/use-form.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { linkInWords, plainPage } from '../shared/page-styles.ts'
import { LeaveWarning } from '../shared/LeaveWarning.tsx'
import { DuplicatesPanel } from './DuplicatesPanel.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { PostsLeft } from './PostsLeft.tsx'
import { ResumedDraft } from './ResumedDraft.tsx'
import { SubmitResult } from './SubmitResult.tsx'
import { WriteTabs } from './WriteTabs.tsx'
import { useSubmission, type Outcome } from './use-submission.ts'

/** Where a deal is posted: the link first, then the details, and what came of it. */
export function SubmitScreen() {
  const [begun, setBegun] = useState(0)
  const [params] = useSearchParams()
  const wanted = begun === 0 ? params.get('draft') : null
  return <SubmitForm key={begun} wanted={wanted} onBeginAnew={() => setBegun(begun + 1)} />
}

interface SubmitFormProps {
  /** The draft that the address names. */
  readonly wanted: string | null
  readonly onBeginAnew: () => void
}

function SubmitForm({ wanted, onBeginAnew }: SubmitFormProps) {
  const [currency] = useCurrency()
  const [params] = useSearchParams()
  const state = useForm({ ...emptyForm(currency), ...fieldsFrom(params) })
  const { outcome, send, isSending } = useSubmission(state.form)
  const suggestions = useSuggestions()
  const found = useFoundDuplicates()
  const isPosted = outcome.kind === 'posted'
  const draft = useDraft(state.form, state.isDirty && !isPosted)
  const isResumed = useKeptDraft(state, wanted, draft.become)
  useOutcome(outcome, state.showErrors, draft.forget)
  if (outcome.kind === 'posted') {
    return <SubmitResult postId={outcome.id} />
  }
  const duplicates = found.of(state.form)
  const part = { form: state.form, errors: state.errors, attempt: state.attempt, onChange: state.change, suggestions }
  const ofLink = { onPreview: found.note, belowLink: <DuplicatesPanel duplicates={duplicates} /> }
  const refused = outcome.kind === 'duplicate' && !state.isChangedSince ? outcome.duplicates : []
  return (
    <div className="wrap" css={[plainPage, { maxWidth: '56rem' }]}>
      <PageIntro title="Create a post" text={<IntroWords />} />
      <div css={{ display: 'grid', gap: 'var(--s6)' }}>
        <Guidelines />
        {isResumed && <ResumedDraft setAside={draft.setAside} onBeginAnew={onBeginAnew} />}
        <WriteTabs form={state.form}>
          <PostFormFields {...part} {...ofLink} />
        </WriteTabs>
        <OutcomePanel outcome={outcome} {...part} />
        <SendRow
          draft={draft.state}
          isSending={isSending}
          isBlocked={[...duplicates, ...refused].some(({ isHard }) => isHard)}
          isRetry={outcome.kind === 'failed'}
          onSend={() => {
            state.markSent()
            void send()
          }}
        />
      </div>
      <LeaveWarning when={state.isDirty} text="Your draft stays saved; you find it here again." />
    </div>
  )
}

function IntroWords() {
  const closed = useClosed('submissions')
  const keptFrom = useKeptFrom('post')
  return (
    <>
      Share a deal, a sale or a question with everybody.
      {(closed ?? keptFrom) === undefined ? (
        <PostsLeft />
      ) : (
        <strong css={{ display: 'block' }}>{closed ?? keptFrom}</strong>
      )}
      {keptFrom !== undefined && (
        <Anchor to={routes.settings.to('standing')} css={linkInWords}>
          See why
        </Anchor>
      )}
    </>
  )
}

interface SendRowProps {
  readonly draft: DraftState
  readonly isSending: boolean
  readonly isBlocked: boolean
  readonly isRetry: boolean
  readonly onSend: () => void
}

function SendRow({ draft, isSending, isBlocked, isRetry, onSend }: SendRowProps) {
  const keptFrom = useKeptFrom('post')
  const closed = useClosed('submissions') ?? keptFrom
  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: 'var(--s4)' }}>
      <p className="muted" role="status" css={{ flex: 1, fontSize: 'var(--text-sm)' }}>
        {closed ?? (isBlocked ? 'It cannot be posted twice.' : draftWords(draft))}
      </p>
      <Button
        variant="primary"
        size="lg"
        busy={isSending}
        disabled={isBlocked || closed !== undefined}
        onClick={onSend}
      >
        {isRetry ? 'Retry' : 'Post'}
      </Button>
    </div>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

function draftWords(draft: DraftState): string {
  switch (draft.kind) {
    case 'idle':
      return ''
    case 'retrying':
      return 'Not saved – retrying'
    case 'refused':
      return `${draft.sentence} This one is kept on this device.`
    case 'saved':
      return `Saved ${clock.format(draft.at)}`
  }
}

/** Shows what is wrong at the fields; a post that is there needs no draft any more. */
function useOutcome(outcome: Outcome, showErrors: FormState<PostFormValues>['showErrors'], forget: () => void) {
  useEffect(() => {
    if (outcome.kind === 'invalid') {
      showErrors(outcome.errors)
    } else if (outcome.kind === 'posted') {
      forget()
    }
    // Once for every outcome, whatever else is typed or saved meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome])
}

/** Brings back the draft that the address names, else the one of this device; whether there was one. */
function useKeptDraft(
  { form, replace }: FormState<PostFormValues>,
  wanted: string | null,
  become: (id: string) => void,
): boolean {
  const [isResumed, setIsResumed] = useState(false)
  const memberId = useViewer()?.id
  const { data } = submitApi.useGetDraftQuery(wanted ?? '', { skip: wanted === null })
  useEffect(() => {
    if (wanted !== null && data !== undefined) {
      become(wanted)
      replace(formFromDraft(data.fields, form))
      setIsResumed(true)
    } else if (wanted === null) {
      const kept = readKeptDraft(memberId, form)
      if (kept !== undefined) {
        become(kept.id)
        replace(kept.form)
        setIsResumed(true)
      }
    }
    // Only when the page opens or the draft arrives; what is typed later must not be replaced.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, data])
  return isResumed
}
