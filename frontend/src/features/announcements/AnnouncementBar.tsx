import styled from '@emotion/styled'
import { Megaphone, X } from 'lucide-react'
import type { Announced } from '@deals/events'
import { IconButton } from '../../ui/IconButton.tsx'

const Bars = styled.section`
  &[data-late='true'] {
    position: sticky;
    top: 4rem;
    z-index: var(--layer-bar);
    height: 0;
    @media (max-width: 767px) {
      top: 3.5rem;
    }
  }
`

const Bar = styled.div`
  background: var(--info-soft);
  color: var(--ink);
  font-size: var(--text-sm);
  border-bottom: 1px solid var(--line);
  [data-late='true'] > & {
    background: var(--surface);
    box-shadow: var(--shadow-3);
  }
  & > .wrap {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s3);
    min-height: 3rem;
  }
  & svg {
    flex: none;
  }
  & > .wrap > svg {
    color: var(--info);
  }
  & p {
    padding-block: var(--s2);
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

interface AnnouncementBarProps {
  readonly announcements: readonly Announced[]
  /** It came while the page was read: it lies over what stands there, so that nothing moves. */
  readonly isLate?: boolean
  readonly onDismiss: (id: number) => void
}

/** What staff say to everybody, above the content. */
export function AnnouncementBar({ announcements, isLate = false, onDismiss }: AnnouncementBarProps) {
  if (announcements.length === 0) {
    return null
  }
  return (
    <Bars aria-label={isLate ? 'New announcements' : 'Announcements'} data-late={isLate}>
      {announcements.map(({ id, text, link }) => (
        <Bar key={id}>
          <div className="wrap">
            <Megaphone aria-hidden="true" size={18} />
            {/* A link of the browser: pages that the server writes, such as sign-in, the router does not know. */}
            <p>{link === null ? text : <a href={link}>{text}</a>}</p>
            <IconButton aria-label={`Dismiss: ${text}`} onClick={() => onDismiss(id)}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </Bar>
      ))}
    </Bars>
  )
}
