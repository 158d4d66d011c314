import { picture } from '@zar/art/slots/drawing/scope'
import { loadThings } from '@zar/art/slots/load-things'
import { drawThing } from '@zar/art/slots/thing'
import { slotTitleOf } from '@zar/art/slots/titles'
import { useEffect, useState } from 'react'
import type { GameSheet } from '../../protocol.ts'
import { svgUrl } from '../art-url.ts'
import { thingsOf } from '../slot-art/things-of.ts'

type Pictures = ReadonlyMap<string, string>

const PIXELS = 96
const NONE: Pictures = new Map()

/** The pictures of a sheet's symbols by their ids, drawn as its title draws them. */
export async function symbolPictures(sheet: GameSheet): Promise<Pictures> {
  const title = slotTitleOf(sheet.gameCode)
  if (!title) return NONE
  const names = thingsOf(sheet, title)
  const things = await loadThings(names)
  return new Map(
    sheet.symbols.flatMap(({ id }, at) => {
      const thing = things.get(names[at] ?? 'emblem.zar')
      if (!thing) return []
      const drawing = drawThing(thing, title.hand ?? undefined)
      const box = { box: '-50 -50 100 100', ids: id, w: PIXELS, h: PIXELS }
      return [[id, svgUrl(picture(drawing, box))] as const]
    }),
  )
}

/** None until they have come, and none where they do not: a symbol then has its name alone. */
export function useSymbolPictures(sheet: GameSheet | undefined): Pictures {
  const [shown, setShown] = useState({ gameCode: '', pictures: NONE })
  useEffect(() => {
    if (!sheet) return undefined
    let isWanted = true
    void symbolPictures(sheet)
      .catch(() => NONE)
      .then((pictures) => isWanted && setShown({ gameCode: sheet.gameCode, pictures }))
    return () => {
      isWanted = false
    }
  }, [sheet])
  return shown.gameCode === sheet?.gameCode ? shown.pictures : NONE
}
