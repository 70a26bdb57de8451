import styled from '@emotion/styled'
import type { NewsList } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Box } from '../../ui/Card.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s1) var(--s3);
    padding: var(--s3) var(--s4);
  }
  & a:hover {
    background: var(--sunken);
  }
  & strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & small {
    grid-column: 1;
    color: var(--ink-2);
  }
`

type UnreadThread = NewsList['threads'][number]

const reasons: Readonly<Record<UnreadThread['why'], string>> = {
  own: 'Your post',
  saved: 'You saved it',
  commented: 'You commented',
}

/** Posts of the member with comments that they have not read; each leads to the first of these. */
export function UnreadThreads({ threads }: { readonly threads: readonly UnreadThread[] }) {
  return (
    <Box css={{ padding: 0, overflow: 'hidden' }}>
      <List>
        {threads.map(({ postId, title, why, unread, latest }) => (
          <li key={postId}>
            <Anchor to={routes.post.toComments(postId)}>
              <strong>{title}</strong>
              <Tag tone="info">{unread} unread</Tag>
              <small>
                {reasons[why]} · last by {latest.by}, <TimeAgo time={latest.at} />
              </small>
            </Anchor>
          </li>
        ))}
      </List>
    </Box>
  )
}
