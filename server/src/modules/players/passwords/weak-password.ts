import { readFileSync } from 'node:fs'
import type { Text } from '../../../platform/http/route.ts'

const COMMON = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split(/\s+/),
)
/** What fingers find side by side, on the keyboards in use here. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopgu',
  'asdfghjklsi',
  'zxcvbnmoc',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((run) => [run, [...run].reverse().join('')])
const DISTINCT_MIN = 3
/** So few digits alone are tried through in a blink; eight in the form of a date nearly so. */
const DIGITS_MIN = 8
const DATE = /^(0?[1-9]|[12]\d|3[01])[./-]?(0?[1-9]|1[0-2])[./-]?(19|20)\d\d$/
const PERSONAL_MIN = 4

/** What to do about a password that is shorter than the operator allows (ASVS 6.2.1). */
export const longerPassword = (least: number): Text => ({
  tr: `Şifre en az ${least} karakter olmalı.`,
  en: `The password must have at least ${least} characters.`,
})

/** Counted as the contract counts. */
export const isTooShort = (password: string, least: number): boolean => password.length < least

/**
 * Whether a guesser would try this soon (AUT-02): common passwords in any case, spelling or
 * dress (`Galatasaray1905!`, `P@ssw0rd`), runs and repeats, dates, and what the person's other
 * details say. Length is the schema's affair.
 */
export function isWeakPassword(password: string, personal: readonly string[]): boolean {
  const plain = folded(password)
  return (
    new Set(plain).size < DISTINCT_MIN ||
    /^(.{1,4})\1+$/u.test(plain) ||
    RUNS.some((run) => run.includes(plain)) ||
    (/^\d+$/.test(plain) && plain.length < DIGITS_MIN) ||
    DATE.test(plain) ||
    isCommon(plain) ||
    isPersonal(plain, personal.map(folded))
  )
}

function isCommon(plain: string): boolean {
  const spelled = unleet(plain)
  return [plain, spelled].some((text) => COMMON.has(text) || COMMON.has(undressed(text)))
}

/** An e-mail address counts by what stands before the @. */
function isPersonal(plain: string, details: readonly string[]): boolean {
  const parts = details.map((detail) => detail.split('@')[0] ?? '')
  return parts.some((part) => part.length >= PERSONAL_MIN && plain.includes(part))
}

/** Without the digits and signs that people put around a word. */
const undressed = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')

const TURKISH: Record<string, string> = { ı: 'i', ş: 's', ğ: 'g', ü: 'u', ö: 'o', ç: 'c' }
const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/[ışğüöç]/g, (letter) => TURKISH[letter] ?? letter)

/** Digits between letters read as the letters they stand for; those around the word stay. */
const unleet = (text: string) =>
  text.replace(/[013457@$]/g, (sign, at: number) =>
    isInside(text, at) ? (LEET[sign] ?? sign) : sign,
  )

const isInside = (text: string, at: number) =>
  /[a-z]/.test(text.slice(0, at)) && /[a-z]/.test(text.slice(at + 1))
