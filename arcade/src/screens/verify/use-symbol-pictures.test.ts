import { expect, test } from 'vitest'
import { SHEETS } from '../../games/slot/catalogue.ts'
import { gameSheetOf } from '../../games/slot/game-sheet.ts'
import { symbolPictures } from './use-symbol-pictures.ts'

test.each(SHEETS.map(gameSheetOf))(
  'the verifier has a picture of its own for every symbol of $gameCode',
  async (sheet) => {
    const pictures = await symbolPictures(sheet)
    expect([...pictures.keys()]).toEqual(sheet.symbols.map(({ id }) => id))
    expect(new Set(pictures.values()).size).toBe(sheet.symbols.length)
  },
)
