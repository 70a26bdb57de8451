import styled from '@emotion/styled'
import { BellPlus, Bookmark, MailCheck, Sparkles, X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { newsletterApi } from '../../features/newsletter/newsletter.endpoints.ts'
import { devicePreferenceChanged } from '../../features/preferences/device-preferences.slice.ts'
import { keepOnDevice } from '../../features/preferences/keep-on-device.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

const Root = styled.section`
  border-bottom: 1px solid var(--line);
  background: var(--brand-soft);
  & > .wrap {
    display: grid;
    gap: var(--s3);
    padding-block: var(--s4) var(--s5);
  }
  & header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--s3);
  }
  & h2 {
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s3);
  }
  & li > a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s1) var(--s3);
    height: 100%;
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
  }
  & li > a:hover {
    border-color: var(--line-strong);
    box-shadow: var(--shadow-2);
  }
  & li svg {
    margin-top: 0.2rem;
    color: var(--brand);
  }
  & li span {
    grid-column: 2;
    color: var(--ink-2);
    font-size: var(--text-sm);
    text-wrap: balance;
  }
  & p {
    font-size: var(--text-sm);
    text-wrap: pretty;
  }
  & .address {
    display: flex;
    gap: var(--s3);
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
    overflow-wrap: anywhere;
  }
  & .address > svg {
    flex: none;
    margin-top: 0.1rem;
    color: var(--brand);
  }
  & p > a,
  & p > span > a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  @media (max-width: 767px) {
    & ul {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s2);
    }
    & li > a {
      padding: 0.625rem var(--s3);
    }
    & li span {
      display: none;
    }
  }
`

const steps = [
  {
    to: routes.forYou.to(),
    Icon: Sparkles,
    title: 'Say what you look for',
    text: 'Choose three categories, and For You begins with their deals.',
  },
  {
    to: routes.dealAlert.to('new'),
    Icon: BellPlus,
    title: 'Hear of the deal you wait for',
    text: 'Name a product and a price. Once somebody finds it, you are told.',
  },
  {
    to: routes.bookmarks.to(),
    Icon: Bookmark,
    title: 'Save what you like',
    text: 'The bookmark on a deal keeps it. You are told of a lower price and of its end.',
  },
] as const

const howMany = ['', 'This one makes', 'These two make', 'These three make']

/**
 * What a new member can do first. It goes with them to the first things, less those that they have opened; it goes for
 * good when it is dismissed, when nothing is left of it, or when they go elsewhere.
 */
export function WelcomeCard({ username }: { readonly username: string }) {
  const end = useEnd()
  const [left, setLeft] = useState<readonly (typeof steps)[number][]>(steps)
  const open = (opened: string) => {
    const others = left.filter(({ to }) => to !== opened)
    setLeft(others)
    if (others.length === 0) {
      end()
    }
  }
  return (
    <Root aria-labelledby="welcome-title">
      <div className="wrap">
        <header>
          <div>
            <h2 id="welcome-title">Welcome, {username}!</h2>
            <p>You may vote, comment and post now. {howMany[left.length]} the site yours.</p>
          </div>
          <IconButton
            aria-label="Dismiss welcome"
            onClick={() => {
              end()
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        </header>
        <ul>
          {left.map(({ to, Icon, title, text }) => (
            <li key={to}>
              <Anchor to={to} onClick={() => open(to)}>
                <Icon aria-hidden="true" />
                <strong>{title}</strong>
                <span>{text}</span>
              </Anchor>
            </li>
          ))}
        </ul>
        <AddressToConfirm />
        <p>
          New members post and comment less often for a while, and their votes move the lists later.{' '}
          <Anchor to={routes.settings.to('standing')}>See how often, and what is missing</Anchor>
        </p>
      </div>
    </Root>
  )
}

/** Whoever gave an address thinks that it holds; it does once they press the link in the letter. */
function AddressToConfirm() {
  const { data } = newsletterApi.useGetEmailQuery()
  const address = data === undefined || data.confirmed ? null : (data.pending ?? data.email)
  return address === null ? null : (
    <p className="address">
      <MailCheck aria-hidden="true" />
      <span>
        <strong>One more step:</strong> press the link in the letter that we sent to {address}. Until then we cannot
        write to you, not even when you forget your password.{' '}
        <Anchor to={routes.settings.to('security')}>No letter, or another address?</Anchor>
      </span>
    </p>
  )
}

/** The way to have it gone for good; going to a page that it does not lead to does the same. */
function useEnd(): () => void {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const dispatch = useDispatch()
  const end = useCallback(() => {
    keepOnDevice('welcome', '', 0)
    dispatch(devicePreferenceChanged({ isNew: false }))
  }, [dispatch])
  useEffect(() => {
    if (pathname !== first && steps.every(({ to }) => to !== pathname)) {
      end()
    }
  }, [pathname, first, end])
  return end
}
