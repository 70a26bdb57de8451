import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { InfoPage } from './InfoPage.tsx'

const Words = styled.article`
  max-width: 42rem;
  & > * + * {
    margin-top: var(--s4);
  }
  & > h2 {
    margin-top: var(--s8);
    font-size: var(--text-lg);
  }
  & > .lead {
    color: var(--ink-2);
    font-size: var(--text-lg);
  }
  & ul {
    display: grid;
    gap: var(--s2);
    padding-left: var(--s5);
    list-style: disc;
  }
  & p a,
  & li a {
    color: var(--brand);
    text-decoration: underline;
  }
`

interface TextPageProps {
  readonly title: string
  /** The page in one sentence. */
  readonly lead: string
  readonly children: ReactNode
}

/** A page to be read. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <InfoPage>
      <Words>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </Words>
    </InfoPage>
  )
}
