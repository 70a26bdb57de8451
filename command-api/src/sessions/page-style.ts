import { createHash } from 'node:crypto'

const light = `color-scheme:light;--bg:#f6f5f1;--surface:#fff;--line:#e3e0d8;--line-strong:#cbc7bc;--ink:#1b1f1d;--ink-2:#565c58;
--brand:#0b6b50;--brand-ink:#fff;--brand-strong:#084f3b;--bad:#a32b2b;--bad-soft:#fbe5e5;
--focus:0 0 0 2px var(--surface),0 0 0 4px #0b6b50;`
const dark = `color-scheme:dark;--bg:#111513;--surface:#191e1c;--line:#2b3330;--line-strong:#414b47;--ink:#edf1ee;--ink-2:#b2bab6;
--brand:#45c79c;--brand-ink:#06251b;--brand-strong:#74ddb8;--bad:#ff9b9b;--bad-soft:#3f1c1c;
--focus:0 0 0 2px var(--surface),0 0 0 4px #45c79c;`

/** The look of the site for pages that stand alone. */
export const pageStyle = `
:root{--font:'Figtree Variable',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
:root.light{${light}}:root.dark{${dark}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--bg);color:var(--ink);font:400 .9375rem/1.5 var(--font)}
h1,h2,p,ul{margin:0;padding:0}
a{color:var(--brand);font-weight:600}
:focus-visible{outline:none;box-shadow:var(--focus);border-radius:.5rem}
header{background:var(--surface);border-bottom:1px solid var(--line)}
header a{display:inline-flex;align-items:center;height:4rem;margin-left:max(1rem,calc(50vw - 41rem));font-weight:800;font-size:1.25rem;letter-spacing:-.02em;color:var(--ink);text-decoration:none}
header b{color:var(--brand)}
.skip{position:absolute;left:-100vw}.skip:focus{left:1rem;top:1rem;background:var(--surface);padding:.5rem 1rem;border-radius:999px}
main{width:min(100% - 2rem,26rem);margin:3rem auto;padding:2rem;align-self:start;background:var(--surface);border:1px solid var(--line);border-radius:1rem;display:grid;gap:1.25rem}
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.025em;font-weight:750}
form{display:grid;gap:1.25rem}
.field{display:grid;gap:.375rem}
label{font-weight:600;font-size:.8125rem}
input{width:100%;height:2.75rem;padding:0 1rem;border:1px solid var(--line-strong);border-radius:999px;background:var(--surface);color:inherit;font:inherit}
input[aria-invalid=true]{border-color:var(--bad)}
.help{color:var(--ink-2);font-size:.8125rem}
.error{color:var(--bad);font-size:.8125rem;font-weight:600}
.summary{padding:1rem;border-radius:.75rem;background:var(--bad-soft);color:var(--bad);display:grid;gap:.5rem}
.summary h2{font-size:.9375rem}.summary ul{padding-left:1.25rem}.summary a{color:inherit}
button{height:2.75rem;border:0;border-radius:999px;background:var(--brand);color:var(--brand-ink);font:600 .9375rem var(--font);cursor:pointer}
button:hover{background:var(--brand-strong)}
@media (max-width:40rem){main{margin:1rem auto;padding:1.25rem}}
`

/** Names the one style that these pages may have. */
export const pageStyleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`
