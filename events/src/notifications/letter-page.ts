import { pagePaths } from '../site-pages/page-paths.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { siteName } from '../platform/site-name.ts'
import type { DealForLetter } from './notifications.questions.ts'
import { factsOf } from './deal-facts.ts'

export interface ListedDeal {
  deal: DealForLetter
  /** Why it is listed, where that differs from deal to deal. */
  note?: string
}
/** What a letter says, before it has a form. Links are full addresses; everything else is plain text of anybody. */
export interface LetterContent {
  subject: string
  heading: string
  paragraphs?: readonly string[]
  lists?: readonly { title: string; deals: readonly ListedDeal[] }[]
  button?: { text: string; url: string }
  /** Goes on after "You get this because". */
  because: string
  settingsUrl?: string
  unsubscribeUrl?: string
}
export interface Site {
  publicUrl: string
}

const link = (url: string, text: string, style: string) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`

// Mailboxes keep inline styles and little else; the few rules in the head only turn the colours where it is dark.
const font = "font-family:'Figtree',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const ink = 'color:#1b1f1d'
const faint = 'color:#565c58'
const brand = 'color:#0b6b50'
const dark = [
  '.ground{background:#111513!important}',
  '.sheet{background:#191e1c!important;border-color:#2b3330!important}',
  '.row{border-color:#2b3330!important}',
  '.ink{color:#edf1ee!important}',
  '.faint,.faint a{color:#b2bab6!important}',
  '.sheet a{color:#45c79c!important}',
  '.sheet .button a{background:#45c79c!important;color:#06251b!important}',
]
const darkRules = `@media (prefers-color-scheme:dark){${dark.join('')}}`

/** The letter for mailboxes that show pages. */
export function letterAsHtml(content: LetterContent, { publicUrl }: Site): string {
  const { subject, heading, paragraphs = [], lists = [], button } = content
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkRules}</style></head>
<body class="ground" style="margin:0;padding:24px 12px;background:#f6f5f1">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e3e0d8;border-radius:16px">
<tr><td style="padding:32px;${font};font-size:16px;line-height:1.5;${ink}" class="ink">
<p style="margin:0 0 24px">${link(publicUrl, siteName, `font-weight:800;text-decoration:none;${brand}`)}</p>
<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.25;${ink}">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
${lists.map(({ title, deals }) => listAsHtml(title, deals, publicUrl)).join('\n')}
${button === undefined ? '' : `<p class="button" style="margin:24px 0 0">${link(button.url, button.text, 'display:inline-block;padding:12px 24px;border-radius:999px;background:#0b6b50;color:#ffffff;font-weight:600;text-decoration:none')}</p>`}
</td></tr></table>
<p class="faint" style="max-width:560px;margin:16px auto 0;${font};font-size:13px;line-height:1.5;${faint}">${footAsHtml(content)}</p>
</td></tr></table></body></html>
`
}

function listAsHtml(title: string, deals: readonly ListedDeal[], publicUrl: string): string {
  const rows = deals.map(({ deal, note }) => {
    const facts = [...factsOf(deal), ...(note === undefined ? [] : [note])].map(escapeHtml).join(' &middot; ')
    return `<tr><td class="row" style="padding:10px 0;border-top:1px solid #e3e0d8">${link(postUrl(deal, publicUrl), deal.title, `font-weight:600;${brand}`)}<br><span class="faint" style="font-size:14px;${faint}">${facts}</span></td></tr>`
  })
  return `<h2 class="ink" style="margin:24px 0 8px;font-size:16px;${ink}">${escapeHtml(title)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`
}

function footAsHtml({ because, settingsUrl, unsubscribeUrl }: LetterContent): string {
  const links = [
    ...(settingsUrl === undefined ? [] : [link(settingsUrl, 'Choose what we write to you', faint)]),
    ...(unsubscribeUrl === undefined ? [] : [link(unsubscribeUrl, 'Unsubscribe', faint)]),
  ]
  return [`You get this because ${escapeHtml(because)}.`, ...links].join('<br>')
}

/** The same for mailboxes and people that show only text. */
export function letterAsText(content: LetterContent, { publicUrl }: Site): string {
  const { heading, paragraphs = [], lists = [], button, because, settingsUrl, unsubscribeUrl } = content
  const listed = lists.flatMap(({ title, deals }) => [
    title,
    ...deals.map(({ deal, note }) =>
      [
        deal.title,
        [...factsOf(deal), ...(note === undefined ? [] : [note])].join(' · '),
        postUrl(deal, publicUrl),
      ].join('\n'),
    ),
  ])
  const foot = [
    `You get this because ${because}.`,
    ...(settingsUrl === undefined ? [] : [`Choose what we write to you: ${settingsUrl}`]),
    ...(unsubscribeUrl === undefined ? [] : [`Unsubscribe: ${unsubscribeUrl}`]),
  ].join('\n')
  const said = [heading, ...paragraphs, ...listed, ...(button === undefined ? [] : [`${button.text}: ${button.url}`])]
  return `${[...said, `--\n${foot}`].join('\n\n')}\n`
}

const postUrl = ({ postId }: DealForLetter, publicUrl: string) => `${publicUrl}${pagePaths.post.to(postId)}`
