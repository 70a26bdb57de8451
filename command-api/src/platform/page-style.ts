import { createHash } from 'node:crypto'

const light = `color-scheme:light;--bg:#f6f5f1;--surface:#fff;--sunken:#efede7;--line:#e3e0d8;--line-strong:#cbc7bc;
--ink:#1b1f1d;--ink-2:#565c58;--brand:#0b6b50;--brand-ink:#fff;--brand-soft:#e0f1ea;--brand-strong:#084f3b;
--bad:#a32b2b;--bad-soft:#fbe5e5;--shadow:0 2px 4px rgb(27 31 29/.06),0 8px 24px rgb(27 31 29/.08);`
const dark = `color-scheme:dark;--bg:#111513;--surface:#191e1c;--sunken:#222826;--line:#2b3330;--line-strong:#414b47;
--ink:#edf1ee;--ink-2:#b2bab6;--brand:#45c79c;--brand-ink:#06251b;--brand-soft:#14352a;--brand-strong:#74ddb8;
--bad:#ff9b9b;--bad-soft:#3f1c1c;--shadow:0 8px 24px rgb(0 0 0/.4);`

/** The typeface of the site, which its frontend serves; Arial stands in for it in the same widths and heights. */
const typeface = `
@font-face{font-family:'Figtree Variable';font-style:normal;font-weight:300 900;font-display:swap;src:url(/fonts/figtree-latin.woff2) format('woff2')}
@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica');size-adjust:101%;ascent-override:94.06%;descent-override:24.75%;line-gap-override:0%}`

const ground = `
:root{--font:'Figtree Variable','Figtree Fallback',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
:root.light{${light}}:root.dark{${dark}}
:root{--focus:0 0 0 2px var(--surface),0 0 0 4px var(--brand)}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto;background:var(--bg);color:var(--ink);font:400 .9375rem/1.5 var(--font);-webkit-font-smoothing:antialiased}
h1,h2,p,ul{margin:0;padding:0}
ul{list-style:none}
a{color:var(--brand);font-weight:600;text-underline-offset:.15em}
a:hover{color:var(--brand-strong)}
:focus-visible{outline:none;box-shadow:var(--focus);border-radius:.5rem}
svg{flex:none;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.skip{position:absolute;left:-100vw}
.skip:focus{left:1rem;top:1rem;z-index:1;background:var(--surface);padding:.75rem 1rem;border-radius:999px}`

const frame = `
header{background:var(--surface);border-bottom:1px solid var(--line)}
header a{padding-block:.75rem}
header>div{width:min(100% - 2rem,82rem);height:4rem;margin:auto;display:flex;align-items:center;justify-content:space-between}
.logo{display:inline-flex;align-items:center;gap:.5rem;font-weight:800;font-size:1.25rem;line-height:1;letter-spacing:-.02em;color:var(--ink);text-decoration:none}
.logo:hover{color:var(--ink)}
.logo b{color:var(--brand);font-weight:inherit}
.logo .mark{display:grid;place-items:center;width:2rem;height:2rem;border-radius:.625rem;background:var(--brand);color:var(--brand-ink)}
.home{font-size:.8125rem;text-decoration:none}
.stage{align-self:center;display:grid;grid-template-columns:minmax(0,1fr);width:min(100% - 2rem,26rem);margin:2.5rem auto;background:var(--surface);border:1px solid var(--line);border-radius:1rem;box-shadow:var(--shadow);overflow:hidden}
main{display:grid;align-content:center;gap:1.25rem;padding:2.5rem}
aside{display:none}
@media (min-width:56rem){
.stage.wide{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);width:min(100% - 2rem,58rem)}
.wide aside{display:grid;align-content:center;gap:1.5rem;order:-1;padding:2.5rem;background:var(--brand-soft)}
}
aside strong{font-size:1.75rem;line-height:1.2;letter-spacing:-.025em;font-weight:750;text-wrap:balance}
aside ul{display:grid;gap:1rem}
aside li{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start}
aside svg{margin-top:.125rem;color:var(--brand)}
footer{padding:.25rem;text-align:center;font-size:.8125rem;color:var(--ink-2)}
footer a{display:inline-block;min-width:2.75rem;padding:.75rem .25rem;color:inherit;font-weight:400}
@media (max-width:40rem){header>div{height:3.5rem}.stage{align-self:start;width:calc(100% - 1.5rem);margin:1rem auto}main{padding:1.5rem 1.25rem}}`

const forms = `
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.025em;font-weight:750}
.lead{margin-top:-.75rem;color:var(--ink-2)}
form{display:grid;gap:1.25rem}
.field{position:relative;display:grid;gap:.375rem}
.show{position:absolute;right:-.25rem;top:-.5rem;height:2.25rem;margin:0;padding:0 .5rem;background:none;color:var(--brand);font-size:.8125rem}
@media (pointer:coarse){.show::after{content:'';position:absolute;inset:-.25rem 0}}
.show:hover{background:none;color:var(--brand-strong)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
form[hidden],.error:empty{display:none}
form+form{margin-top:-.5rem}
label{font-weight:600;font-size:.8125rem}
input{width:100%;height:2.75rem;padding:0 1rem;border:1px solid var(--line-strong);border-radius:999px;background:var(--surface);color:inherit;font:inherit;transition:border-color 120ms}
input:hover{border-color:var(--ink-2)}
input:focus-visible{border-color:var(--brand);border-radius:999px}
input[aria-invalid=true]{border-color:var(--bad)}
.help{color:var(--ink-2);font-size:.8125rem}
.error{display:flex;align-items:center;gap:.375rem;color:var(--bad);font-size:.8125rem;font-weight:600}
.summary{display:grid;grid-template-columns:auto 1fr;gap:.25rem .75rem;padding:1rem;border-radius:.75rem;background:var(--bad-soft);color:var(--bad)}
.summary svg{margin-top:.125rem}
.summary h2{font-size:.9375rem}
.summary ul{grid-column:2;font-size:.8125rem}
.summary a{color:inherit}
button{height:3rem;margin-top:.25rem;border:0;border-radius:999px;background:var(--brand);color:var(--brand-ink);font:600 .9375rem var(--font);cursor:pointer;transition:background 120ms,transform 120ms}
button:hover{background:var(--brand-strong)}
button:focus-visible{border-radius:999px}
button.quiet{background:none;border:1px solid var(--line-strong);color:var(--ink)}
button.quiet:hover{background:var(--sunken)}
button:active{transform:scale(.98)}
.other{display:grid;gap:.5rem;padding-top:1.25rem;border-top:1px solid var(--line);color:var(--ink-2)}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`

/** The look of the site for pages that stand alone. */
export const pageStyle = [typeface, ground, frame, forms].join('')

/** Names the one style that these pages may have. */
export const pageStyleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`
