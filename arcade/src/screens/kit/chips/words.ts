import type { Language } from '../../../protocol.ts'
import { chipText } from '../art/chip.ts'
import type { ChipRefusal } from './placing.ts'

type ChipWords = {
  chips: string
  chip: (lira: number) => string
  chosen: (lira: number) => string
  onTable: string
  undo: string
  repeat: string
  clear: string
  inPlay: string
  nothingToUndo: string
  nothingToRepeat: string
  lastIsLaid: string
  nothingLaid: string
  refused: Record<ChipRefusal['why'], (most: string) => string>
}

/** A chip of thousands is named as it is printed too: what is seen of a button is in its name. */
const printOf = (lira: number, thousand: string) =>
  lira >= 1_000 ? `${chipText(lira, thousand)}: ` : ''

export const CHIP_WORDS: Record<Language, ChipWords> = {
  tr: {
    chips: 'Pul',
    chip: (lira) => `${printOf(lira, 'B')}${lira} liralık pul`,
    chosen: (lira) => `${printOf(lira, 'B')}${lira} liralık pul seçili, değiştir`,
    onTable: 'Masada',
    undo: 'Geri al',
    repeat: 'Yinele',
    clear: 'Temizle',
    inPlay: 'Tur sürüyor',
    nothingToUndo: 'Geri alınacak pul yok',
    nothingToRepeat: 'Yinelenecek bahis yok',
    lastIsLaid: 'Son bahsin masada',
    nothingLaid: 'Masada pul yok',
    refused: {
      place: (most) => `Buraya en çok ${most} konur.`,
      table: (most) => `Masaya en çok ${most} konur.`,
      balance: (most) => `Bu pul bakiyeni aşar. Bakiyen ${most}.`,
    },
  },
  en: {
    chips: 'Chip',
    chip: (lira) => `${printOf(lira, 'K')}Chip of ${lira} lira`,
    chosen: (lira) => `${printOf(lira, 'K')}Chip of ${lira} lira chosen, change it`,
    onTable: 'On the table',
    undo: 'Undo',
    repeat: 'Repeat',
    clear: 'Clear',
    inPlay: 'The round is on',
    nothingToUndo: 'No chip to undo',
    nothingToRepeat: 'No bet to repeat',
    lastIsLaid: 'Your last bet is on the table',
    nothingLaid: 'No chips on the table',
    refused: {
      place: (most) => `The most on this place is ${most}.`,
      table: (most) => `The most on the table is ${most}.`,
      balance: (most) => `This chip is more than your balance of ${most}.`,
    },
  },
}
