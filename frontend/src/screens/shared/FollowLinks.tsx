import styled from '@emotion/styled'
import { isNoNewcomer, type WebhookSubject } from '@deals/events'
import { linkToWebhook } from '../../features/history/past-links.ts'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { fingerRoom } from '../../ui/button-styles.ts'

const feeds = [
  ['feed.xml', 'New deals', 'Each deal once, the newest first.'],
  ['changes.xml', 'Follow changes', 'Prices that changed, deals that ended or are back, edits.'],
] as const

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  font-size: var(--text-sm);
  & a {
    position: relative;
    ${fingerRoom}
    color: var(--brand);
    font-weight: 600;
    text-decoration: underline;
  }
`

/** The page of what is followed, and what is asked besides. */
function placeOf({ kind, value }: WebhookSubject): { path: string; query: string } {
  return kind === 'search'
    ? { path: routes.search.path, query: `?q=${encodeURIComponent(value)}` }
    : { path: `/${kind}/${value}`, query: '' }
}

/** What can be followed, as links that feed readers take, and where an address of one's own is told instead. */
export function FollowLinks(subject: WebhookSubject) {
  const viewer = useViewer()
  const { path, query } = placeOf(subject)
  return (
    <List>
      {feeds.map(([file, name, about]) => (
        <li key={file}>
          <a href={`${path}/${file}${query}`}>{name}</a>
          <p className="muted">{about}</p>
        </li>
      ))}
      <li className="muted">Give one of these addresses (RSS) to your feed reader.</li>
      {(viewer === null || isNoNewcomer(viewer)) && (
        <li>
          <Anchor to={linkToWebhook(subject)}>Have your program told</Anchor>
          <p className="muted">A webhook: your own address gets each change.</p>
        </li>
      )}
    </List>
  )
}
