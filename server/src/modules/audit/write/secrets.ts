import { hasIbanCheck, isLuhn, isTckn } from '@zar/contract/players/check-digits'

/** A member of this name is an amount or a duration: its digits are no number of anybody's. */
const COUNTED = /(E5|Kurus|Milli|Bp|Ms)$/
/** Members that no row may have, whatever they hold. */
const SECRET_NAME = /password|passwd|secret|token|totp|(^|_)otp$|cvv|cvc/i

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi
const IBAN = /(?<![0-9A-Za-z])[A-Za-z]{2}\d{2}(?: ?[0-9A-Za-z]){11,}(?![0-9A-Za-z])/g
const CARD = /(?<![0-9A-Za-z])\d(?:[ -]?\d){12,18}(?![0-9A-Za-z])/g
const TCKN = /(?<![0-9A-Za-z])[1-9]\d{10}(?![0-9A-Za-z])/g
/** What a card's number begins with: Troy, Visa, Mastercard, American Express, Discover, Diners, JCB, UnionPay, Maestro. */
const CARD_BEGINS =
  /^(9792|4|5[0-8]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720)|3[47]|6(011|[45]|2|7)|3[068]|35)/
const IBAN_LEAST = 15
const IBAN_MOST = 34
const IBAN_FORM = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/

type Kind = 'IBAN' | 'card number' | 'identity number'

const KINDS: readonly {
  kind: Kind
  pattern: RegExp
  cut: (found: string) => string | undefined
}[] = [
  { kind: 'IBAN', pattern: IBAN, cut: ibanIn },
  { kind: 'card number', pattern: CARD, cut: (found) => (isCard(found) ? found : undefined) },
  { kind: 'identity number', pattern: TCKN, cut: (found) => (isTckn(found) ? found : undefined) },
]

/** What the text holds that belongs in no log: a whole IBAN, card number or identity number. */
export function secretIn(text: string): Kind | undefined {
  const bare = text.replace(UUID, '')
  for (const { kind, pattern, cut } of KINDS) {
    for (const [found] of bare.matchAll(pattern)) if (cut(found)) return kind
  }
  return undefined
}

/** The text with its secrets shortened to their last four characters, for what has to be kept whatever was typed. */
export function withoutSecrets(text: string): string {
  let kept = text
  for (const { pattern, cut } of KINDS) kept = kept.replace(pattern, (found) => shorten(found, cut))
  return kept
}

/** One run may hold several. */
function shorten(found: string, cut: (found: string) => string | undefined): string {
  const secret = cut(found)
  if (!secret) return found
  return shorten(found.replace(secret, `••••${secret.replace(/[ -]/g, '').slice(-4)}`), cut)
}

/** Where in the value something stands that belongs in no log, and what it is. */
export function findSecret(value: unknown, name = ''): string | undefined {
  if (typeof value === 'string') return secretOf(name, value)
  if (typeof value !== 'object' || value === null) return undefined
  for (const [member, one] of Object.entries(value)) {
    const of = Array.isArray(value) ? name : member
    const isNamed = SECRET_NAME.test(of) && one !== null && one !== undefined
    const found = isNamed ? `${of} is a secret by its name` : findSecret(one, of)
    if (found) return found
  }
  return undefined
}

function secretOf(name: string, text: string): string | undefined {
  const kind = COUNTED.test(name) ? undefined : secretIn(text)
  return kind && `${name || 'the text'} holds a whole ${kind}`
}

/** The whole IBAN in a run of letters and digits; words may stand before and behind it. */
function ibanIn(found: string): string | undefined {
  for (const { index: start } of found.matchAll(/(?<![0-9A-Za-z])[A-Za-z]{2}\d{2}/g)) {
    for (
      let end = Math.min(found.length, start + IBAN_MOST * 2);
      end >= start + IBAN_LEAST;
      end--
    ) {
      const tried = found.slice(start, end)
      const isWhole = !/ $/.test(tried) && !/^[0-9A-Za-z]/.test(found.slice(end))
      if (isWhole && isIban(tried.replaceAll(' ', '').toUpperCase())) return tried
    }
  }
  return undefined
}

const isIban = (plain: string): boolean => IBAN_FORM.test(plain) && hasIbanCheck(plain)

function isCard(found: string): boolean {
  const digits = found.replace(/[ -]/g, '')
  return CARD_BEGINS.test(digits) && isLuhn(digits)
}
