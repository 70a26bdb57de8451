import styled from '@emotion/styled'

const besideFrom = '@media (min-width: 1024px)'

/** The list, and beside it the open letter; one of the two where there is room for one. */
export const InboxColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  & > [data-empty] {
    display: none;
  }
  &[data-open='true'] > :first-child {
    display: none;
  }
  ${besideFrom} {
    grid-template-columns: 24rem minmax(0, 1fr);
    & > [data-empty],
    &[data-open='true'] > :first-child {
      display: block;
    }
  }
`

export const LetterList = styled.ol`
  border-top: 1px solid var(--line);
  & > li {
    border-bottom: 1px solid var(--line);
  }
  & a {
    display: grid;
    gap: var(--s1);
    padding: var(--s3);
  }
  & a:hover {
    background: var(--sunken);
  }
  & a[aria-current] {
    background: var(--brand-soft);
  }
  & a:focus-visible {
    box-shadow: inset 0 0 0 2px var(--brand);
  }
  & strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const LetterSheet = styled.article`
  display: grid;
  gap: var(--s4);
  align-content: start;
  ${besideFrom} {
    & > [data-back] {
      display: none;
    }
  }
`

/** What somebody wrote, line by line as they wrote it. */
export const Written = styled.p`
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--bg);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const LetterActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3);
`

/** A picture that came with a letter, in a place that is there before it is. */
export const Thumbnail = styled.img`
  width: 10rem;
  height: 7.5rem;
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--sunken);
  object-fit: contain;
`
