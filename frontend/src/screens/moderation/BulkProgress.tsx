import styled from '@emotion/styled'
import { bulkWords } from '@deals/events'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { BulkRun } from './use-bulk.ts'

const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  accent-color: var(--brand);
`
const Refused = styled.ul`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s3);
  font-size: var(--text-sm);
  & strong {
    display: block;
    font-weight: 600;
  }
`

interface BulkProgressProps {
  readonly run: BulkRun
  /** What the posts are called. */
  readonly titles: ReadonlyMap<number, string>
  readonly onGoOn: () => void
  readonly onClose: () => void
}

/** How many are decided, and at the end which ones are not, each with its reason. */
export function BulkProgress({ run, titles, onGoOn, onClose }: BulkProgressProps) {
  const { request, outcomes, problem, next } = run
  const all = request.posts.length
  const refused = outcomes.filter((outcome) => outcome.refused !== null)
  const isRunning = next !== null && problem === null
  const titleOf = (id: number) => titles.get(id) ?? `Post ${id}`
  return (
    <Dialog
      title={isRunning ? 'Deciding' : next === null ? 'Decided' : 'Not all were decided'}
      open
      onOpenChange={isRunning ? () => undefined : onClose}
      footer={isRunning ? undefined : <Foot canGoOn={next !== null} onGoOn={onGoOn} onClose={onClose} />}
    >
      <Bar value={outcomes.length} max={all} aria-label="Decided" />
      <p role="status">
        {outcomes.length} of {all}
        {next === null && `: ${bulkWords[request.decision].toLowerCase()} ${all - refused.length}`}
      </p>
      {problem !== null && (
        <Alert variant="destructive">
          {problem} The other {all - outcomes.length} are as they were.
        </Alert>
      )}
      {refused.length > 0 && (
        <>
          <p css={{ paddingTop: 'var(--s3)', fontWeight: 600 }}>
            {refused.length} of {all} could not be {bulkWords[request.decision].toLowerCase()}:
          </p>
          <Refused>
            {refused.map((outcome) => (
              <li key={outcome.postId}>
                <strong>{titleOf(outcome.postId)}</strong>
                {outcome.refused}
              </li>
            ))}
          </Refused>
        </>
      )}
    </Dialog>
  )
}

interface FootProps {
  readonly canGoOn: boolean
  readonly onGoOn: () => void
  readonly onClose: () => void
}

function Foot({ canGoOn, onGoOn, onClose }: FootProps) {
  return (
    <>
      <Button variant={canGoOn ? 'quiet' : 'primary'} onClick={onClose}>
        Close
      </Button>
      {canGoOn && (
        <Button variant="primary" onClick={onGoOn}>
          Go on
        </Button>
      )}
    </>
  )
}
