import type { Response } from 'express'
import { escapeHtml, pagePaths, serverPaths, shadeOf, siteName } from '@deals/events'
import { pageScript, pageScriptHash } from './page-script.ts'
import { pageStyle, pageStyleHash } from './page-style.ts'

export interface Field {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'password' | 'email'
  readonly autocomplete: string
  readonly help?: string
  readonly value?: string
  readonly error?: string
  readonly isRequired?: boolean
}
export interface Reasons {
  readonly title: string
  readonly list: readonly string[]
}
export interface PageLink {
  readonly before: string
  readonly text: string
  readonly href: string
}
export interface FormPage {
  readonly title: string
  readonly action: string
  /** Without one the page only says something. */
  readonly button?: string
  readonly fields: readonly Field[]
  readonly hidden: Readonly<Record<string, string>>
  /** What is wrong with the form as a whole. */
  readonly problem?: string
  readonly lead?: string
  /** What an account is good for, beside the form where there is room. */
  readonly reasons?: Reasons
  /** A second form, for browsers that have passkeys. */
  readonly passkey?: { readonly options: string; readonly hidden: Readonly<Record<string, string>> }
  readonly link?: PageLink
  /** A second way on, above the first. */
  readonly also?: PageLink
  /** The theme that the device chose. */
  readonly theme: string | undefined
}

/** What these pages may load and be used for: nothing but themselves. */
const pagePolicy = [
  "default-src 'none'",
  `style-src '${pageStyleHash}'`,
  `script-src '${pageScriptHash}'`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const icon = (size: number, paths: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`
const waves = [6, 12, 18]
  .map(
    (y) =>
      `<path d="M2 ${y}c.6.5 1.2 1 2.5 1C7 ${y + 1} 7 ${y - 1} 9.5 ${y - 1}c2.6 0 2.4 2 5 2 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1"/>`,
  )
  .join('')
const { aboutUs, termsOfService, privacyPolicy, home } = pagePaths
const tick = '<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>'
const warning = '<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>'

/** A page with at most one form, complete without scripts. */
function formPage(page: FormPage): string {
  const { title, button, fields, lead, reasons, theme } = page
  const hasErrors = page.problem !== undefined || fields.some(({ error }) => error !== undefined)
  return `<!doctype html>
<html lang="en"${themeClass(theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${hasErrors ? 'Error: ' : ''}${escapeHtml(title)} · ${siteName}</title>
<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/fonts/figtree-latin.woff2" as="font" type="font/woff2" crossorigin>
<style>${pageStyle}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div><a class="logo" href="${home.path}"><span class="mark">${icon(20, waves)}</span><span>Deal<b>stream</b></span></a><a class="home" href="${home.path}">Browse deals</a></div></header>
<div class="stage${reasons === undefined ? '' : ' wide'}">
<main id="main">
<h1>${escapeHtml(title)}</h1>
${lead === undefined ? '' : `<p class="lead">${escapeHtml(lead)}</p>`}${hasErrors ? summary(page) : ''}
${button === undefined ? '' : form(page, button)}${passkeyForm(page)}${links(page)}
</main>
${reasons === undefined ? '' : aside(reasons)}</div>
<footer><a href="${aboutUs.path}">About</a><a href="${termsOfService.path}">Terms</a><a href="${privacyPolicy.path}">Privacy</a></footer>
${script(page)}</body>
</html>
`
}

function form({ action, hidden, fields }: FormPage, button: string): string {
  return `<form method="post" action="${escapeHtml(action)}">
${hiddenFields(hidden)}
${fields.map(fieldHtml).join('\n')}
<button type="submit">${escapeHtml(button)}</button>
</form>
`
}

const hiddenFields = (hidden: Readonly<Record<string, string>>): string =>
  Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

function passkeyForm({ passkey }: FormPage): string {
  return passkey === undefined
    ? ''
    : `<form method="post" action="${serverPaths.passkey}" data-passkey="${escapeHtml(passkey.options)}" hidden>
${hiddenFields({ ...passkey.hidden, credential: '' })}
<button class="quiet">Sign in with a passkey</button><span class="error" role="status"></span>
</form>
`
}

/** Only where there is something for it to do. */
const script = ({ fields, passkey }: FormPage): string =>
  passkey !== undefined || fields.some(({ type }) => type === 'password')
    ? `<script type="module">${pageScript}</script>\n`
    : ''

function links({ also, link }: FormPage): string {
  const lines = [also, link].flatMap((one) => (one === undefined ? [] : [one]))
  return lines.length === 0
    ? ''
    : `<div class="other">${lines.map(({ before, text, href }) => `<p>${escapeHtml(before)} <a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`).join('')}</div>`
}

function aside({ title, list }: Reasons): string {
  const lines = list.map((reason) => `<li>${icon(20, tick)}${escapeHtml(reason)}</li>`)
  return `<aside aria-label="${escapeHtml(title)}"><strong>${escapeHtml(title)}</strong><ul>${lines.join('')}</ul></aside>
`
}

function summary({ problem, fields }: FormPage): string {
  const wrong = fields.filter(({ error }) => error !== undefined)
  const links = wrong.map(({ name, error = '' }) => `<li><a href="#${name}">${escapeHtml(error)}</a></li>`)
  const list = links.length === 0 ? '' : `<ul>${links.join('')}</ul>`
  return `<div class="summary" role="alert">${icon(20, warning)}<h2>${escapeHtml(problem ?? 'Please check these fields')}</h2>${list}</div>`
}

function fieldHtml({ name, label, type, autocomplete, help, value = '', error, isRequired = true }: Field): string {
  const described = [...(help === undefined ? [] : [`${name}-help`]), ...(error === undefined ? [] : [`${name}-error`])]
  const attributes = [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}"`,
    ...(isRequired ? ['required'] : []),
    ...(type === 'password' ? [] : ['autocapitalize="none" spellcheck="false"']),
    ...(described.length > 0 ? [`aria-describedby="${described.join(' ')}"`] : []),
    ...(error === undefined ? [] : ['aria-invalid="true"']),
  ]
  return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>
<input ${attributes.join(' ')}>
${help === undefined ? '' : `<span class="help" id="${name}-help">${escapeHtml(help)}</span>`}
${error === undefined ? '' : `<span class="error" id="${name}-error">${icon(16, warning)}${escapeHtml(error)}</span>`}</div>`
}

/** These pages know light and dark; every other theme is one of the two. */
function themeClass(theme: string | undefined): string {
  const shade = shadeOf(theme)
  return shade === 'by-device' ? '' : ` class="${shade}"`
}

/** Answers with a page that nobody keeps. */
export function sendPage(response: Response, page: FormPage, status: number): void {
  response.set({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
  response.status(status).type('html').send(formPage(page))
}
