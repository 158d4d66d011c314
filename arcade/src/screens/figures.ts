import type { Language } from '../protocol.ts'

const LOCALES: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }

const MONEY = new Intl.NumberFormat('tr-TR', {
  style: 'currency',
  currency: 'TRY',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `₺1.250,00`: money is written one way in both languages, as on the rest of the site. */
export function money(kurus: number): string {
  return MONEY.format(kurus / 100).replace('-', '−')
}

/** With its sign always shown: `+₺20,00`, `−₺154,50`, `₺0,00`. */
export function signedMoney(kurus: number): string {
  return kurus > 0 ? `+${money(kurus)}` : money(kurus)
}

export function whole(n: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(n)
}

/** Hundredths: `3,32×` in Turkish, `3.32×` in English; whole ones without decimals from 100 up. */
export function multiplierText(hundredths: number, language: Language): string {
  const digits = hundredths >= 10_000 && hundredths % 100 === 0 ? 0 : 2
  const text = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(hundredths / 100)
  return `${text}×`
}

/** `4×`, `1,35×`: as few decimals as it has. Nothing is a plain zero. */
export function timesText(hundredths: number, language: Language): string {
  return hundredths === 0 ? '0' : `${figure(hundredths / 100, language)}×`
}

/** A number as the language writes it. */
export function figure(n: number, language: Language, how: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(LOCALES[language], how).format(n)
}

/** Hundredths of a percent: `%96,40` in Turkish, `96.40%` in English. */
export function percent(bp: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(bp / 10_000)
}

/** Time played, `0:12:04`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** An instant of the arcade's, in the player's own time zone. */
export function timeText(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(Date.parse(iso))
}

/** The same without its seconds: when something ends. */
export function momentText(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(iso))
}

/** A day of universal time, `2026-03-01`. */
export function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day))
}
