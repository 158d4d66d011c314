import type { OddsFormat } from '@zar/contract/betting/odds-formats'
import { texts } from '../../../lib/language/translate.ts'

const t = texts({
  tr: {
    decimal: 'Ondalık',
    fractional: 'Kesirli',
    american: 'Amerikan',
    'hong-kong': 'Hong Kong',
    malay: 'Malay',
    indonesian: 'Endonezya',
  },
  en: {
    decimal: 'Decimal',
    fractional: 'Fractional',
    american: 'American',
    'hong-kong': 'Hong Kong',
    malay: 'Malay',
    indonesian: 'Indonesian',
  },
})

export const formatName = (format: OddsFormat): string => t(format)
