import styled from '@emotion/styled'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx'
import { useKeptPart } from '../../lib/kept-part.ts'
import { useViewer } from '../../lib/viewer.ts'
import { SearchBox } from '../../screens/shared/SearchBox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { CreatePostLink } from './CreatePostLink.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'
import { UserMenu } from './UserMenu.tsx'

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-bar);
  background: color-mix(in srgb, var(--surface) 92%, transparent);
  backdrop-filter: blur(10px);
  border-bottom: 1px solid var(--line);
  & > .bar {
    display: flex;
    align-items: center;
    gap: var(--s3);
    height: 4rem;
  }
  & .find {
    flex: 1;
    max-width: 36rem;
    margin-inline: auto;
  }
  & .phone {
    display: none;
  }
  @media (max-width: 767px) {
    & > .bar {
      height: 3.5rem;
      gap: 0;
      /* Five of them and the name stand on the narrowest line. */
      --control: clamp(2.5rem, 11.3vw, 2.75rem);
    }
    & > .bar > a:first-of-type {
      flex: 1;
      min-width: 0;
      overflow: hidden;
    }
    & > .bar > .find,
    & .desktop {
      display: none;
    }
    & .phone {
      display: inline-flex;
    }
    & > .below {
      display: block;
      padding-bottom: var(--s2);
    }
  }
`

/** The bar on top of every page. */
export function Header() {
  const { username = null, avatarUrl } = useViewer() ?? {}
  return <Root {...useKeptPart('header', Bar, { username, avatarUrl })} />
}

interface BarProps {
  /** Whose menu it holds; that is all which the first picture shows of them. */
  readonly username: string | null
  readonly avatarUrl: string | undefined
}

function Bar({ username, avatarUrl }: BarProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isSearching, setIsSearching] = useState(false)
  useSearchShortcut(field)
  return (
    <>
      <div className="wrap bar">
        <SideMenu />
        <Logo />
        <div className="find">
          <SearchBox inputRef={field} shortcut="/" />
        </div>
        <IconButton
          className="phone"
          aria-label={isSearching ? 'Close search' : 'Open search'}
          aria-expanded={isSearching}
          onClick={() => {
            setIsSearching(!isSearching)
          }}
        >
          <Search aria-hidden="true" />
        </IconButton>
        <CreatePostLink />
        <NotificationBell />
        <UserMenu username={username} avatarUrl={avatarUrl} />
      </div>
      {isSearching && <PhoneSearch onDone={setIsSearching} />}
    </>
  )
}

function PhoneSearch({ onDone }: { readonly onDone: (isSearching: false) => void }) {
  return (
    <div className="wrap phone below">
      <SearchBox
        inputRef={(field) => {
          field?.focus()
        }}
        onSearched={() => {
          onDone(false)
        }}
      />
    </div>
  )
}
