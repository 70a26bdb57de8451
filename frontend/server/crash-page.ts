/** What a visitor sees when a page could not be rendered at all: no script, no data, one thing to do. */
export function crashPage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Something went wrong · Dealstream</title>
    <style nonce="${nonce}">
      :root { color-scheme: light dark; }
      body { margin: 20vh 1.5rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center; }
    </style>
  </head>
  <body>
    <main>
      <h1>Something went wrong</h1>
      <p>This page could not be shown. It is not your fault, and it has been noted.</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>
`
}
