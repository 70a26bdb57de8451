import styled from '@emotion/styled'
import type { PostDetails } from '@deals/events'
import { fieldWords } from '../../features/history/history-words.ts'
import { formOfPost, type PostFormValues } from '../../features/submit/post-form-values.ts'
import { changedFields } from '../../features/submit/post-request.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

const Table = styled.table`
  width: 100%;
  margin-block: var(--s3);
  border-collapse: collapse;
  font-size: var(--text-sm);
  & th,
  & td {
    padding: var(--s2);
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`

const Wide = styled.div`
  overflow-x: auto;
`

export interface ConflictPanelProps {
  readonly base: PostDetails
  readonly mine: PostFormValues
  readonly theirs: PostDetails
  readonly onKeepMine: (theirs: PostDetails) => void
  readonly onTakeTheirs: (theirs: PostDetails) => void
  readonly onDone: () => void
}

const text = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

const changesFrom = (before: PostFormValues, after: PostFormValues) =>
  new Map<string, unknown>(Object.entries(changedFields(before, after)))

/** Fields that either side changed, with what they were. */
export function conflictRows(base: PostDetails, mine: PostFormValues, theirs: PostDetails) {
  const was = formOfPost(base)
  const byMe = changesFrom(was, mine)
  const byThem = changesFrom(was, formOfPost(theirs))
  const before = changesFrom(formOfPost(theirs), was)
  const beforeMine = changesFrom(mine, was)
  return [...new Set([...byMe.keys(), ...byThem.keys()])].map((field) => {
    const original = text(before.get(field) ?? beforeMine.get(field))
    return {
      field,
      base: original,
      mine: byMe.has(field) ? text(byMe.get(field)) : original,
      theirs: byThem.has(field) ? text(byThem.get(field)) : original,
    }
  })
}

/** Somebody else saved first: both versions beside what they started from. */
export function ConflictPanel({ base, mine, theirs, onKeepMine, onTakeTheirs, onDone }: ConflictPanelProps) {
  const choose = (keep: (theirs: PostDetails) => void) => () => {
    keep(theirs)
    onDone()
  }
  return (
    <Alert variant="warn" title="This post changed while you were working.">
      <Wide role="region" aria-label="Both versions" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">Theirs</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <tbody>
            {conflictRows(base, mine, theirs).map((row) => (
              <tr key={row.field}>
                <th scope="row">{fieldWords(row.field)}</th>
                <td>{row.mine}</td>
                <td>{row.theirs}</td>
                <td>{row.base}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Wide>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
        <Button onClick={choose(onKeepMine)}>Keep mine, then save again</Button>
        <Button onClick={choose(onTakeTheirs)}>Take theirs</Button>
      </div>
    </Alert>
  )
}
