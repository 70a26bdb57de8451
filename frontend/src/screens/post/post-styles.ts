import styled from '@emotion/styled'

/** The page of a post: pictures at the left, the purchase at the right, everything else below. */
export const PostPage = styled.div`
  padding-bottom: var(--s12);
`

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: var(--s10);
  &[data-pictures='false'] {
    grid-template-columns: minmax(0, 46rem);
  }
  /* As cards show what is over: still to be read, and nothing to buy. */
  &[data-expired='true'] img {
    filter: grayscale(1);
    opacity: 0.55;
  }
  &[data-expired='true'] h1,
  &[data-expired='true'] b[data-free] {
    color: var(--ink-3);
  }
  /* A phone on its side has room for both, and none for a picture above what the deal is. */
  @media (max-width: 1023px) {
    gap: var(--s5);
  }
  @media (max-width: 767px), (max-width: 1023px) and (min-height: 30rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 21rem;
  gap: var(--s10);
  margin-top: var(--s10);
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
    margin-top: var(--s6);
  }
`

export const Beside = styled.aside`
  display: grid;
  gap: var(--s4);
  align-content: start;
  padding-top: var(--s3);
`

export const Purchase = styled.section`
  display: grid;
  gap: var(--s4);
  align-content: start;
  min-width: 0;
  & > h1 {
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem);
    line-height: 1.2;
    letter-spacing: -0.025em;
    font-weight: 700;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`

export const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
`

export const PriceMemory = styled.p`
  display: inline-flex;
  gap: var(--s2);
  align-items: center;
  font-size: var(--text-sm);
  font-weight: 600;
  color: var(--brand);
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  /* One line on a phone, also when the first one says "Bookmarked": else a press would push the page down. */
  @media (max-width: 479px) {
    gap: 0.375rem;
    & > :is(a, button) {
      padding: 0 var(--s3);
    }
  }
`

/** Get Deal with the votes; at the bottom of the screen on a phone until its place is reached. */
export const DealRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  & > a {
    flex: 1;
  }
  @media (max-width: 767px) {
    position: sticky;
    z-index: 4;
    bottom: 0;
    margin-inline: -0.75rem;
    padding: var(--s3) 0.75rem calc(var(--s3) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
`

export const Found = styled.p`
  display: flex;
  gap: var(--s3);
  align-items: center;
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
  font-size: var(--text-sm);
  color: var(--ink-2);
  & a {
    color: var(--ink);
    font-weight: 700;
  }
  & a:hover {
    text-decoration: underline;
  }
  & time {
    color: var(--ink-3);
  }
`
