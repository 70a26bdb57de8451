import { escapeHtml } from '@deals/events'

interface Said {
  readonly heading: string
  readonly text: string
}

/** What a visitor sees when a page could not be rendered at all. */
export const crashPage = (nonce: string): string =>
  barePage(nonce, {
    heading: 'Something went wrong',
    text: 'This page could not be shown. It is not your fault, and it has been noted.',
  })

/** What somebody sees who opens more pages than one may. */
export const tooOftenPage = (nonce: string, sentence: string): string =>
  barePage(nonce, { heading: 'One moment, please', text: escapeHtml(sentence) })

/** No script, no data, one thing to do. */
function barePage(nonce: string, { heading, text }: Said): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${heading} · Dealstream</title>
    <style nonce="${nonce}">
      :root { color-scheme: light; --bg: #f6f5f1; --sunken: #efede7; --ink: #1b1f1d; --ink-2: #565c58; --brand: #0b6b50; --brand-ink: #fff; }
      @media (prefers-color-scheme: dark) {
        :root { color-scheme: dark; --bg: #111513; --sunken: #222826; --ink: #edf1ee; --ink-2: #b2bab6; --brand: #45c79c; --brand-ink: #06251b; }
      }
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; background: var(--bg); color: var(--ink); font: .9375rem/1.5 'Figtree Variable', system-ui, sans-serif; text-align: center; }
      h1 { margin: 1rem 0 .5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -.025em; }
      p { margin: 0 0 1.25rem; max-width: 28rem; color: var(--ink-2); text-wrap: balance; }
      svg { padding: 1rem; border-radius: 50%; background: var(--sunken); color: var(--ink-2); }
      a { display: inline-flex; align-items: center; height: 2.5rem; padding: 0 1rem; border-radius: 999px; background: var(--brand); color: var(--brand-ink); font-weight: 600; text-decoration: none; }
      a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
    </style>
  </head>
  <body>
    <main>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3Z" /><path d="M12 9v4" /><path d="M12 17h.01" /></svg>
      <h1>${heading}</h1>
      <p>${text}</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>
`
}
