import type { CardField } from '../card.ts'
import { type PayerChoice, payerOf } from '../payer.ts'
import type { CheckoutRow } from '../store.ts'
import { cardFields } from './card-form.ts'
import { type Language, WORDS } from './words.ts'

export type PageView = {
  language: Language
  /** Undefined when there is no such payment. */
  checkout: CheckoutRow | undefined
  siteUrl: string
  /** What was wrong with the card that was typed. */
  wrong?: readonly CardField[]
}

/** The whole payment page as HTML. It works without a script. */
export function renderPage(view: PageView): string {
  const { language, checkout, siteUrl } = view
  const words = WORDS[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0d1329">
<meta name="robots" content="noindex">
<title>${words.title} · ${words.bank}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/bank/page/pay.css">
<link rel="stylesheet" href="/bank/page/card.css">
<script src="/bank/page/pay.js" defer></script>
</head>
<body>
<main>
<header><p class="bank">${MARK}${words.bank}</p>${checkout ? otherLanguage(language, checkout.id) : ''}</header>
<p class="note">${words.sandbox}</p>
<div class="body">${checkout ? body(view, checkout) : unknown(language, siteUrl)}</div>
</main>
</body>
</html>
`
}

function body({ language, siteUrl, wrong = [] }: PageView, checkout: CheckoutRow): string {
  const words = WORDS[language]
  if (checkout.status === 'open') {
    const isCard = checkout.kind === 'card'
    return `<h1>${isCard ? words.cardQuestion : words.question}</h1>${facts(language, checkout, siteUrl)}
<form method="post" action="/bank/pay/${checkout.id}?lang=${language}"${isCard ? ' class="card"' : ''}>
${isCard ? cardFields(language, wrong) : ''}${payerChoice(language, checkout)}
<button class="button primary" name="decision" value="approved">${isCard ? words.cardApprove : words.approve}</button>
<button class="button" name="decision" value="declined" formnovalidate>${words.decline}</button>
</form>`
  }
  const { status } = checkout
  return `<h1 class="state ${status}" role="status">${ICONS[status]}${words[status]}</h1>
<p class="after">${words[`${status}Note`]}</p>${facts(language, checkout, siteUrl)}${back(language, siteUrl)}`
}

/** From whose account the customer pays, so that a merchant can see a payment in another name. */
function payerChoice(language: Language, { customer_id, customer_name }: CheckoutRow): string {
  if (customer_id === null || customer_name === null) return ''
  const words = WORDS[language]
  const option = (choice: PayerChoice, label: string) => {
    const { account, holder } = payerOf({ id: customer_id, name: customer_name }, choice)
    const isChosen = choice === 'own' ? ' checked' : ''
    return `<label class="payer"><input type="radio" name="payer" value="${choice}"${isChosen}>
<span><b>${label}</b><span>${escaped(holder)} · •••• ${account.slice(-4)}</span></span></label>`
  }
  return `<fieldset class="payers"><legend>${words.payFrom}</legend>
${option('own', words.own)}
${option('other', words.otherAccount)}
</fieldset>`
}

function unknown(language: Language, siteUrl: string): string {
  const words = WORDS[language]
  return `<h1 class="state unknown">${ICONS.declined}${words.unknown}</h1>
<p class="after">${words.unknownNote}</p>${back(language, siteUrl)}`
}

function facts(language: Language, checkout: CheckoutRow, siteUrl: string): string {
  const words = WORDS[language]
  return `<dl>
<div class="sum"><dt>${words.amount}</dt><dd>${sumOf(checkout)}</dd></div>
<div><dt>${words.merchant}</dt><dd>Zar · ${escaped(new URL(siteUrl).host)}</dd></div>
<div><dt>${words.order}</dt><dd>${checkout.order_id.slice(0, 8)}</dd></div>
</dl>`
}

const back = (language: Language, siteUrl: string) =>
  `<a class="button primary" data-close href="${escaped(siteUrl)}">${WORDS[language].back}</a>`

function otherLanguage(language: Language, id: string): string {
  const other = language === 'tr' ? 'en' : 'tr'
  const { other: name } = WORDS[language]
  return `<a class="lang" lang="${other}" hreflang="${other}" href="/bank/pay/${id}?lang=${other}">${name}</a>`
}

/** `₺1.250,00`, in both languages. */
function sumOf({ amount_kurus, currency }: CheckoutRow): string {
  return new Intl.NumberFormat('tr-TR', { style: 'currency', currency }).format(amount_kurus / 100)
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const icon = (size: number, path: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`

/** A bridge: what the bank is named after. */
const MARK = icon(
  28,
  '<path d="M2 17h20M4 17V8m16 9V8M4 9c4 6 12 6 16 0M9 13.500V17m6-3.500V17M12 14v3"/>',
)
const ICONS = {
  approved: icon(
    28,
    '<circle cx="12" cy="12" r="10"/><path d="m8.500 12.500 2.500 2.500 5-5.500"/>',
  ),
  declined: icon(28, '<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6m0-6 6 6"/>'),
}
