import styled from '@emotion/styled'

/** The form, with the rehearsal beside it where there is room and below it elsewhere. */
export const FormPage = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: var(--s6);
  align-items: start;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Aside = styled.aside`
  position: sticky;
  top: 5rem;
  @media (max-width: 1023px) {
    position: static;
  }
`
