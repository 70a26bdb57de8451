import styled from '@emotion/styled'

/** A list of cards; `data-layout` says whether they stand side by side or are rows. */
export const DealList = styled.div`
  &[data-layout='grid'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(15.25rem, 1fr));
    gap: var(--s4);
  }
  &[data-layout='list'] {
    display: grid;
    gap: var(--s3);
  }
  @media (max-width: 767px) {
    &[data-layout='grid'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      /* A discussion takes the whole width; what comes after it fills the hole before it. */
      grid-auto-flow: row dense;
      gap: var(--s2);
    }
  }
`
