import { css } from '@emotion/react'

/** A discussion has no picture and no price: its words take the place. */
export const asTalk = css`
  &[data-type='discussion'] > .body {
    padding-top: var(--s4);
    gap: var(--s2);
  }
  &[data-type='discussion'] .shop {
    min-height: 1.25rem;
    padding-right: 2.25rem;
  }
  & .kind {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    color: var(--brand);
    font-size: var(--text-xs);
    font-weight: 700;
  }
  [data-layout='grid'] > &[data-type='discussion'] .title {
    -webkit-line-clamp: 3;
    font-size: var(--text-lg);
    letter-spacing: -0.01em;
  }
  [data-layout='grid'] > &[data-type='discussion'] .excerpt {
    -webkit-line-clamp: 7;
    font-size: var(--text-md);
  }
  @media (max-width: 767px) {
    [data-layout='grid'] > &[data-type='discussion'] {
      grid-column: 1 / -1;
    }
    [data-layout='grid'] > &[data-type='discussion'] .title {
      font-size: var(--text-md);
    }
    [data-layout='grid'] > &[data-type='discussion'] .excerpt {
      -webkit-line-clamp: 4;
      font-size: var(--text-sm);
    }
    &[data-type='discussion'] .shop > time {
      display: block;
    }
  }
`

/** The same parts as a row, where the list around them says so. */
export const asRow = css`
  [data-layout='list'] > & {
    display: grid;
    grid-template: 'photo body' 1fr 'photo foot' auto / 11rem minmax(0, 1fr);
  }
  [data-layout='list'] > &[data-type='discussion'] {
    grid-template: 'body' 1fr 'foot' auto / minmax(0, 1fr);
  }
  [data-layout='list'] > & > .photo {
    grid-area: photo;
    aspect-ratio: auto;
    min-height: 10rem;
    border-right: 1px solid var(--line);
  }
  [data-layout='list'] > & > .body {
    grid-area: body;
    padding-bottom: var(--s2);
  }
  [data-layout='list'] > & .title {
    -webkit-line-clamp: 1;
    font-size: 1.0625rem;
  }
  [data-layout='list'] > & > .foot {
    grid-area: foot;
    border-top: 0;
    padding-bottom: var(--s3);
  }
  /* No photo lies above the name of the store whose room it could take: it has a line of its own, as high as a finger. */
  @media (pointer: coarse), (max-width: 767px) {
    [data-layout='list'] > & > .body:has(> .shop > a) {
      padding-block: 0;
    }
    [data-layout='list'] > & .shop:has(> a) {
      margin-bottom: -0.375rem;
    }
    [data-layout='list'] > & .shop > a {
      min-height: 2.75rem;
    }
    [data-layout='list'] > & .shop > a::after {
      inset: 0;
    }
  }
  @media (max-width: 767px) {
    [data-layout='list'] > & {
      grid-template-columns: 7rem minmax(0, 1fr);
    }
    [data-layout='list'] > &[data-type='discussion'] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-layout='list'] > & > .photo {
      align-self: start;
      aspect-ratio: 1;
      min-height: 0;
      margin: var(--s3) 0 var(--s3) var(--s3);
      border: 0;
      border-radius: var(--r-md);
    }
    [data-layout='list'] > & .tags {
      left: 0;
      top: 0;
      max-width: 100%;
    }
    [data-layout='list'] > & .title {
      -webkit-line-clamp: 2;
      font-size: var(--text-sm);
    }
    /* In the corner across from what is said of the price. */
    [data-layout='list'] > & > .photo > .save {
      top: auto;
      right: 0;
      bottom: 0;
    }
  }
`
