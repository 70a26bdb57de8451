import { css } from '@emotion/react'
import styled from '@emotion/styled'

/** The form: groups of fields one below the other. */
export const formStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`

/** One group of fields that belong together. */
export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  & > h2 {
    font-size: var(--text-lg);
  }
  @media (max-width: 767px) {
    padding: var(--s4);
  }
`

/** Fields side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--s4);
`

/** Boxes to tick side by side, under the one question that they answer. */
export const Choices = styled.fieldset`
  & > legend {
    padding: 0;
    margin-bottom: 0.375rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem var(--s6);
  }
`
