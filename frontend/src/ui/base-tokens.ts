/** What no theme changes: type, space, shape, motion, and the grounds of letter marks (white text on each passes). */
export const baseTokens = `:root {
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
}`
