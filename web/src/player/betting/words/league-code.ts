import { languageTag } from '../../../lib/language/translate.ts'

/** Leagues of several countries, and where the first two letters would mislead. */
const TURKISH: Record<string, string> = {
  Türkiye: 'TR',
  ABD: 'US',
  Avustralya: 'AU',
  Europe: 'AB',
  Avrupa: 'AB',
  World: 'DÜ',
  Dünya: 'DÜ',
  International: 'UL',
  Uluslararası: 'UL',
}

/** The same for who reads English. The feed names countries in Turkish. */
const ENGLISH: Record<string, string> = {
  Türkiye: 'TR',
  Turkey: 'TR',
  ABD: 'US',
  USA: 'US',
  Almanya: 'DE',
  Asya: 'AS',
  Avrupa: 'EU',
  Europe: 'EU',
  Avustralya: 'AU',
  Australia: 'AU',
  Çin: 'CN',
  Dünya: 'WO',
  World: 'WO',
  Finlandiya: 'FI',
  Hollanda: 'NL',
  İngiltere: 'EN',
  International: 'IN',
  Uluslararası: 'IN',
  İspanya: 'ES',
  İsveç: 'SE',
  İsviçre: 'CH',
  İtalya: 'IT',
  Japonya: 'JP',
  Kore: 'KR',
  Polonya: 'PL',
  Portekiz: 'PT',
}

const CODES = languageTag.startsWith('tr') ? TURKISH : ENGLISH

/** Two letters for the mark before a league: `TR`, `İN`, in English `EN`. */
export const leagueCode = (country: string): string =>
  CODES[country] ??
  (/^[A-Z]{2,3}$/.test(country)
    ? country.slice(0, 2)
    : country.slice(0, 2).toLocaleUpperCase(languageTag))
