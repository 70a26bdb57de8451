import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { Link, useNavigate } from 'react-router-dom'

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this site, or the address of another one, or a place on this page. */
  readonly to: string
  /** Opens beside this page, as links to shops do. */
  readonly newTab?: boolean | undefined
  readonly ref?: Ref<HTMLAnchorElement>
}

const fromTheRoot = /^\/(?!\/)/
const fromHere = /^(?:[?.]|$)/

/** A link: within the site without loading the page anew, to elsewhere as the browser does it. */
export function Anchor({ to, newTab = false, ...rest }: AnchorProps) {
  const beside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (fromTheRoot.test(to)) {
    return <SiteLink to={to} {...beside} {...rest} />
  }
  if (fromHere.test(to)) {
    return <Link to={to} {...beside} {...rest} />
  }
  return (
    <a href={to} {...beside} {...rest}>
      {rest.children}
    </a>
  )
}

type SiteLinkProps = Omit<AnchorProps, 'newTab'>

/** A list has hundreds of these. Their addresses are whole, so that the router has nothing to work out for each. */
function SiteLink({ to, onClick, target, ...rest }: SiteLinkProps) {
  const navigate = useNavigate()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && target === undefined && isPlain(event) && !isAway()) {
      event.preventDefault()
      void navigate(to, { replace: isHere(to) })
    }
  }
  return (
    <a href={to} target={target} onClick={open} {...rest}>
      {rest.children}
    </a>
  )
}

/** With another button or a key held, the browser opens the page in its own way. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** Where the service worker has whole pages and the site does not answer, and on a page that it had. */
const isAway = (): boolean =>
  (!navigator.onLine && Boolean(navigator.serviceWorker?.controller)) || 'kept' in document.documentElement.dataset

const isHere = (to: string): boolean => to === `${location.pathname}${location.search}${location.hash}`
