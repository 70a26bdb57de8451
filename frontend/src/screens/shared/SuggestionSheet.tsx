import styled from '@emotion/styled'
import { agreementsNeeded, contentRemoved, counted, type SuggestionView } from '@deals/events'
import { FieldChange } from '../../features/history/FieldChange.tsx'
import { fieldWords, valueWords } from '../../features/history/history-words.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TimeAgo } from './TimeAgo.tsx'
import { WideTable } from './WideTable.tsx'

const Root = styled.div`
  display: grid;
  gap: var(--s3);
  min-width: 0;
  & blockquote {
    padding-left: var(--s3);
    border-left: 0.1875rem solid var(--line-strong);
    overflow-wrap: anywhere;
  }
`

/** What somebody suggests to change of a post, and why. */
export function SuggestionSheet({ suggestion }: { readonly suggestion: SuggestionView }) {
  const { username, reason, at, isStale, isApplied, agreedBy } = suggestion
  return (
    <Root>
      <p>
        <strong>{username}</strong> {isApplied ? 'changed it' : 'suggested'} <TimeAgo time={at} />
      </p>
      <blockquote>{reason}</blockquote>
      {isStale ? <StaleChanges suggestion={suggestion} /> : <Changes suggestion={suggestion} />}
      {agreedBy.length > 0 && (
        <p className="muted">
          {agreedBy.join(' and ')} {agreedBy.length === 1 ? 'agrees' : 'agree'};{' '}
          {counted(agreementsNeeded - agreedBy.length, 'more trusted member')} and it stands.
        </p>
      )}
    </Root>
  )
}

const shownOf = ({ changes }: SuggestionView) =>
  Object.entries(changes).filter(([field]) => fieldWords(field) !== undefined)

function Changes({ suggestion }: { readonly suggestion: SuggestionView }) {
  return shownOf(suggestion).map(([field, change]) => (
    <FieldChange key={field} field={field} change={change} currency={suggestion.currency} />
  ))
}

/** Beside what was suggested and what stood there stands what the poster made of it meanwhile. */
function StaleChanges({ suggestion }: { readonly suggestion: SuggestionView }) {
  const words = (field: string, value: unknown) => valueWords(field, value, suggestion.currency)
  return (
    <>
      <Alert variant="warn">The post has changed in the same place since, so this cannot be accepted any more.</Alert>
      <WideTable
        label="What was suggested and what stands there now"
        columns={['Field', 'Suggested', 'Now', 'Before'].map((title) => ({ title }))}
      >
        {shownOf(suggestion).map(([field, { from, to, now, removed }]) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            <td>{words(field, to)}</td>
            <td>{words(field, now === undefined ? from : now)}</td>
            <td>{removed?.includes('from') === true ? contentRemoved : words(field, from)}</td>
          </tr>
        ))}
      </WideTable>
    </>
  )
}
