import { OUR_NAMES } from '@zar/contract/betting/names'
import { locale } from '../../../lib/language/translate.ts'
import { type Favourites, favourites, putFavourites } from '../favourites/favourites.ts'
import type { Naming } from '../settings/settings.ts'
import { changeSlip, slip } from '../slip/state/slip.ts'

const OURS = OUR_NAMES[locale]
const ORIGINALS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OURS).map(([original, our]) => [our, original]),
)

/** The names that the slip and the favourites were put together with, as the player reads names now. */
export function renameKept(names: Naming): void {
  const table = names === 'ours' ? OURS : ORIGINALS
  const called = (name: string) => table[name] ?? name
  changeSlip({
    picks: slip().picks.map((pick) => ({
      ...pick,
      home: called(pick.home),
      away: called(pick.away),
      ...(pick.name !== undefined && { name: called(pick.name) }),
    })),
  })
  const starred = (list: Favourites['teams']) =>
    list.map((one) => ({ ...one, name: called(one.name) }))
  const { leagues, teams, events } = favourites()
  putFavourites({ leagues: starred(leagues), teams: starred(teams), events: events.map(eventOf) })

  function eventOf<Named extends { name: string }>(one: Named): Named {
    return { ...one, name: one.name.split(' – ').map(called).join(' – ') }
  }
}
