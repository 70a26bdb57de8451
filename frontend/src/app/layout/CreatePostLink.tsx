import styled from '@emotion/styled'
import { Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { routes, serverPages } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { askToSignIn } from '../../ui/ask-to-sign-in.ts'

const Root = styled(ButtonLink)`
  @media (max-width: 767px) {
    width: var(--control);
    height: var(--control);
    padding: 0;
    /* It looks smaller than it is to press. */
    &[data-variant] {
      border: 2px solid transparent;
      background-clip: padding-box;
    }
    & > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

/** Leads to the submit page; visitors are told what they need first. */
export function CreatePostLink() {
  const viewer = useViewer()
  const open = (event: MouseEvent) => {
    if (viewer === null) {
      event.preventDefault()
      askToSignIn('create posts', () => serverPages.login(routes.submit.to()))
    }
  }
  return (
    <Root to={routes.submit.to()} variant="primary" onClick={open}>
      <Plus aria-hidden="true" />
      <span>Create Post</span>
    </Root>
  )
}
