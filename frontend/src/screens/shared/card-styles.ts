import { css } from '@emotion/react'
import { asRow, asTalk } from './card-shapes.ts'

const inGrid = css`
  & > .photo {
    position: relative;
    aspect-ratio: 3 / 2;
    background: var(--photo);
    overflow: hidden;
  }
  & > .photo > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--photo-filter);
  }
  & > .photo > .no-picture {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: var(--sunken);
    color: var(--ink-3);
    font-size: 2rem;
  }
  & .tags {
    position: absolute;
    left: var(--s3);
    top: var(--s3);
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1);
    max-width: calc(100% - 4.5rem);
  }
  & .save {
    position: absolute;
    right: var(--s2);
    top: var(--s2);
    z-index: 1;
  }
  & > .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.375rem;
    padding: var(--s3) var(--s4) var(--s4);
  }
  & .shop {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-width: 0;
    color: var(--ink-2);
    font-size: var(--text-xs);
    font-weight: 550;
  }
  & .shop > a {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-width: 0;
  }
  /* What is above it is the photo and its edge; what is below is the title, of which it takes nothing. */
  @media (pointer: coarse) {
    & .shop > a::after {
      content: '';
      position: absolute;
      inset: -1.25rem 0 -0.375rem;
    }
  }
  & .shop > a > span:last-child {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & .shop > a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  & .shop > time {
    margin-left: auto;
    color: var(--ink-3);
    font-weight: 400;
    white-space: nowrap;
  }
  & .title {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    font-size: var(--text-md);
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.005em;
    text-wrap: pretty;
  }
  & .excerpt {
    display: -webkit-box;
    -webkit-line-clamp: 4;
    -webkit-box-orient: vertical;
    overflow: hidden;
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & .price {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 2rem;
    margin-top: auto;
    padding-top: var(--s1);
  }
  & .price > .end {
    margin-left: auto;
    display: inline-flex;
    gap: var(--s1);
  }
  & > .foot {
    display: flex;
    align-items: center;
    gap: var(--s3);
    padding: var(--s2) var(--s2) var(--s2) var(--s4);
    border-top: 1px solid var(--line);
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & > .foot > * {
    position: relative;
    z-index: 1;
  }
  & > .foot > .by {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    color: var(--ink-3);
    font-size: var(--text-xs);
  }
  & > .foot > a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  & > .foot > .talk {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    margin: -0.5rem 0 -0.5rem auto;
    padding: var(--s3) var(--s2);
  }
`

const expired = css`
  /* What shines through a picture that fades is as bright as its theme. */
  &[data-expired='true'] > .photo {
    background: color-mix(in srgb, var(--photo) 45%, var(--surface));
  }
  &[data-expired='true'] > .photo > img {
    filter: grayscale(1);
    opacity: 0.55;
  }
  &[data-expired='true'] .title,
  &[data-expired='true'] .price b {
    color: var(--ink-3);
  }
`

const onPhone = css`
  @media (max-width: 767px) {
    & > .body {
      padding: var(--s2) var(--s3) var(--s3);
    }
    & .title {
      font-size: var(--text-sm);
    }
    & .tags {
      left: var(--s2);
      top: var(--s2);
    }
    & > .foot {
      padding-left: var(--s3);
      gap: var(--s2);
    }
    & .price b {
      font-size: var(--text-lg);
    }
    & .price > .end,
    & > .foot > .by,
    & .shop > time {
      display: none;
    }
  }
`

/** Everything inside a card, by class names, so that forty cards share one style. */
export const cardStyles = [inGrid, expired, onPhone, asTalk, asRow]
