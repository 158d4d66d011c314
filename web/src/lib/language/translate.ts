/**
 * Texts. Each feature owns one file beside its components, `texts.ts`, which travels in that
 * feature's own chunk:
 *
 *     export const t = texts({
 *       tr: { title: 'Slot', found: { one: '{count} oyun', other: '{count} oyun' } },
 *       en: { title: 'Slots', found: { one: '{count} game', other: '{count} games' } },
 *     })
 *     t('title')             t('found', { count: 3 })
 *
 * A key missing in one language, an unknown key and a forgotten parameter are type errors. A text
 * with forms is chosen by `count` and the plural rules of the language; numbers are written the
 * way the language writes them. The language is settled once per page load, because changing it
 * reloads the page.
 */
import { DEFAULT_LOCALE, LOCALES, type Locale, TIMINGS } from '@zar/contract/limits'
import { localStore } from '../storage/browser-storage.ts'
import { rememberShell } from '../storage/shell-cookie.ts'

type Forms = { one: string; other: string }
type Text = string | Forms
type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never
type Params<T extends Text> = T extends string
  ? Names<T>
  : T extends Forms
    ? 'count' | Names<T['other']>
    : never
type Arguments<P extends string> = [P] extends [never]
  ? []
  : [params: { [Name in P]: Name extends 'count' ? number : string | number }]

const isLocale = (value: string | null): value is Locale =>
  (LOCALES as readonly (string | null)[]).includes(value)

const KEY = 'lang'
/** The address carries the choice where the browser keeps nothing. */
const addressed = () => new URLSearchParams(globalThis.location?.search).get(KEY)

function storedLocale(): Locale {
  // A preview in the back office is in the language that is looked at, whatever the browser keeps.
  const stored =
    globalThis.document?.documentElement.dataset?.locale ?? localStore.getItem(KEY) ?? addressed()
  return isLocale(stored) ? stored : DEFAULT_LOCALE
}

/** Whether someone chose a language here; until then it is the site's own. */
export const wasLocaleChosen = (): boolean => isLocale(localStore.getItem(KEY) ?? addressed())

/** The language of this page load. */
export const locale: Locale = storedLocale()
/** For `Intl`: how numbers and dates are written. */
export const languageTag = locale === 'tr' ? 'tr-TR' : 'en-GB'
document.documentElement.lang = locale

const plurals = new Intl.PluralRules(locale)
const numbers = new Intl.NumberFormat(languageTag)

/** Remembers the language for the next page load. Answers whether the browser keeps it. */
export function keepLocale(next: Locale): boolean {
  rememberShell(next)
  return localStore.setItem(KEY, next)
}

/** Remembers the language and reloads the page in it. */
export function changeLocale(next: Locale): void {
  const isKept = keepLocale(next)
  const address = new URL(location.href)
  address.searchParams.set(KEY, next)
  setTimeout(
    () => (isKept ? location.reload() : location.replace(address)),
    TIMINGS.languageReloadMs,
  )
}

const say = (value: string | number | undefined) =>
  typeof value === 'number' ? numbers.format(value) : (value ?? '')

/** Builds the `t` of one feature from its two dictionaries. */
export function texts<const T extends Record<string, Text>>(both: {
  tr: T
  en: { [Key in keyof T]: T[Key] extends string ? string : Forms }
}) {
  const own: Record<keyof T, Text> = both[locale]
  return <Key extends keyof T>(key: Key, ...[params]: Arguments<Params<T[Key]>>): string => {
    const values: Record<string, string | number> = params ?? {}
    const text = own[key]
    const form =
      typeof text === 'string'
        ? text
        : text[plurals.select(Number(values.count)) === 'one' ? 'one' : 'other']
    return form.replace(/\{(\w+)\}/g, (_, name: string) => say(values[name]))
  }
}
