import { fontFaces } from './fonts.ts'

/**
 * What no theme changes: type, space, shape, motion, the heights of what is pressed (a finger needs more than a mouse),
 * and the grounds of letter marks (white text on each passes).
 */
const baseTokens = `:root {
  --font: 'Figtree Variable', 'Figtree Fallback', 'Figtree as Roboto', 'Figtree as DejaVu', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  --text-xs: .75rem; --text-sm: .8125rem; --text-md: .9375rem; --text-lg: 1.125rem; --text-xl: 1.375rem;
  --text-2xl: 1.75rem; --text-price: clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem);
  --s1: .25rem; --s2: .5rem; --s3: .75rem; --s4: 1rem; --s5: 1.25rem; --s6: 1.5rem; --s8: 2rem; --s10: 2.5rem;
  --s12: 3rem;
  --r-sm: .5rem; --r-md: .75rem; --r-lg: 1rem; --r-full: 999px;
  --quick: 120ms cubic-bezier(.2, .7, .3, 1); --calm: 220ms cubic-bezier(.2, .7, .3, 1);
  --mark-1: #1d4ed8; --mark-2: #14532d; --mark-3: #7c2d12; --mark-4: #9d174d; --mark-5: #5b21b6; --mark-6: #155e75;
  --mark-7: #854d0e; --mark-ink: #fff;
  --layer-bar: 10; --layer-menu: 30; --layer-dialog: 40; --layer-toast: 50;
  --control: 2.5rem; --control-sm: 2rem;
}
@media (pointer: coarse) { :root { --control: 2.75rem; --control-sm: 2.25rem; } }`

const reset = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 5rem; background: var(--bg); }
body {
  margin: 0; min-height: 100dvh; background: var(--bg); color: var(--ink);
  font: 400 var(--text-md)/1.5 var(--font); font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
#root { display: flex; flex-direction: column; min-height: 100dvh; }
h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset { margin: 0; padding: 0; }
fieldset { border: 0; min-width: 0; }
ul, ol { list-style: none; }
h1 { font-size: var(--text-2xl); line-height: 1.15; letter-spacing: -.025em; font-weight: 750; }
h2 { font-size: var(--text-xl); line-height: 1.25; letter-spacing: -.02em; font-weight: 700; }
h3 { font-size: var(--text-lg); line-height: 1.3; letter-spacing: -.01em; font-weight: 700; }
h4, h5, h6 { font-size: var(--text-md); font-weight: 700; }
a { color: inherit; text-decoration: none; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
:disabled { cursor: not-allowed; }
img, svg, video { display: block; max-width: 100%; }
svg.lucide { width: 1.125em; height: 1.125em; stroke-width: 2; flex: none; }
::placeholder { color: var(--ink-3); opacity: 1; }
:placeholder-shown { text-overflow: ellipsis; }
::selection { background: var(--brand-soft); color: var(--ink); }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid transparent; box-shadow: var(--focus); }
:where(:focus-visible) { border-radius: var(--r-sm); }
`

const words = `
.skip-link {
  position: fixed; top: var(--s2); left: var(--s2); z-index: calc(var(--layer-toast) + 1); padding: 0.75rem var(--s4);
  border-radius: var(--r-full); background: var(--brand); color: var(--brand-ink); font-weight: 600;
}
.skip-link:not(:focus) { clip-path: inset(50%); }
.visually-hidden {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
.wrap { width: min(100% - 2rem, 82rem); margin-inline: auto; }
.muted { color: var(--ink-2); }
.faint { color: var(--ink-3); }
.clamp-1, .clamp-2, .clamp-4 { display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; }
.clamp-1 { -webkit-line-clamp: 1; overflow-wrap: anywhere; }
.clamp-2 { -webkit-line-clamp: 2; }
.clamp-4 { -webkit-line-clamp: 4; }
@supports (animation-timeline: scroll()) {
  .fading-ends {
    --cut-start: 0px; --cut-end: 0px;
    mask: linear-gradient(90deg, #0000, #000 var(--cut-start), #000 calc(100% - var(--cut-end)), #0000);
    animation: cut-ends linear both; animation-timeline: scroll(self inline);
  }
  @keyframes cut-ends {
    0% { --cut-end: 2rem; }
    1%, 99% { --cut-start: 2rem; --cut-end: 2rem; }
    100% { --cut-start: 2rem; }
  }
}
/* What stays at the bottom of the screen to be pressed; messages stand above it. */
body:has([data-foot='always']) { --foot: 4.75rem; }
/* What the focus comes to stands above a message, and the end of a page can be scrolled out from under one that stays. */
html:has([data-toast]) { scroll-padding-bottom: 8rem; }
body:has([data-toast='lasting']) { padding-bottom: 8rem; }
@media (max-width: 1023px) { body:has([data-foot='always']) { --foot: 7.5rem; } }
@media (max-width: 767px) and (max-height: 700px) { body:has([data-foot='if-short']) { --foot: 4.75rem; } }
@media (max-width: 767px) {
  .wrap { width: min(100% - 1.5rem, 82rem); }
  h1 { font-size: var(--text-xl); }
}
@media (forced-colors: active) {
  :is([aria-selected='true'], [aria-pressed='true'], [aria-current]):not(:focus-visible) {
    outline: 2px solid Highlight; outline-offset: -2px;
  }
}
/* Of a page on paper there is what it says: what leads elsewhere and what is filled in stays on the screen. */
@media print {
  /* Letters that stand white on a colour need it there, too; the page needs none. */
  :root { --bg: #fff; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  body > :not(#root), #root > :not(main), main form { display: none !important; }
  body, #root { display: block; min-height: 0; }
  h1, h2, h3 { break-after: avoid; }
  article, li, figure, img { break-inside: avoid; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    transition: none !important; animation-duration: .01ms !important; animation-iteration-count: 1 !important;
    scroll-behavior: auto !important;
  }
}
`

/**
 * What every page stands on: typeface, scale, reset, focus ring, the skip link and motion on request only. It comes in
 * the head of each page, so that the browser has no work with it a second time and its code does not hold it.
 */
export const siteCss: string = [fontFaces, baseTokens, reset, words].join('\n')
