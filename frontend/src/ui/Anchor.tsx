import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link } from 'react-router-dom'

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this site, or the address of another one, or a place on this page. */
  readonly to: string
  /** Opens beside this page, as links to shops do. */
  readonly newTab?: boolean | undefined
  readonly ref?: Ref<HTMLAnchorElement>
}

const ours = /^(?:\/(?!\/)|[?.]|$)/

/** A link: within the site without loading the page anew, to elsewhere as the browser does it. */
export function Anchor({ to, newTab = false, ...rest }: AnchorProps) {
  const beside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (ours.test(to)) {
    return <Link to={to} {...beside} {...rest} />
  }
  return (
    <a href={to} {...beside} {...rest}>
      {rest.children}
    </a>
  )
}
