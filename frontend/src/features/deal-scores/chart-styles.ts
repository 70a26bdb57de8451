import styled from '@emotion/styled'

/** How prices are drawn: the product's own filled, what stands beside them hollow. */
export const ChartFigure = styled.figure`
  max-width: 42rem;
  & svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & path {
    fill: none;
    stroke: var(--brand);
    stroke-width: 2;
  }
  & circle {
    fill: var(--brand);
  }
  & circle[data-kind='comparable'] {
    fill: var(--surface);
    stroke: var(--ink-3);
    stroke-width: 1.5;
  }
  & circle[data-kind='now'] {
    stroke: var(--surface);
    stroke-width: 2;
  }
  & line {
    stroke: var(--line);
    &[data-kind='usual'] {
      stroke: var(--ink-3);
      stroke-dasharray: 4 4;
    }
  }
  & text {
    font: 600 var(--text-xs) var(--font);
    fill: var(--ink-2);
    &[data-kind='now'] {
      font-weight: 800;
      fill: var(--brand);
      /* Lines end before it. */
      stroke: var(--bg);
      stroke-width: 6;
      paint-order: stroke;
    }
    font-variant-numeric: tabular-nums;
    /* The drawing shrinks with the page; its words must not. */
    @media (max-width: 40rem) {
      font-size: 1.35rem;
    }
  }
  & figcaption {
    margin-bottom: var(--s2);
    font-size: var(--text-sm);
    font-weight: 650;
    & span {
      font-weight: 400;
      color: var(--ink-2);
    }
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    margin-top: var(--s1);
    font-size: var(--text-xs);
    color: var(--ink-2);
  }
  & i {
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-right: var(--s1);
    border-radius: 50%;
    background: var(--brand);
    &[data-kind='comparable'] {
      background: var(--surface);
      border: 1.5px solid var(--ink-3);
    }
  }
`
