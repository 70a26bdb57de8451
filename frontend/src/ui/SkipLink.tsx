interface SkipLinkProps {
  /** The id of the page's main part, which must take focus (tabIndex -1). */
  readonly to?: string
}

/** The first thing that focus meets on every page. */
export function SkipLink({ to = 'main' }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${to}`}>
      Skip to content
    </a>
  )
}
