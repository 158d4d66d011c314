import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    shut: '{name}, askıda',
    none: '{name}, oynanmıyor',
    price: '{name}, {price}',
    up: '{name}, {price}, yükseldi, önce {before}',
    down: '{name}, {price}, düştü, önce {before}',
    noPrice: '–',
    choice: '{selection}, {market}',
  },
  en: {
    shut: '{name}, suspended',
    none: '{name}, not offered',
    price: '{name}, {price}',
    up: '{name}, {price}, up, was {before}',
    down: '{name}, {price}, down, was {before}',
    noPrice: '–',
    choice: '{selection}, {market}',
  },
})
