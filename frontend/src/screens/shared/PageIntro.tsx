import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
  margin-bottom: var(--s4);
  & > .words {
    flex: 1;
    min-width: 15rem;
  }
  & p {
    margin-top: var(--s1);
    color: var(--ink-2);
    text-wrap: pretty;
  }
  & > .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
  }
  @media (max-width: 767px) {
    /* A single small tool stands beside the words, several below them. */
    & > .words {
      flex-grow: 9999;
      min-width: 12.5rem;
    }
    & > .tools {
      flex: auto;
    }
    & > .tools > :last-child:not(:first-child) {
      margin-left: auto;
    }
  }
`

interface PageIntroProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Filter, layout, order: the last one stands at the end of the line. */
  readonly tools?: ReactNode
}

/** The heading of a list, one sentence, and the tools that shape it. */
export function PageIntro({ title, text, tools }: PageIntroProps) {
  return (
    <Root>
      <div className="words">
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {tools !== undefined && <div className="tools">{tools}</div>}
    </Root>
  )
}
