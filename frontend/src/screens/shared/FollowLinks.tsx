export interface FollowedPage {
  /** The page that is followed. */
  readonly path: string
  /** What is asked besides. */
  readonly query?: string
}

const feeds = [
  ['feed.xml', 'New deals', 'Each deal once, the newest first.'],
  ['changes.xml', 'Follow changes', 'Prices that changed, deals that ended or are back, edits.'],
] as const

/** What can be followed, as links that feed readers take. */
export function FollowLinks({ path, query = '' }: FollowedPage) {
  return (
    <ul css={{ display: 'grid', gap: 'var(--s3)', padding: 'var(--s4)', fontSize: 'var(--text-sm)' }}>
      {feeds.map(([file, name, about]) => (
        <li key={file}>
          <a
            href={`${path === '/' ? '' : path}/${file}${query}`}
            css={{ color: 'var(--brand)', fontWeight: 600, textDecoration: 'underline' }}
          >
            {name}
          </a>
          <p className="muted">{about}</p>
        </li>
      ))}
      <li className="muted">Give one of these addresses (RSS) to your feed reader.</li>
    </ul>
  )
}
