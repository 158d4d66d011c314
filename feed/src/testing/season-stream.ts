import type { Teller } from '../company/match.ts'
import { openSeasons } from '../company/seasons.ts'
import { applyMessage, type Image } from '../producer/image.ts'
import type { EventBody } from '../protocol/message.ts'
import type { World } from '../world/play.ts'

/** The stream of what is to come, for the seasons of a world: it keeps its image through restarts. */
export function openSeasonStream(world: World) {
  const image: Image = new Map()
  const said: EventBody[] = []
  const say = async (bodies: readonly EventBody[]) => {
    for (const body of bodies) {
      said.push(body)
      applyMessage(image, { ...body, seq: said.length, ts: 0 })
    }
  }
  const teller: Teller = {
    tell: say,
    marketsOf: (event) => image.get(event)?.markets.values() ?? [],
    unconfirmedOf: (event) =>
      [...(image.get(event)?.settled.values() ?? [])].flatMap(({ market, certainty }) =>
        certainty === 1 ? [market] : [],
      ),
    statusOf: (event) => image.get(event)?.fixture.status,
    forget: (events) => {
      for (const event of events) image.delete(event)
    },
  }
  const open = (partsPerTick = 20) =>
    openSeasons({
      seed: 'test',
      clock: () => Number.NEGATIVE_INFINITY,
      worlds: [world],
      teller,
      say,
      partsPerTick,
    })
  return { image, said, open }
}

/** Ticks until prices are made: a simulation takes a hundred parts, and each match of the past one. */
export async function priceSeasons(
  seasons: ReturnType<typeof openSeasons>,
  nowMs: number,
  ticks = 40,
): Promise<void> {
  for (let tick = 0; tick < ticks; tick++) await seasons.tick(nowMs)
}
