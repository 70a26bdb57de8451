import styled from '@emotion/styled'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { FeedAnswer } from './feed-answer.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s3);
  min-height: 5rem;
  padding: var(--s4);
  color: var(--ink-2);
  font-size: var(--text-sm);
`

type FeedEndProps = Pick<FeedAnswer, 'isFetchNextPageError' | 'hasNextPage' | 'fetchNextPage'>

/** What stands below a list: more is coming, it could not come, or this was all. */
export function FeedEnd({ answer }: { readonly answer: FeedEndProps }) {
  if (answer.isFetchNextPageError) {
    return (
      <Root role="alert">
        More deals could not be loaded.
        <Button
          size="sm"
          onClick={() => {
            answer.fetchNextPage()
          }}
        >
          Try again
        </Button>
      </Root>
    )
  }
  if (answer.hasNextPage) {
    return (
      <Root>
        <Spinner />
        Loading more deals…
      </Root>
    )
  }
  return <Root>You have seen them all</Root>
}
